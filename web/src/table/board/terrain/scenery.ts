import type { Area, Board, Lamp, Message, Pair, Shape } from "../../../lib/server/wire";

/** True if a place is inside an outline. */
export function inside(points: readonly Pair[], [x, y]: Pair): boolean {
  let within = false;
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [ax, ay] = points[at]!;
    const [bx, by] = points[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** The named scenery at a place. The highest counts first, the ground last. */
export function standing(shapes: readonly Shape[], place: Pair): Shape | undefined {
  const here = shapes.filter((shape) => shape.name && !shape.open && inside(shape.points, place));
  return here.sort((one, other) => (other.height ?? 0) - (one.height ?? 0))[0];
}

/** A finger within so many pixels of a thing's middle touches it, however small it is drawn. */
const FINGER = 14;

/** The round area at a place, the smallest if there are several. */
export function lying(areas: readonly Area[], [x, y]: Pair, pixel: number): Area | undefined {
  const reached = ({ at, radius }: Area) =>
    Math.hypot(at[0] - x, at[1] - y) <= Math.max(radius, FINGER * pixel);
  return areas.filter(reached).sort((one, other) => one.radius - other.radius)[0];
}

/** The light at a place, in words: that of the last lamp that reaches it, or of the whole board. */
export function lightAt(board: Board, place: Pair): Message | undefined {
  const lamp = board.lamps?.findLast((one) => reaches(one, place));
  return lamp ? lamp.label : board.ambient_label;
}

function reaches({ at, radius, outline }: Lamp, place: Pair): boolean {
  const near = Math.hypot(at[0] - place[0], at[1] - place[1]) <= radius;
  return near && (!outline || inside(outline, place));
}

/** The shorter side of the box around an outline. */
export function span(points: readonly Pair[]): number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** The angle in degrees of the edge of an outline that is nearest to a place. */
export function across(outline: readonly Pair[], [x, y]: Pair): number {
  let least = Infinity;
  let turn = 0;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, share));
    const far = Math.hypot(ax + dx * part - x, ay + dy * part - y);
    if (far < least) {
      least = far;
      turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    }
  });
  return turn;
}
