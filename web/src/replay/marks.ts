/** Where there is something to see. */
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

/** Which turn it is at a frame; 0 before the first. */
export function turnAt(turns: readonly Turn[], index: number): number {
  return turns.findLast((one) => one.index <= index)?.turn ?? 0;
}

/** The next moment worth seeing from here, or the one before. */
export function nextMark(marks: readonly Mark[], index: number, way: 1 | -1): Mark | undefined {
  return way > 0
    ? marks.find((mark) => mark.index > index)
    : marks.findLast((mark) => mark.index < index);
}

/** The mark nearest to a place on the line, if one is near; `place` is where a frame is drawn. */
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

/** What a match is remembered by: who fell, the rarest rolls, its end. */
export function momentsOf(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ kind }) => kind === "down" || kind === "roll" || kind === "end");
}

/** A roll that fell high, low, or is none. */
export function fortune({ kind, percentile = 0.5 }: Mark): "high" | "low" | "" {
  if (kind !== "roll") return "";
  return percentile > 0.5 ? "high" : "low";
}
