/** Whose great moment it is: a mishap is that of whoever acts, the rest of whoever is met. */
import type { Cue } from "../../lib/server/wire";

export function whose({ beat, figure, target }: Cue): string {
  return (beat?.kind === "mishap" ? figure || target : target || figure) ?? "";
}
