/** Points and lines on a board, in tenths of a millimetre. */
export type Place = readonly [number, number];

export function distance([ax, ay]: Place, [bx, by]: Place): number {
  return Math.hypot(bx - ax, by - ay);
}

export function length(line: readonly Place[]): number {
  return line.slice(1).reduce((sum, place, before) => sum + distance(line[before]!, place), 0);
}

/** The point at this distance along a line, or the line's end if the line is shorter. */
export function along(line: readonly Place[], far: number): Place {
  let left = far;
  for (let next = 1; next < line.length; next++) {
    const from = line[next - 1]!;
    const to = line[next]!;
    const step = distance(from, to);
    if (step > 0 && left <= step) {
      const part = left / step;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= step;
  }
  return line[line.length - 1] ?? [0, 0];
}

/** The line as the `d` of an SVG path. */
export function drawn(line: readonly Place[], closed = false): string {
  return line.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("") + (closed ? "Z" : "");
}

/** The direction from one point to another, in whole degrees clockwise from straight up. */
export function bearing([ax, ay]: Place, [bx, by]: Place): number {
  const degrees = (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
  return ((Math.round(degrees) % 360) + 360) % 360;
}

/** The point on the edge of a base that is nearest to a place; its top if that is its middle. */
export function onEdge(at: Place, radius: number, place: Place): [number, number] {
  const turn = Math.atan2(place[0] - at[0], at[1] - place[1]);
  return [Math.round(at[0] + radius * Math.sin(turn)), Math.round(at[1] - radius * Math.cos(turn))];
}

export function middle(points: readonly Place[]): Place {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A line without so much at both its ends; the whole line if that would leave nothing. */
export function trimmed([from, to]: readonly [Place, Place], off: number): [Place, Place] {
  const far = distance(from, to);
  if (far <= 2 * off) return [from, to];
  return [along([from, to], off), along([from, to], far - off)];
}
