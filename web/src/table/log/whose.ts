/** Whose great moment it is: a mishap is the acting figure's, anything else its target's. */
import type { Cue } from "../../lib/server/wire";

export function whose({ beat, figure, target }: Cue): string {
  return (beat?.kind === "mishap" ? figure || target : target || figure) ?? "";
}
