import type { Cue, Pair } from "../../lib/server/wire";
import { middle } from "../board/geometry";

/** What an attack leaves on the board for a while. */
export interface Trace {
  means: NonNullable<Cue["means"]>;
  /** Where the line of a shot begins and ends. */
  line?: [Pair, Pair];
  /** What a template covered. */
  area?: Pair[];
  /** Where a blow or a blast struck, and where it came from. */
  struck?: { at: Pair; from: Pair };
}

/** The means that reach their target from a distance. */
const FLYING = ["shot", "missile", "power", "blast"];

/** The trace of a cue, with figures where they are now. Most cues leave none. */
export function traceOf(cue: Cue, where: (figure: string) => Pair | undefined): Trace | undefined {
  const { means = "", area = [] } = cue;
  const from = where(cue.figure ?? "");
  const to = (cue.target && where(cue.target)) || (area.length ? centre(area) : from);
  if (!means || !to) return undefined;
  const line = FLYING.includes(means) && from && !same(from, to);
  const struck = means === "blow" || (means === "blast" && !area.length && !line);
  if (!line && !struck && !area.length) return undefined;
  return {
    means,
    ...(line ? { line: [from, to] } : {}),
    ...(area.length ? { area } : {}),
    ...(struck ? { struck: { at: to, from: from ?? to } } : {}),
  };
}

function centre(area: Pair[]): Pair {
  const [x, y] = middle(area);
  return [x, y];
}

function same([ax, ay]: Pair, [bx, by]: Pair): boolean {
  return ax === bx && ay === by;
}
