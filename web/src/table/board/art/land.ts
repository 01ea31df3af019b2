/** A whole table as drawings: ground, what lies in it, the shadows on it, and what stands on it. */
import type { Board, Shape } from "../../../lib/server/wire";
import { drawn, type Place } from "../geometry";
import { across } from "../terrain/scenery";
import { drawingOf, GALLERY } from "./gallery";
import { joined, upright, type Whole } from "./joined";
import { cast, Frame, type Outline, rectangle } from "./outlines";
import { doorway, ladder } from "./pictures/buildings";
import { strewnStones } from "./pictures/nature";
import { fill, line, type Picture, type Piece, pieceOf, type Sketch, type Stroke } from "./sketch";
import { floor, ground } from "./soils";

export type Drawn = Pick<Board, "width" | "height" | "left" | "top" | "look" | "floors" | "shapes"> &
  Partial<Pick<Board, "unit" | "grid">>;
type Drawing = ReturnType<typeof drawingOf>;

/** A table is drawn with lines so many times thinner than it is long. */
const FINE = 380;
const THINNEST = 10;
const FLAT = ["chasm", "bridge", "floor", "water", "rough", "very_rough", "hazard", "toxic"];
/** What is drawn as one with its like beside it. */
const RUNNING: readonly Drawing[] = [
  "bricks", "chasm", "deep_water", "mud", "planks", "river", "rubble", "scree", "swamp", "wall",
]; // prettier-ignore
/** What is drawn over another thing, which goes on below it. */
const OVER: Partial<Record<Drawing, Drawing>> = {
  bridge: "chasm",
  log: "river",
  stones: "river",
  wheel: "river",
};
/** How long a shadow is, in parts of what throws it, and which way it falls. */
const SLANT: Place = [0.11, 0.15];

/** A square of tiles is so many lines wide: a table that grows is drawn with the same pen. */
const SQUARE = 44;

export function grainOf({ width, height, grid, unit = 0 }: Drawn): number {
  if (grid === "tiles") return unit / SQUARE;
  return Math.max(THINNEST, Math.max(width, height) / FINE);
}

/** All strokes of a table in the order in which they are drawn. */
export function landOf(table: Drawn): Stroke[] {
  const grain = grainOf(table);
  const sketches = pieces(table, grain);
  const low = sketches.filter(({ height }) => !height);
  const high = sketches.filter(({ height }) => height).sort((a, b) => a.height - b.height);
  return gathered([
    ...soil(table, grain),
    ...low.flatMap(({ strokes }) => strokes),
    fill("shadow", high.flatMap(shadow).map((ring) => path(ring)).join("")),
    ...high.flatMap(({ strokes }) => strokes),
  ]);
}

interface Laid extends Required<Sketch> {
  height: number;
}

function soil({ width, height, left = 0, top = 0, look, floors = [] }: Drawn, grain: number): Stroke[] {
  const whole = pieceOf(rectangle(left, top, left + width, top + height), grain);
  const parts = floors.flatMap(({ look: kind, points }) => floor(pieceOf(points, grain), kind));
  return [...ground(whole, look || "dirt"), ...parts];
}

function pieces({ shapes = [] }: Drawn, grain: number): Laid[] {
  const lone = shapes.filter((shape) => !runs(shape));
  return [...runningOf(shapes, grain), ...lone.map((shape) => sketched(shape, grain))];
}

/** Whether a piece goes on in its neighbours; one with a ladder stands by itself. */
function runs(shape: Shape): boolean {
  if (shape.open || shape.state || shape.ladders?.length) return false;
  return upright(shape.points) && RUNNING.includes(drawingOf(shape));
}

/** Pieces that are drawn as one, each group under the name of its picture and with its height. */
function runningOf(shapes: readonly Shape[], grain: number): Laid[] {
  const groups = new Map<string, { drawing: Drawing; height: number; members: Outline[] }>();
  for (const shape of shapes.filter(runs)) {
    const drawing = drawingOf(shape);
    const height = standing(shape);
    const key = `${drawing} ${height}`;
    if (!groups.has(key)) groups.set(key, { drawing, height, members: [] });
    groups.get(key)!.members.push(shape.points);
  }
  return [...groups.values()].flatMap(({ drawing, height, members }) => {
    const below = shapes.filter((shape) => upright(shape.points) && OVER[drawingOf(shape)] === drawing);
    return joined([...members, ...below.map(({ points }) => points)]).map(({ points, holes }: Whole) =>
      laid(GALLERY[drawing], pieceOf(points, grain, holes), height),
    );
  });
}

function standing({ kind, height = 0, state }: Shape): number {
  return FLAT.includes(kind) || state ? 0 : height;
}

function sketched(shape: Shape, grain: number): Laid {
  const piece = pieceOf(shape.points, grain);
  if (shape.open) return laid(() => wallLine(piece, shape), piece, 0);
  const found = laid(pictureOf(shape), piece, standing(shape));
  const ladders = (shape.ladders ?? []).flatMap((at) =>
    ladder(piece.pen, at, across(shape.points, at), grain),
  );
  return { ...found, strokes: [...found.strokes, ...ladders] };
}

function pictureOf(shape: Shape): Picture {
  if (shape.state === "opened") return doorway;
  return shape.state ? (piece) => strewnStones(piece, 6, "wood") : GALLERY[drawingOf(shape)];
}

function laid(picture: Picture, piece: Piece, height: number): Laid {
  const found = picture(piece);
  const { strokes, body }: Sketch = Array.isArray(found) ? { strokes: found } : found;
  return { strokes, body: body ?? [piece.points], height };
}

/** A wall without thickness, as maps from elsewhere have them. */
function wallLine({ pen, grain }: Piece, { kind, points, state }: Shape): Stroke[] {
  if (state) return [line("fine", pen.line(points), grain)];
  const paint = ({ door: "wood", window: "glass", barrier: "blue" } as const)[kind as "door"] ?? "stone";
  return [line("ink", pen.line(points), grain * 4.4), line(paint, pen.line(points), grain * 2.6)];
}

function shadow({ body, height }: Laid): Outline[] {
  return body.flatMap((ring) => cast(ring, height * SLANT[0], height * SLANT[1]));
}

function path(ring: Outline): string {
  return drawn(ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const), true);
}

/** Strokes that follow each other in the same paint are one. */
function gathered(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const stroke of strokes) {
    const last = found.at(-1);
    if (last && last.paint === stroke.paint && last.width === stroke.width && last.soil === stroke.soil)
      found[found.length - 1] = { ...last, d: last.d + stroke.d };
    else if (stroke.d) found.push(stroke);
  }
  return found;
}

/** A picture by itself, around the origin and so many units long; a part of it, if it runs on. */
export function vignette(shape: Shape, long: number): Stroke[] {
  const half = long / 2;
  const part = rectangle(-half, -half * 0.6, half, half * 0.6);
  const points = runs(shape) ? part : scaled(shape.points, half);
  return sketched({ ...shape, points: points as [number, number][], ladders: [] }, long / 30).strokes;
}

function scaled(points: readonly Place[], half: number): Place[] {
  const { middle, long, wide } = Frame.of(points);
  const scale = half / Math.max(long, wide, 1);
  return points.map(([x, y]): Place => [(x - middle[0]) * scale, (y - middle[1]) * scale]);
}
