import type { Item } from "../../lib/server/wire";

/** The details of an option that were changed, by name. */
export type Changes = Record<string, unknown>;

interface Filled {
  option: unknown;
  details: Changes;
}

/** A line's answer with some of its details changed. */
export function withDetails(answer: unknown, changes: Changes): unknown {
  if (Object.keys(changes).length === 0) return answer;
  if (Array.isArray(answer)) return [answer[0], withDetails(answer[1], changes)];
  const filled = answer as Filled;
  return { ...filled, details: { ...filled.details, ...changes } };
}

/** The values of all details: the usual ones, and those that were changed. */
export function detailsOf(item: Item, changes: Changes): Changes {
  const usual = Object.fromEntries(
    (item.details ?? []).map(({ name, values }) => [name, values[0]?.[0]]),
  );
  return { ...usual, ...changes };
}

/** An answer in one of several ways, under the way's name if it has one. */
export function inWay(name: string, answer: unknown): unknown {
  return name ? [name, answer] : answer;
}

/** A place or path at whose end the figure faces somewhere; null is the direction it went. */
interface Turned {
  facing: number | null;
}

/** The part of an answer that holds a facing, if it has one. */
export function turnedIn(answer: unknown): Turned | undefined {
  const inner = Array.isArray(answer) && answer.length === 2 ? answer[1] : answer;
  return inner && typeof inner === "object" && "facing" in inner ? (inner as Turned) : undefined;
}

/** The same answer with another facing at its end. */
export function facingIn(answer: unknown, facing: number): unknown {
  const before = turnedIn(answer);
  if (!before) return answer;
  const turned = { ...before, facing };
  return Array.isArray(answer) ? [answer[0], turned] : turned;
}
