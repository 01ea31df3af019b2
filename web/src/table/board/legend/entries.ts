/** What the table has on it, each kind of thing once. */
import type { Board, Message, Shape, Zone } from "../../../lib/server/wire";
import { drawingOf } from "../art/gallery";

/** The kinds of scenery, those with codes first and then the higher ones. */
export function kindsOf({ shapes = [] }: Board): Shape[] {
  const found = new Map<string, Shape>();
  for (const shape of shapes) {
    const { name, notes, code, state } = shape;
    const key = JSON.stringify([name, notes, code, state, drawingOf(shape)]);
    if (name && !found.has(key)) found.set(key, shape);
  }
  const rank = ({ code, height = 0 }: Shape) => (code ? 1e6 : 0) + height;
  return [...found.values()].sort((one, other) => rank(other) - rank(one));
}

/** The degrees of light on the table, in words. */
export function lightsOf({ lamps = [], ambient_label }: Board): Message[] {
  return distinct([...(ambient_label ? [ambient_label] : []), ...lamps.flatMap(({ label }) => label ?? [])]);
}

export function zonesOf(zones: readonly Zone[]): Zone[] {
  return distinct([...zones].map((zone) => ({ ...zone, points: [] })));
}

function distinct<T>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
