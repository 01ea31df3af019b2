import type { Pair, Reached } from "../../lib/server/wire";
import { distance } from "../board/geometry";

const SLACK = 4;
/** So many cells beside what can be reached are still meant for it. */

/** A place itself where it can be reached; else the nearest cell that can, if it is near. */
export function nearestReachable(reached: Reached | undefined, to: Pair): Pair {
  let best: Pair | undefined;
  let least = Infinity;
  for (const [x, y] of reached?.places ?? []) {
    const far = distance([x, y], to);
    if (far < least) [best, least] = [[x, y], far];
  }
  const cell = reached?.cell ?? 0;
  return !best || least <= cell * 0.75 || least > cell * SLACK ? to : best;
}
