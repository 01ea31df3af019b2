/** The course of a match: which side was ahead, answer by answer. */
import type { Course } from "../replay/wire";

/**
 * A line to draw: a score from -1 to 1 at each frame that counts. `side` is the index of its seat.
 */
export interface Run {
  side: number;
  scores: number[];
}

/**
 * The lines of a match. Two seats share one, above the middle where the first is ahead; more seats
 * have one each.
 */
export function runsOf({ sides }: Course): Run[] {
  const [one, other] = sides;
  if (!one || !other || sides.length > 2)
    return sides.map(({ scores }, side) => ({ side, scores }));
  return [{ side: 0, scores: one.scores.map((score, at) => (score - (other.scores[at] ?? 0)) / 2) }];
}

export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
}

/** Where frames and scores are drawn on the paper. */
export function ruled(course: Course, { width, height, left, right }: Paper) {
  const last = Math.max(1, course.frames.at(-1) ?? 1);
  return {
    x: (index: number) => round(left + (index / last) * (width - left - right)),
    y: (score: number) => round(((1 - score) / 2) * height),
  };
}

/** The path of a line. It stays level from one answer to the next. */
export function stepped(
  frames: readonly number[],
  scores: readonly number[],
  { x, y }: ReturnType<typeof ruled>,
): string {
  return scores
    .map((score, at) => {
      const place = x(frames[at] ?? 0);
      return at ? `H${place}V${y(score)}` : `M${place} ${y(score)}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
