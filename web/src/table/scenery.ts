import type { Pair, Shape } from "../lib/wire";

/** Whether a place is within an outline. */
export function inside(points: readonly Pair[], [x, y]: Pair): boolean {
  let within = false;
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [ax, ay] = points[at]!;
    const [bx, by] = points[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** The scenery at a place that has something to tell; what stands counts before the ground. */
export function standing(shapes: readonly Shape[], place: Pair): Shape | undefined {
  const here = shapes.filter((shape) => shape.name && !shape.open && inside(shape.points, place));
  return here.sort((one, other) => (other.height ?? 0) - (one.height ?? 0))[0];
}
