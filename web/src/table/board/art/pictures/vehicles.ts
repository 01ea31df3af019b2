/** What once drove: cars, buses, lorries, caravans and carts, from above. */
import { type Frame, oval } from "../outlines";
import type { Pen } from "../pen";
import { fill, line, type Paint, type Picture, type Piece, shape, shapes, type Stroke } from "../sketch";

type Turned = Piece & { frame: Frame };

/** The piece with its front at either end, as it was left. */
function left(piece: Piece): Turned {
  return { ...piece, frame: piece.pen.chance() < 0.5 ? piece.frame : piece.frame.about };
}

/** Patches of rust, within what is drawn. */
function rust(pen: Pen, frame: Frame, count: number): Stroke {
  const blots = Array.from({ length: count }, () => pen.blob(frame.part(pen.between(-0.8, 0.8), pen.between(-0.6, 0.6)), frame.wide * pen.between(0.12, 0.26), frame.wide * pen.between(0.1, 0.2), 0.3, 9));
  return fill("rust", pen.rings(blots));
}

const wheels = ({ pen, frame }: Turned, at: number[]): Stroke[] =>
  shapes(pen, "tar", at.flatMap((x) => [-1, 1].map((y) => frame.slab(x - 0.12, y * 0.98 - 0.1, x + 0.12, y * 0.98 + 0.1))), 0.7);

function body({ pen, frame }: Turned, paint: Paint): Stroke[] {
  const hull = frame.shape([-0.98, -0.6], [-0.9, -0.9], [-0.4, -0.96], [0.5, -0.95], [0.86, -0.86], [0.99, -0.5], [0.99, 0.5], [0.86, 0.86], [0.5, 0.95], [-0.4, 0.96], [-0.9, 0.9], [-0.98, 0.6]);
  return [...shape(pen, paint, hull, 1.2), fill("fine", pen.shade(hull, frame.wide * 0.3))];
}

const glass = ({ pen, frame }: Turned, broken: Paint): Stroke[] =>
  shapes(pen, broken, [
    frame.shape([0.18, -0.62], [0.42, -0.76], [0.42, 0.76], [0.18, 0.62]),
    frame.shape([-0.56, -0.62], [-0.74, -0.72], [-0.74, 0.72], [-0.56, 0.62]),
    frame.shape([0.12, -0.74], [-0.5, -0.74], [-0.54, -0.88], [0.3, -0.88]),
    frame.shape([0.12, 0.74], [-0.5, 0.74], [-0.54, 0.88], [0.3, 0.88]),
  ], 0.6);

/** A car with its bonnet shut, as good as it gets. */
function saloon(original: Piece, paint: Paint, burnt: boolean): Stroke[] {
  const piece = left(original);
  const { pen, frame, grain } = piece;
  const lines = [
    [frame.part(0.46, -0.7), frame.part(0.94, -0.6)],
    [frame.part(0.46, 0.7), frame.part(0.94, 0.6)],
    [frame.part(-0.16, -0.74), frame.part(-0.16, -0.92)],
    [frame.part(-0.16, 0.74), frame.part(-0.16, 0.92)],
  ];
  const lamps = [-0.62, 0.62].map((y) => oval(frame.part(0.95, y), grain * 1.4, grain * 1.4, 8));
  return [
    ...wheels(piece, [0.6, -0.6]),
    ...body(piece, paint),
    rust(pen, frame, burnt ? 6 : 3),
    ...glass(piece, burnt ? "dark" : "glass"),
    line("ink", pen.lines(lines), grain * 0.7),
    ...shapes(pen, burnt ? "dark" : "bone", lamps, 0.6),
    ...(burnt ? bare(piece) : [line("edge", pen.lines([[frame.part(-0.5, -0.5), frame.part(0.1, -0.52)]]), grain * 0.6)]),
  ];
}

/** The bonnet gone, and the engine open to the rain. */
function bare({ pen, frame, grain }: Turned): Stroke[] {
  const hole = frame.slab(0.5, -0.56, 0.9, 0.5);
  const block = frame.slab(0.58, -0.3, 0.8, 0.28);
  return [
    ...shape(pen, "dark", hole, 0.8),
    ...shape(pen, "metal2", block, 0.6),
    line("ink", pen.lines([-0.1, 0.08].map((y) => [frame.part(0.58, y), frame.part(0.8, y)])), grain * 0.5),
    line("edge", pen.lines([[frame.part(-0.4, -0.3), frame.part(-0.1, 0.1), frame.part(0, -0.4)]]), grain * 0.5),
  ];
}

const COLOURS: Paint[] = ["red", "blue", "green", "metal", "dry"];
const colour = (pen: Pen): Paint => COLOURS[Math.floor(pen.chance() * COLOURS.length)]!;

export const car: Picture = (piece) => saloon(piece, colour(piece.pen), piece.pen.chance() < 0.4);
export const wreck: Picture = (piece) => saloon(piece, "metal2", true);

export const bus: Picture = (original) => {
  const piece = left(original);
  const { pen, frame, grain } = piece;
  const hull = frame.shape([-1, -0.9], [0.94, -0.94], [1, -0.7], [1, 0.7], [0.94, 0.94], [-1, 0.9]);
  const hatches = [-0.6, 0.05, 0.55].map((x) => frame.slab(x - 0.09, -0.3, x + 0.09, 0.3));
  const panes = Array.from({ length: 9 }, (_, at) => -0.86 + at * 0.19).flatMap((x) => [frame.slab(x, -0.9, x + 0.14, -0.72), frame.slab(x, 0.72, x + 0.14, 0.9)]);
  return [
    ...wheels(piece, [0.7, -0.6]),
    ...shape(pen, "acid", hull, 1.3),
    fill("bone", pen.ring(frame.slab(-0.97, -0.62, 0.93, 0.62))),
    rust(pen, frame, 5),
    ...shapes(pen, "dark", panes, 0.4),
    ...shapes(pen, "metal", hatches, 0.7),
    line("fine", pen.lines([-0.84, -0.34, 0.3, 0.78].map((x) => [frame.part(x, -0.62), frame.part(x, 0.62)])), grain * 0.6),
    ...shape(pen, "glass", frame.slab(0.93, -0.72, 0.985, 0.72), 0.6),
    fill("fine", pen.shade(hull, grain * 4)),
    fill("ink", pen.contour(hull, 1.3)),
  ];
};

export const lorry: Picture = (original) => {
  const piece = left(original);
  const { pen, frame, grain } = piece;
  const cab = frame.shape([0.56, -0.8], [0.9, -0.82], [1, -0.5], [1, 0.5], [0.9, 0.82], [0.56, 0.8]);
  const bed = frame.slab(-1, -0.96, 0.48, 0.96);
  const ribs = Array.from({ length: 7 }, (_, at) => -0.86 + at * 0.2).map((x) => [frame.part(x, -0.96), frame.part(x, 0.96)]);
  return [
    ...wheels(piece, [0.74, -0.3, -0.66]),
    fill("dark", pen.ring(frame.slab(0.44, -0.3, 0.6, 0.3))),
    ...shape(pen, "green", bed, 1.2),
    line("ink", pen.lines(ribs), grain * 0.7),
    fill("fine", pen.shade(bed, grain * 5)),
    rust(pen, frame, 4),
    ...shape(pen, "red", cab, 1.2),
    ...shape(pen, "glass", frame.slab(0.76, -0.66, 0.9, 0.66), 0.6),
    line("edge", pen.line([frame.part(-0.96, -0.82), frame.part(0.44, -0.82)]), grain * 0.6),
  ];
};

export const caravan: Picture = (original) => {
  const piece = left(original);
  const { pen, frame, grain } = piece;
  const hull = frame.shape([-0.92, -0.86], [0.7, -0.96], [0.92, -0.6], [0.92, 0.6], [0.7, 0.96], [-0.92, 0.86], [-1, 0.4], [-1, -0.4]);
  return [
    ...wheels(piece, [-0.1]),
    line("ink", pen.lines([[frame.part(0.9, -0.3), frame.part(1.16, 0)], [frame.part(0.9, 0.3), frame.part(1.16, 0)]]), grain * 1.2),
    ...shape(pen, "bone", hull, 1.2),
    fill("blue", pen.rings([frame.slab(-0.97, -0.62, 0.88, -0.44), frame.slab(-0.97, 0.44, 0.88, 0.62)])),
    rust(pen, frame, 3),
    ...shapes(pen, "glass", [frame.slab(-0.3, -0.22, 0.1, 0.22), frame.slab(0.5, -0.2, 0.68, 0.2)], 0.7),
    fill("fine", pen.shade(hull, grain * 4)),
  ];
};

/** A cart on its side: its bed of planks, its shafts, and a wheel to the sky. */
export const cart: Picture = (original) => {
  const piece = left(original);
  const { pen, frame, grain } = piece;
  const bed = frame.shape([-0.84, -0.66], [0.5, -0.72], [0.56, 0.5], [-0.8, 0.58]);
  const boards = [-0.4, -0.12, 0.16, 0.4].map((y) => [frame.part(-0.82, y - 0.04), frame.part(0.54, y)]);
  const rails = [frame.shape([-0.9, -0.84], [0.58, -0.9], [0.58, -0.72], [-0.88, -0.66]), frame.shape([-0.86, 0.58], [0.6, 0.5], [0.62, 0.68], [-0.86, 0.76])];
  const shafts = [[frame.part(0.54, -0.5), frame.part(1.04, -0.78)], [frame.part(0.56, 0.3), frame.part(1.08, 0.1)]];
  const size = Math.min(frame.wide, frame.long) * 0.46;
  const wheel = (x: number, y: number, part: number): Stroke[] => {
    const hub = frame.part(x, y);
    const rim = oval(hub, size * part, size * part, 20);
    const spokes = Array.from({ length: 8 }, (_, at) => [hub, oval(hub, size * part * 0.86, size * part * 0.86, 8)[at]!]);
    return [
      line("ink", pen.ring(rim), grain * 3),
      line("wood", pen.ring(rim), grain * 1.3),
      line("ink", pen.lines(spokes), grain * 1.1),
      ...shape(pen, "wood2", oval(hub, size * 0.2, size * 0.2, 10), 0.8),
    ];
  };
  return {
    strokes: [
      line("ink", pen.lines(shafts), grain * 2.6),
      line("wood", pen.lines(shafts), grain * 1.2),
      ...wheel(-0.5, 0.74, 0.86),
      ...shape(pen, "wood", bed, 1.1),
      line("ink", pen.lines(boards), grain * 0.6),
      fill("fine", pen.shade(bed, grain * 5)),
      ...shapes(pen, "wood2", rails, 0.9),
      ...wheel(0.22, -0.42, 1),
    ],
    body: [bed, oval(frame.part(0.22, -0.42), size)],
  };
};
