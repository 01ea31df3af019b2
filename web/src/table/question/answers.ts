import type { Item } from "../../lib/server/wire";

/** What was changed of an option's details, by name. */
export type Changes = Record<string, unknown>;

interface Filled {
  option: unknown;
  details: Changes;
}

/** A line's answer with some of its details otherwise than as usual. */
export function withDetails(answer: unknown, changes: Changes): unknown {
  if (Object.keys(changes).length === 0) return answer;
  if (Array.isArray(answer)) return [answer[0], withDetails(answer[1], changes)];
  const filled = answer as Filled;
  return { ...filled, details: { ...filled.details, ...changes } };
}

/** The details as they are now: the usual ones, and those changed. */
export function detailsOf(item: Item, changes: Changes): Changes {
  const usual = Object.fromEntries(
    (item.details ?? []).map(({ name, values }) => [name, values[0]?.[0]]),
  );
  return { ...usual, ...changes };
}

/** Two plain values are the same. */
export function same(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

/** A plain value as text, whatever the order in which its names were written. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** An answer in a way of answering: under its name, where it has one. */
export function inWay(name: string, answer: unknown): unknown {
  return name ? [name, answer] : answer;
}

/** A place or a way at whose end somebody looks somewhere; null: the way it went. */
interface Turned {
  facing: number | null;
}

/** What an answer says of where somebody looks, if it says that. */
export function turnedIn(answer: unknown): Turned | undefined {
  const inner = Array.isArray(answer) && answer.length === 2 ? answer[1] : answer;
  return inner && typeof inner === "object" && "facing" in inner ? (inner as Turned) : undefined;
}

/** The same answer, looking another way at its end. */
export function facingIn(answer: unknown, facing: number): unknown {
  const before = turnedIn(answer);
  if (!before) return answer;
  const turned = { ...before, facing };
  return Array.isArray(answer) ? [answer[0], turned] : turned;
}
