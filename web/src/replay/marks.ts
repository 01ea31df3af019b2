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

/** What a match is remembered by: who was hurt and who fell, the rarest rolls, its end. */
export function momentsOf(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ kind }) => kind !== "turn" && kind !== "undo");
}

/** A roll that fell high, low, or is none. */
export function fortune({ kind, percentile = 0.5 }: Mark): "high" | "low" | "" {
  if (kind !== "roll") return "";
  return percentile > 0.5 ? "high" : "low";
}
