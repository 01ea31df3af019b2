import { say } from "../../../lib/words/say.svelte";
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

/**
 * The named scenery at a place, with walls that are no further away than `near`. The highest counts
 * first, the ground last.
 */
export function standing(shapes: readonly Shape[], place: Pair, near = 0): Shape | undefined {
  const meets = ({ open, points }: Shape) =>
    open ? away(points, place) <= near : inside(points, place);
  const here = shapes.filter((shape) => shape.name && meets(shape));
  return here.sort((one, other) => (other.height ?? 0) - (one.height ?? 0))[0];
}

/** How far a place is from a line. */
function away(points: readonly Pair[], place: Pair): number {
  return Math.min(...points.slice(1).map((point, at) => gap(points[at]!, point, place)));
}

/** How far a place is from an edge. */
function gap([ax, ay]: Pair, [bx, by]: Pair, [x, y]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, share));
  return Math.hypot(ax + dx * part - x, ay + dy * part - y);
}

/** Named scenery in words: what it is, and what there is to know about it. */
export function told({ name, notes = [] }: Shape): string {
  return [name!, ...notes.map(([note]) => note)].map((one) => say(one)).join(" · ");
}

/** A finger within so many pixels of a thing's middle touches it, however small it is drawn. */
export const FINGER = 14;

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
export function across(outline: readonly Pair[], place: Pair): number {
  let least = Infinity;
  let turn = 0;
  outline.forEach((corner, at) => {
    const next = outline[(at + 1) % outline.length]!;
    const far = gap(corner, next, place);
    if (far < least) {
      least = far;
      turn = (Math.atan2(next[1] - corner[1], next[0] - corner[0]) * 180) / Math.PI;
    }
  });
  return turn;
}
