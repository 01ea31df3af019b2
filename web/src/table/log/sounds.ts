import type { Sound } from "../../lib/browser/sound";
import type { News } from "../../lib/server/wire";

const OF: Record<string, Sound> = { hit: "hit", harm: "hit", miss: "miss", down: "fall" };

/** The sounds that go with a piece of news. Most news makes none. */
export function soundsOf({ dice, cue, quiet }: News): Sound[] {
  if (quiet) return [];
  const told = cue?.beat?.kind ?? (cue?.means || OF[cue?.kind ?? ""]);
  return [...(dice ? (["dice"] as const) : []), ...(told ? [told] : [])];
}
