/** The keys of the table: how each is shown (words, if it differs by language), and what it does. */
export const KEYS: { shown: string; key: string }[] = [
  { shown: "1 … 9", key: "table.help.numbers" },
  { shown: "A … Z", key: "table.help.letters" },
  { shown: "table.key.end", key: "table.help.end" },
  { shown: "N R H X", key: "table.help.orders" },
  { shown: "Home", key: "table.help.question" },
  { shown: "Enter", key: "table.help.enter" },
  { shown: "Esc", key: "table.help.escape" },
  { shown: "← ↑ → ↓", key: "table.help.arrows" },
  { shown: "⇧ ← ↑ → ↓", key: "table.help.figures" },
  { shown: "+ − 0", key: "table.help.zoom" },
  { shown: "[ ]", key: "table.help.turn" },
  { shown: "U", key: "table.help.undo" },
  { shown: "W", key: "table.help.why" },
  { shown: "M", key: "table.help.measure" },
  { shown: "L", key: "table.help.log" },
  { shown: "␣", key: "table.help.go_on" },
  { shown: "?", key: "table.help.help" },
];

/** The keys that checkboxes and sliders use themselves. */
const OWN = /^(Arrow.*|Page.*|Home|End| )$/;

/** True if a key is typed into a field or a dialog, and so is not for the table. */
export function typed(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("dialog")) return true;
  const field = target?.closest?.("input, textarea, select, [contenteditable]");
  if (!field) return false;
  return !field.matches("[type=checkbox], [type=radio], [type=range]") || OWN.test(event.key);
}

/** True if Enter or Space would press a button or follow a link. */
export function pressable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest?.("button, a, summary");
}
