/** What a drawing is made of: shapes to fill and lines to draw, in paints that the theme mixes. */
import type { Place } from "../geometry";
import { Frame, type Outline } from "./outlines";
import { Pen } from "./pen";

export type Paint =
  | "ink" | "fine" | "edge" | "dark" | "shadow" | "fleck" | "wood" | "wood2" | "stone" | "stone2" | "brick" | "plaster"
  | "leaf" | "leaf2" | "dry" | "dry2" | "water" | "water2" | "murk" | "murk2" | "metal" | "metal2"
  | "rust" | "red" | "cloth" | "bone" | "glass" | "tar" | "tar2" | "soil" | "soil2" | "toxic"
  | "toxic2" | "acid" | "flame" | "blue" | "green" | "ground" | "ground2"; // prettier-ignore

/** A shape that is filled, or a line of some width; `soil` mixes the paints of ground. */
export interface Stroke {
  paint: Paint;
  d: string;
  width?: number;
  soil?: string;
}

/** Something to draw: where it lies, and the hand that draws it. */
export interface Piece {
  points: Outline;
  holes: Outline[];
  frame: Frame;
  pen: Pen;
  grain: number;
}

/** A drawing, and the part of it that throws a shadow, if that is not the piece's outline. */
export interface Sketch {
  strokes: Stroke[];
  body?: Outline[];
}

export type Picture = (piece: Piece) => Sketch | Stroke[];

export function pieceOf(points: Outline, grain: number, holes: Outline[] = []): Piece {
  const seed = points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");
  return { points, holes, frame: Frame.of(points), pen: new Pen(seed, grain), grain };
}

export const fill = (paint: Paint, d: string): Stroke => ({ paint, d });
export const line = (paint: Paint, d: string, width: number): Stroke => ({ paint, d, width });

/** A flat shape with a brushed line around it. */
export function shape(pen: Pen, paint: Paint, points: Outline, weight = 0.8): Stroke[] {
  return [fill(paint, pen.ring(points)), fill("ink", pen.contour(points, weight))];
}

/** The same for several shapes, in two strokes. */
export function shapes(pen: Pen, paint: Paint, all: Outline[], weight = 0.8): Stroke[] {
  return [
    fill(paint, pen.rings(all)),
    fill("ink", all.map((one) => pen.contour(one, weight)).join("")),
  ];
}

/** The whole of a piece in one paint, shaded on its dark side. */
export function slab({ points, holes, pen, grain }: Piece, paint: Paint, weight = 1): Stroke[] {
  return [
    fill(paint, pen.rings([points, ...holes], 0.1)),
    fill("fine", pen.shade(points, grain * 3)),
    ...border({ points, holes, pen }, weight),
  ];
}

/** The brushed line around a piece and its holes. */
export function border(
  { points, holes, pen }: Pick<Piece, "points" | "holes" | "pen">,
  weight = 1,
): Stroke[] {
  const inner = holes.map((hole) => pen.contour(hole, weight)).join("");
  return [fill("ink", pen.contour(points, weight) + inner)];
}

/** A curve that goes from place to place in outward bows, like the edge of a crown of leaves. */
export function scalloped(points: readonly Place[]): string {
  const [first, ...rest] = [...points, points[0]!].map(([x, y]): Place => [Math.round(x), Math.round(y)]);
  const bows = rest.map(([x, y], at) => {
    const [fx, fy] = points[at]!;
    const round = Math.round(Math.hypot(x - fx, y - fy) * 0.58);
    return `A${round} ${round} 0 0 1 ${x} ${y}`;
  });
  return `M${first![0]} ${first![1]}${bows.join("")}Z`;
}
