/** Trees, bushes, rocks and fallen trunks. */
import type { Place } from "../../geometry";
import { type Outline, inset, oval } from "../outlines";
import type { Pen } from "../pen";
import { fill, line, type Paint, type Picture, type Piece, scalloped, type Sketch, slab, type Stroke } from "../sketch";

/** The middles of as many round things as a piece has room for, and their size. */
export function spots({ frame }: Piece): [Place[], number] {
  const count = Math.max(1, Math.round(frame.long / frame.wide));
  const step = (2 * frame.long) / count;
  const size = Math.min(frame.wide, step / 2);
  return [Array.from({ length: count }, (_, at) => frame.at(-frame.long + (at + 0.5) * step, 0)), size];
}

const shifted = (points: Outline, dx: number, dy: number) =>
  points.map(([x, y]): Place => [x + dx, y + dy]);

/** A crown of leaves from above: dark below, lit from the upper left. */
function crown(pen: Pen, at: Place, size: number, lobes: number, light: Paint, dark: Paint): [Stroke[], Outline] {
  const outer = pen.blob(at, size, size, 0.09, lobes);
  const lit = shifted(pen.blob(at, size * 0.66, size * 0.64, 0.14, lobes - 3), -size * 0.13, -size * 0.15);
  const top = shifted(pen.blob(at, size * 0.3, size * 0.28, 0.2, 6), -size * 0.2, -size * 0.24);
  const marks = pen
    .strewn(oval(at, size * 0.82), size * 0.44)
    .map(([x, y]) => {
      const far = size * 0.13;
      return `M${Math.round(x - far)} ${Math.round(y)}q${Math.round(far)} ${Math.round(far * 1.1)} ${Math.round(far * 2)} 0`;
    })
    .join("");
  const strokes = [
    fill(dark, scalloped(outer)),
    fill(light, scalloped(lit)),
    line("fine", marks, pen.grain * 0.6),
    line("edge", scalloped(top), pen.grain * 0.5),
    line("ink", scalloped(outer), pen.grain * 1.15),
  ];
  return [strokes, outer];
}

function crowns(piece: Piece, reach: number, lobes: number, light: Paint, dark: Paint): Sketch {
  const [places, size] = spots(piece);
  const all = places.map((at) => crown(piece.pen, at, size * piece.pen.about(reach, 0.08), lobes, light, dark));
  return { strokes: all.flatMap(([strokes]) => strokes), body: all.map(([, outer]) => outer) };
}

export const tree: Picture = (piece) => crowns(piece, 1.28, 10, "leaf", "leaf2");
export const poplar: Picture = (piece) => crowns(piece, 1.16, 13, "leaf", "leaf2");

/** A star of branches, each tier over the one below. */
export const pine: Picture = (piece) => {
  const { pen, grain } = piece;
  const [places, room] = spots(piece);
  const star = (at: Place, size: number, turn: number): Outline =>
    Array.from({ length: 16 }, (_, n): Place => {
      const far = (n % 2 ? 0.66 : pen.between(0.94, 1.1)) * size;
      const angle = turn + (n * Math.PI) / 8;
      return [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle)];
    });
  const body: Outline[] = [];
  const strokes = places.flatMap((at) => {
    const size = room * 1.34;
    const turn = pen.between(0, 1);
    const tiers = [1, 0.7, 0.4].map((part, n) => star(shifted([at], -size * 0.04 * n, -size * 0.05 * n)[0]!, size * part, turn + n * 0.2));
    body.push(tiers[0]!);
    return tiers.flatMap((tier, n) => [
      fill(n === 1 ? "leaf" : "leaf2", pen.ring(tier, 0.05)),
      line(n === 0 ? "ink" : "fine", pen.ring(tier, 0.05), grain * (n === 0 ? 0.9 : 0.5)),
    ]);
  });
  return { strokes, body };
};

/** Bare boughs that fork. */
export const dead_tree: Picture = (piece) => {
  const { pen, grain } = piece;
  const [places, size] = spots(piece);
  const boughs = places.flatMap((at) =>
    Array.from({ length: 7 }, (_, n) => {
      const turn = (n * 2 * Math.PI) / 7 + pen.between(-0.3, 0.3);
      const go = (from: Place, angle: number, far: number): Place => [from[0] + far * Math.cos(angle), from[1] + far * Math.sin(angle)];
      const fork = go(at, turn, size * pen.between(0.5, 0.75));
      return [
        pen.stroke(at, fork, grain * 3.4),
        pen.stroke(fork, go(fork, turn + 0.5, size * pen.between(0.4, 0.7)), grain * 1.9),
        pen.stroke(fork, go(fork, turn - 0.45, size * pen.between(0.3, 0.6)), grain * 1.7),
      ].join("");
    }),
  );
  const boles = places.map((at) => pen.blob(at, size * 0.24, size * 0.24, 0.12, 8));
  return {
    strokes: [fill("ink", boughs.join("")), fill("wood2", pen.rings(boles)), fill("ink", boles.map((one) => pen.contour(one, 1)).join(""))],
    body: places.map((at) => oval(at, size * 0.4)),
  };
};

/** Tufts that overlap, the lower ones in front. */
function thick(piece: Piece, part: number, light: Paint, dark: Paint): Sketch {
  const { pen, points, frame, grain } = piece;
  const size = Math.max(frame.wide * part, grain * 3);
  const inner = inset(points, Math.min(size * 0.7, frame.wide * 0.6));
  const found = pen.strewn(inner, size * 1.05);
  const places = (found.length ? found : [frame.middle]).sort(([, a], [, b]) => a - b);
  const tufts = places.map((at) => crown(pen, at, pen.about(size, 0.18), 8, light, dark));
  return { strokes: tufts.flatMap(([strokes]) => strokes), body: tufts.map(([, outer]) => outer) };
}

export const bushes: Picture = (piece) => thick(piece, 0.42, "dry", "dry2");
export const thicket: Picture = (piece) => thick(piece, 0.6, "leaf", "leaf2");

/** Low thorny stems. */
export const brambles: Picture = (piece) => {
  const { pen, points, grain } = piece;
  const { strokes, body } = thick(piece, 0.36, "leaf", "leaf2");
  const thorns = pen
    .strewn(points, grain * 9)
    .map(([x, y]) => pen.stroke([x, y], [x + pen.between(-6, 6) * grain, y - pen.between(2, 6) * grain], grain * 1.2));
  return { strokes: [...strokes, fill("ink", thorns.join(""))], body: body! };
};

/** A crag with facets, the upper left ones in the light. */
export const rock: Picture = ({ pen, frame, grain }) => {
  const sides = Math.max(8, Math.min(16, Math.round((frame.long + frame.wide) / (grain * 6))));
  const outer = Array.from({ length: sides }, (_, at): Place => {
    const turn = ((at + pen.between(-0.25, 0.25)) * 2 * Math.PI) / sides;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const square = 1 / Math.max(Math.abs(c), Math.abs(s), 0.8);
    const far = pen.between(0.9, 1.03) * square;
    return frame.part(c * far * 0.97, s * far * 0.97);
  });
  const small = Math.min(frame.wide, frame.long);
  const top = outer.map(([x, y]): Place => {
    const [mx, my] = frame.middle;
    const part = pen.between(0.42, 0.62);
    return [mx + (x - mx) * part - small * 0.1, my + (y - my) * part - small * 0.13];
  });
  const ridges = outer.flatMap((from, at) => (pen.chance() < 0.62 ? [[from, top[at]!]] : []));
  const cracks = pen.strewn(top, small * 0.5).map(([x, y]) => [[x, y], [x + small * 0.12, y + small * 0.16], [x + small * 0.08, y + small * 0.3]] as Place[]);
  return {
    strokes: [
      fill("stone2", pen.ring(outer, 0.1)),
      fill("stone", pen.ring(top, 0.1)),
      fill("fine", pen.shade(outer, small * 0.5, grain * 1.9)),
      line("fine", pen.lines(ridges), grain * 0.7),
      line("ink", pen.lines(cracks.slice(0, 4)), grain * 0.5),
      line("edge", pen.line(top.slice(Math.floor(sides / 2), Math.floor(sides / 2) + 4)), grain * 0.7),
      fill("ink", pen.contour(outer, 1.15)),
    ],
    body: [outer],
  };
};

/** A trunk with its bark, and rings where it was cut. */
export const trunk: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const far = frame.long * 0.98;
  const half = Math.min(frame.wide * 0.62, frame.long * 0.5);
  const body = [[-far, -half], [far - half * 0.5, -half * 0.9], [far, 0], [far - half * 0.5, half * 0.9], [-far, half]].map(([x, y]) => frame.at(x!, y!));
  const bark = [-0.55, -0.1, 0.4].map((y) => [frame.at(-far * 0.72, half * y), frame.at(far * 0.2, half * (y + 0.1)), frame.at(far * 0.85, half * y * 0.6)]);
  const stub = [frame.at(far * 0.1, -half * 0.9), frame.at(far * 0.22, -half * 1.5), frame.at(far * 0.36, -half * 1.45), frame.at(far * 0.3, -half * 0.9)];
  const cut = oval(frame.at(-far + half * 0.25, 0), half * 0.62, half * 0.9, 14);
  return {
    strokes: [
      fill("wood2", pen.rings([stub, body], 0.15)),
      fill("fine", pen.shade(body, half * 0.9, grain * 1.8)),
      line("ink", pen.lines(bark), grain * 0.55),
      fill("ink", pen.contour(stub, 0.9) + pen.contour(body, 1.1)),
      fill("wood", pen.ring(cut)),
      line("ink", pen.ring(cut) + pen.ring(oval(frame.at(-far + half * 0.25, 0), half * 0.3, half * 0.45, 10)), grain * 0.7),
    ],
    body: [body],
  };
};

/** Loose stones, larger ones between smaller ones. */
export function strewnStones(piece: Piece, gap: number, paint: Paint = "stone"): Stroke[] {
  const { pen, points, grain, holes } = piece;
  const stones = pen.strewn(points, grain * gap, holes).map((at) => pen.stone(at, grain * gap * pen.between(0.16, 0.5)));
  return [
    fill(paint, pen.rings(stones, 0.1)),
    fill("ink", stones.map((one) => pen.contour(one, 0.6)).join("")),
    fill("fine", stones.map((one) => pen.shade(one, grain * 1.6, grain * 1.4)).join("")),
  ];
}

export const scree: Picture = (piece) => [
  fill("soil", piece.pen.ring(piece.points, 1.4)),
  ...strewnStones(piece, 5.5),
];

export const rubble: Picture = (piece) => [
  fill("soil2", piece.pen.ring(inset(piece.points, piece.grain), 2)),
  ...strewnStones(piece, 6.5, "brick"),
  ...strewnStones(piece, 8),
];

export const milestone: Picture = (piece) => {
  const stone = piece.pen.blob(piece.frame.middle, piece.frame.wide * 0.55, piece.frame.wide * 0.62, 0.06, 9);
  return { strokes: slab({ ...piece, points: stone }, "bone"), body: [stone] };
};
