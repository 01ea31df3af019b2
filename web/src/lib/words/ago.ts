import { preferences } from "../browser/preferences.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, given in seconds since 1970. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  for (const [unit, length] of STEPS)
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  return format.format(0, "minute");
}
