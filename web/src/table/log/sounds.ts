import type { Sound } from "../../lib/browser/sound";
import type { News } from "../../lib/server/wire";

const OF: Record<string, Sound> = { hit: "hit", harm: "hit", miss: "miss", down: "down" };

/** The sound that goes with a piece of news. Most news makes none. */
export function soundOf({ dice, cue }: News): Sound | undefined {
  return dice ? "dice" : OF[cue?.kind ?? ""];
}
