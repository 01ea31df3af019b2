/** Ground: each kind has its colour and a texture of its own. */
import type { Soil } from "../../../lib/server/wire";
import type { Place } from "../geometry";
import { box, inset, type Outline, softened, within } from "./outlines";
import { fill, line, type Piece, type Stroke } from "./sketch";

type Texture = (piece: Piece) => Stroke[];

/** Large blots of a second tone, as if washed with a wet brush. */
function washed({ pen, points, grain }: Piece, gap: number): Stroke {
  const blots = pen
    .strewn(points, grain * gap * 0.8)
    .filter(() => pen.chance() < 0.55)
    .map((at) => pen.blob(at, grain * gap * pen.between(0.2, 0.66), grain * gap * pen.between(0.1, 0.3), 0.3, 16))
    .filter((blot) => blot.every((place) => within(points, [], place)));
  return fill("ground2", pen.rings(blots, 0));
}

/** Blades of grass in tufts of three. */
function tufts({ pen, points, grain }: Piece, gap: number, high: number): Stroke {
  const blades = pen.strewn(points, grain * gap).map(([x, y]) =>
    [-1, 0, 1]
      .map((lean) => pen.stroke([x + lean * grain * 0.7, y], [x + lean * grain * 1.5, y - grain * pen.about(high, 0.35)], grain * 0.6))
      .join(""),
  );
  return fill("fine", blades.join(""));
}

function pebbles({ pen, points, grain }: Piece, gap: number, size: number): Stroke {
  const stones = pen.strewn(points, grain * gap).map((at) => pen.stone(at, grain * pen.between(0.4, size)));
  return line("fine", pen.rings(stones, 0.1), grain * 0.45);
}

/** Here and there a few flowers. */
function flowers({ pen, points, grain }: Piece, gap: number): Stroke[] {
  const some = pen.strewn(points, grain * gap).filter(() => pen.chance() < 0.5);
  const heads = (share: number, paint: "bone" | "red") => {
    const dots = some
      .filter(() => pen.chance() < share)
      .flatMap(([x, y]) => [0, 1, 2].map(() => `M${Math.round(x + pen.between(-2.5, 2.5) * grain)} ${Math.round(y + pen.between(-2, 2) * grain)}h1`));
    return line(paint, dots.join(""), grain * 1.1);
  };
  return [heads(0.6, "bone"), heads(0.35, "red")];
}

/** Short level strokes, like wind on sand. */
function ripples({ pen, points, grain }: Piece, gap: number, long: number): Stroke {
  const all = pen.strewn(points, grain * gap).map(([x, y]) => {
    const far = grain * pen.about(long, 0.5);
    return pen.line([[x - far, y], [x - far * 0.2, y - grain * 0.8], [x + far * 0.5, y + grain * 0.3], [x + far, y - grain * 0.2]], 0.1);
  });
  return line("fine", all.join(""), grain * 0.45);
}

/** Cracks that wander and fork. */
function cracked({ pen, points, grain }: Piece, gap: number): Stroke {
  const all = pen.strewn(inset(points, grain * 3), grain * gap).flatMap(([x, y]) => {
    const turn = pen.between(0, 6.3);
    const walk = (from: Place, angle: number, steps: number): Place[] => {
      const way: Place[] = [from];
      for (let n = 0, lean = angle; n < steps; n++) {
        lean += pen.between(-0.6, 0.6);
        const [px, py] = way.at(-1)!;
        way.push([px + Math.cos(lean) * grain * 3, py + Math.sin(lean) * grain * 3]);
      }
      return way;
    };
    const main = walk([x, y], turn, 5);
    return [main, walk(main[2]!, turn + 1.1, 3)];
  });
  return line("fine", pen.lines(all), grain * 0.5);
}

/** Slabs that were laid with care once. */
function slabs({ pen, points, grain }: Piece, size: number): Stroke[] {
  const [left, top, right, bottom] = box(points);
  const step = grain * size;
  const stones: Outline[] = [];
  for (let y = top, row = 0; y < bottom - step * 0.2; y += step * 0.8, row++)
    for (let x = left - (row % 2 ? step * 0.55 : 0); x < right; ) {
      const wide = step * pen.between(0.8, 1.35);
      const clamp = (value: number) => Math.max(left, Math.min(right, value));
      const [a, b] = [clamp(x + grain * 0.4), clamp(x + wide - grain * 0.4)];
      const [c, d] = [y + grain * 0.4, Math.min(bottom, y + step * 0.8 - grain * 0.4)];
      if (b - a > grain * 2) stones.push([[a, c], [b, c + pen.between(0, 0.4) * grain], [b, d], [a, d - pen.between(0, 0.4) * grain]]);
      x += wide;
    }
  return [
    fill("ground2", pen.rings(stones.filter(() => pen.chance() < 0.3), 0.2)),
    line("fine", pen.rings(stones, 0.25), grain * 0.5),
  ];
}

/** Floorboards with their joints and nails. */
function boarded({ pen, points, grain }: Piece, wide: number): Stroke[] {
  const [left, top, right, bottom] = box(points);
  const seams: Place[][] = [];
  const joints: Place[][] = [];
  const dark: Outline[] = [];
  for (let y = top; y < bottom; y += grain * wide) {
    seams.push([[left, y], [right, y]]);
    for (let x = left + pen.between(0, 1) * grain * 24; x < right; x += grain * pen.between(16, 34)) {
      joints.push([[x, y], [x, Math.min(bottom, y + grain * wide)]]);
      if (pen.chance() < 0.3) dark.push([[x, y], [Math.min(right, x + grain * 16), y], [Math.min(right, x + grain * 16), Math.min(bottom, y + grain * wide)], [x, Math.min(bottom, y + grain * wide)]]);
    }
  }
  return [fill("ground2", pen.rings(dark, 0)), line("fine", pen.lines([...seams, ...joints]), grain * 0.5)];
}

/** The middle of a way that is written along one side and back along the other. */
function middleLine(points: Outline, part = 0.5): Place[] {
  const half = Math.floor(points.length / 2);
  return Array.from({ length: half }, (_, at): Place => {
    const [ax, ay] = points[at]!;
    const [bx, by] = points[points.length - 1 - at]!;
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  });
}

/** Two ruts, as carts leave them. */
function ruts({ pen, points, grain }: Piece): Stroke[] {
  const tracks = [0.3, 0.68].map((part) => middleLine(points, part));
  return [
    line("ground2", pen.lines(tracks, 1.6), grain * 3.2),
    line("fine", pen.lines(tracks, 1.8), grain * 0.5),
    line("fine", pen.lines([0.26, 0.73].map((part) => middleLine(points, part)), 2.2), grain * 0.4),
  ];
}

/** The dashes in the middle of a road, and what is left of its edges. */
function dashes({ pen, points, grain }: Piece): Stroke[] {
  const way = middleLine(points);
  const marks: Outline[] = [];
  way.slice(1).forEach((to, at) => {
    const from = way[at]!;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [c, s] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
    for (let x = grain * 4; x + grain * 9 < far; x += grain * 19) {
      if (pen.chance() < 0.15) continue;
      const at = (along: number, across: number): Place => [from[0] + c * along - s * across, from[1] + s * along + c * across];
      marks.push([at(x, -grain), at(x + grain * 9, -grain), at(x + grain * 9, grain), at(x, grain)]);
    }
  });
  const edges = [0.05, 0.95].map((part) => middleLine(points, part));
  return [fill("bone", pen.rings(marks, 0.5)), line("edge", pen.lines(edges, 0.8), grain * 0.9)];
}

const TEXTURES: Record<Soil, Texture> = {
  meadow: (piece) => [washed(piece, 46), tufts(piece, 15, 2.8), pebbles(piece, 34, 0.9), ...flowers(piece, 26)],
  moss: (piece) => [washed(piece, 34), tufts(piece, 12, 2), pebbles(piece, 22, 1.2)],
  marsh: (piece) => [washed(piece, 30), ripples(piece, 17, 3.4), tufts(piece, 14, 3.6)],
  sand: (piece) => [washed(piece, 44), ripples(piece, 15, 3.6), pebbles(piece, 26, 0.9)],
  dirt: (piece) => [washed(piece, 36), pebbles(piece, 13, 1), ripples(piece, 26, 2.4)],
  rocky: (piece) => [washed(piece, 40), pebbles(piece, 16, 1.7), cracked(piece, 40), tufts(piece, 32, 2.2)],
  concrete: (piece) => [washed(piece, 44), ...slabs(piece, 34), cracked(piece, 42)],
  flagstones: (piece) => slabs(piece, 14),
  boards: (piece) => boarded(piece, 4.2),
  asphalt: (piece) => [washed(piece, 40), cracked(piece, 26), pebbles(piece, 15, 0.6), ...dashes(piece)],
  road: (piece) => [...ruts(piece), pebbles(piece, 12, 0.9)],
  path: (piece) => [washed(piece, 20), pebbles(piece, 9, 0.9), ripples(piece, 17, 2.2)],
  oil: (piece) => [washed(piece, 12)],
  straw: (piece) => [straws(piece)],
  felt: () => [],
  pavement: (piece) => [washed(piece, 60), cracked(piece, 70)],
  tiling: (piece) => checks(piece, 11),
  carpet: (piece) => woven(piece),
};

/** Small tiles, every other one darker. */
function checks({ points, grain }: Piece, size: number): Stroke[] {
  const [left, top, right, bottom] = box(points);
  const step = grain * size;
  const dark: string[] = [];
  for (let y = top, row = 0; y < bottom - 1; y += step, row++)
    for (let x = left + (row % 2) * step; x < right - 1; x += 2 * step) {
      const middle: Place = [x + step / 2, y + step / 2];
      if (within(points, [], middle)) dark.push(pathOf([[x, y], [x + step, y], [x + step, y + step], [x, y + step]]));
    }
  return [fill("ground2", dark.join(""))];
}

/** Short threads in rows. */
function woven({ pen, points, grain }: Piece): Stroke[] {
  return [fill("ground2", pen.hatch(points, 0, grain * 5)), fill("ground2", pen.hatch(points, 90, grain * 5))];
}

/** Stalks lying every way. */
function straws({ pen, points, grain }: Piece): Stroke {
  const stalks = pen.strewn(points, grain * 3.4).map(([x, y]) => {
    const turn = pen.between(0, 3.1);
    const far = grain * pen.between(1.4, 3);
    return pen.stroke([x - Math.cos(turn) * far, y - Math.sin(turn) * far], [x + Math.cos(turn) * far, y + Math.sin(turn) * far], grain * 0.7);
  });
  return fill("dry2", stalks.join(""));
}

/** Soils that have a straight edge; the others wear out towards theirs. */
const LAID: readonly Soil[] = ["boards", "carpet", "flagstones", "concrete", "pavement", "tiling"];
const SPILT: readonly Soil[] = ["oil", "straw"];
/** Soils that lie along a way, from one side of the table to another. */
const WAYS: readonly Soil[] = ["asphalt", "path", "road"];

/** Flecks and fibres, as in paper that was made by hand. */
function fibres({ pen, points, grain }: Piece): Stroke[] {
  const some = (gap: number, long: number) =>
    pen
      .strewn(points, grain * gap)
      .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l${Math.round(pen.between(-long, long) * grain)} ${Math.round(pen.between(-long, long) * grain)}`)
      .join("");
  return [line("fleck", some(7, 0.3), grain * 0.5), line("edge", some(10, 1.1), grain * 0.35)];
}

/** The ground of a whole table. */
export function ground(piece: Piece, soil: Soil): Stroke[] {
  const base = fill("ground", pathOf(piece.points));
  const paper = soil === "felt" ? [] : fibres(piece);
  return [base, ...TEXTURES[soil](piece), ...paper].map((stroke) => ({ ...stroke, soil }));
}

/** A part of the ground, with its edge. */
export function floor(original: Piece, soil: Soil): Stroke[] {
  const laid = LAID.includes(soil);
  const round = !laid && !WAYS.includes(soil);
  const piece = round ? { ...original, points: softened(original.points) } : original;
  const { pen, points, grain } = piece;
  const edge = pen.ring(points, laid ? 0.3 : 1.8);
  const rim = laid
    ? [line("fine", edge, grain * 0.8)]
    : SPILT.includes(soil)
      ? []
      : [line("ground2", edge, grain * 1.4), fill("fine", pen.shade(points, grain * 2, grain * 5))];
  const inner = laid ? piece : { ...piece, points: inset(points, grain * 1.5) };
  return [fill("ground", edge), ...rim, ...TEXTURES[soil](inner)].map((stroke) => ({ ...stroke, soil }));
}

function pathOf(points: Outline): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("") + "Z";
}
