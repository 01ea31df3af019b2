import type { Pair, Reached } from "../../lib/server/wire";
import { distance } from "../board/geometry";

/** A place no more than so many cells beyond reach still means the nearest place within it. */
const SLACK = 4;

/** The place itself if it can be reached, or else the nearest place that can, if it is near. */
export function nearestReachable(reached: Reached | undefined, to: Pair, slack = SLACK): Pair {
  let best: Pair | undefined;
  let least = Infinity;
  for (const [x, y] of reached?.places ?? []) {
    const far = distance([x, y], to);
    if (far < least) [best, least] = [[x, y], far];
  }
  const cell = reached?.cell ?? 0;
  return !best || least <= cell * 0.75 || least > cell * slack ? to : best;
}
