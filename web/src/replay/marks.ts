/** The moments of a match that are worth seeing. */
import type { Mark } from "./wire";

export interface Turn {
  turn: number;
  index: number;
}

/** Where each turn begins. */
export function turnsOf(marks: readonly Mark[]): Turn[] {
  const turns = new Map<number, number>();
  for (const { kind, turn = 0, index } of marks)
    if (kind === "turn" && turn > 0 && !turns.has(turn)) turns.set(turn, index);
  return [...turns].map(([turn, index]) => ({ turn, index }));
}

/** The number of the turn at a frame; 0 before the first. */
export function turnAt(turns: readonly Turn[], index: number): number {
  return turns.findLast((one) => one.index <= index)?.turn ?? 0;
}

/** The next moment worth seeing from here, or the one before. */
export function nextMark(marks: readonly Mark[], index: number, way: 1 | -1): Mark | undefined {
  return way > 0
    ? marks.find((mark) => mark.index > index)
    : marks.findLast((mark) => mark.index < index);
}

/**
 * The mark nearest to a point on the timeline, if one is near. `place` says where frames are drawn.
 */
export function markNear(
  marks: readonly Mark[],
  at: number,
  place: (index: number) => number,
  within: number,
): Mark | undefined {
  const far = (mark: Mark): number => Math.abs(place(mark.index) - at);
  const [nearest] = marks.filter((mark) => far(mark) <= within).sort((one, other) => far(one) - far(other));
  return nearest;
}

/** The memorable moments of a match: losses, the rarest rolls, the end. */
export function momentsOf(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ kind }) => kind === "down" || kind === "roll" || kind === "end");
}

/** Whether a marked roll fell high or low; empty if the mark is no roll. */
export function fortune({ kind, percentile = 0.5 }: Mark): "high" | "low" | "" {
  if (kind !== "roll") return "";
  return percentile > 0.5 ? "high" : "low";
}
