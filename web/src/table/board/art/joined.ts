/** Pieces that lie side by side become one: a wall with its corners, a river with its bends. */
import type { Place } from "../geometry";
import { box, type Outline, turning } from "./outlines";

/** An outline and what is cut out of it. */
export interface Whole {
  points: Outline;
  holes: Outline[];
}

type Cell = [column: number, row: number];

/** True if an outline is a rectangle along the axes. */
export function upright(points: readonly Place[]): boolean {
  const [left, top, right, bottom] = box(points);
  return (
    points.length === 4 &&
    points.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom))
  );
}

/** Rectangles that touch along an edge, as the outlines they make together. */
export function joined(rectangles: readonly (readonly Place[])[]): Whole[] {
  const boxes = rectangles.map(box);
  const xs = sorted(boxes.flatMap(([left, , right]) => [left, right]));
  const ys = sorted(boxes.flatMap(([, top, , bottom]) => [top, bottom]));
  const full = new Set<string>();
  for (const [left, top, right, bottom] of boxes)
    for (let x = xs.indexOf(left); x < xs.indexOf(right); x++)
      for (let y = ys.indexOf(top); y < ys.indexOf(bottom); y++) full.add(`${x},${y}`);
  return patches(full).map((patch) => traced(patch, xs, ys));
}

const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
const beside = ([x, y]: Cell): Cell[] => [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]; // prettier-ignore

/** Cells in groups that hang together by their edges. */
function patches(full: Set<string>): Set<string>[] {
  const left = new Set(full);
  const found: Set<string>[] = [];
  for (const start of full) {
    if (!left.delete(start)) continue;
    const patch = new Set([start]);
    const open = [start];
    while (open.length)
      for (const next of beside(open.pop()!.split(",").map(Number) as Cell).map(String))
        if (left.delete(next)) {
          patch.add(next);
          open.push(next);
        }
    found.push(patch);
  }
  return found;
}

/** The outline of a group of cells and its holes. */
function traced(patch: Set<string>, xs: number[], ys: number[]): Whole {
  const edges = new Map<string, string[]>();
  const add = (from: Cell, to: Cell) => edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), `${to}`]);
  for (const cell of patch) {
    const [x, y] = cell.split(",").map(Number) as Cell;
    if (!patch.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!patch.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!patch.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!patch.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  const rings = loops(edges).map((ring) =>
    straightened(ring.map((corner) => corner.split(",").map(Number) as Cell)).map(
      ([x, y]): Place => [xs[x]!, ys[y]!],
    ),
  );
  const outer = rings.find((ring) => turning(ring) > 0)!;
  return { points: outer, holes: rings.filter((ring) => ring !== outer) };
}

function loops(edges: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  for (const start of edges.keys())
    while (edges.get(start)!.length) {
      const ring = [start];
      for (let at = edges.get(start)!.pop()!; at !== start; at = edges.get(at)!.pop()!) ring.push(at);
      found.push(ring);
    }
  return found;
}

/** Without the corners at which it goes straight on. */
function straightened(ring: Cell[]): Cell[] {
  return ring.filter(([x, y], at) => {
    const [ax, ay] = ring[(at + ring.length - 1) % ring.length]!;
    const [bx, by] = ring[(at + 1) % ring.length]!;
    return (x - ax) * (by - y) !== (bx - x) * (y - ay);
  });
}
