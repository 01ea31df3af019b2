import { keyOf } from "../../lib/server/plain";
import type { Asked, Closed, Item, Message, Way } from "../../lib/server/wire";
import { say } from "../../lib/words/say.svelte";

/** A line, the number that picks it, and its letter if no other line does the same deed. */
export interface Line {
  item: Item;
  number: number;
  letter?: string;
}

/** The letter that picks a deed, in the player's language; empty if it has none. */
export function letterOf({ key }: { key?: string }): string {
  return key ? say(key) : "";
}

/**
 * The lines with their numbers. The first are kept for the lines of ways that are folded, so that
 * no number changes when those come.
 */
export function numbered(asked: Asked): Line[] {
  const items = asked.items ?? [];
  const alone = ({ deed }: Item) => items.filter((other) => other.deed === deed).length === 1;
  const [ways, used] = kept(asked);
  const next = new Map(ways.map(({ way, first }) => [way.name, first]));
  return items.map((item) => {
    const place = next.has(item.deed ?? "") ? item.deed! : REST;
    const number = next.get(place) ?? used + 1;
    next.set(place, number + 1);
    return { item, number, ...(item.key && alone(item) ? { letter: letterOf(item) } : {}) };
  });
}

/** Stands for all the lines that no folded way has. */
const REST = "\n";

/** The ways that are folded, each with its first number, and how many numbers are kept for all. */
function kept({ ways = [] }: Asked): [{ way: Way; first: number }[], number] {
  let used = 0;
  const found = ways
    .filter(({ folded }) => folded)
    .map((way) => ({ way, first: (used += way.folded!) - way.folded! + 1 }));
  return [found, used];
}

/** The folded way that a number is kept for, if it is. */
export function wayAt(asked: Asked, number: number): Way | undefined {
  const [ways, used] = kept(asked);
  return number > used ? undefined : ways.findLast(({ first }) => first <= number)?.way;
}

/** The highest number that may pick a line. */
export function mostOf(asked: Asked): number {
  return Math.max(kept(asked)[1], ...numbered(asked).map(({ number }) => number));
}

/** Similar lines under what they have in common, or a single line. */
export interface Bundle {
  key: string;
  alike: Message | null;
  lines: Line[];
}

export interface Section {
  group: string;
  bundles: Bundle[];
  closed: Closed[];
}

/** So many similar lines, or more, are folded under one heading. */
const ALIKE = 3;

/**
 * The question's lines under their headings, in the order the game gives them. Headings under which
 * nothing can be done come last. Lines that are `elsewhere` are left out.
 */
export function sections(asked: Asked, elsewhere = (item: Item) => !!item.ends): Section[] {
  const lines = numbered(asked).filter(({ item }) => !elsewhere(item));
  const names = [...(asked.groups ?? [])];
  for (const { group = "" } of [...(asked.items ?? []), ...(asked.closed ?? [])])
    if (!names.includes(group)) names.push(group);
  return names
    .map((group) => ({
      group,
      bundles: bundled(lines.filter(({ item }) => (item.group ?? "") === group)),
      closed: (asked.closed ?? []).filter((one) => (one.group ?? "") === group),
    }))
    .filter(({ bundles, closed }) => bundles.length + closed.length > 0)
    .sort((one, other) => Number(!one.bundles.length) - Number(!other.bundles.length));
}

/** Puts similar lines together where the first of them stood. */
export function bundled(lines: Line[]): Bundle[] {
  const found = new Map<string, Bundle>();
  for (const line of lines) {
    const alike = line.item.alike ?? null;
    const key = alike ? keyOf(alike) : `line ${line.number}`;
    const bundle = found.get(key) ?? { key, alike, lines: [] };
    bundle.lines.push(line);
    found.set(key, bundle);
  }
  return [...found.values()].flatMap((bundle) =>
    bundle.lines.length < ALIKE ? apart(bundle) : [bundle],
  );
}

function apart({ lines }: Bundle): Bundle[] {
  return lines.map((line) => ({ key: `line ${line.number}`, alike: null, lines: [line] }));
}

/** The lines that do something to a figure. */
export function doneTo(asked: Asked | undefined, figure: string): Line[] {
  return asked ? numbered(asked).filter(({ item }) => item.figures?.includes(figure)) : [];
}

/** What cannot be done to a figure, and why. */
export function closedTo(asked: Asked | undefined, figure: string): Closed[] {
  return (asked?.closed ?? []).filter((one) => one.figures?.includes(figure));
}
