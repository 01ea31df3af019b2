/** What is carried and stacked: crates, barrels, sacks, bales, tyres and scrap. */
import type { Place } from "../../geometry";
import { inset, type Outline, oval } from "../outlines";
import { fill, line, type Paint, type Picture, type Piece, shape, shapes, slab, type Stroke } from "../sketch";
import { spots } from "./nature";

/** A piece divided into boxes that are about square, in its own directions. */
function boxes({ frame, pen }: Piece, loose: number): Outline[] {
  const size = Math.min(frame.wide * 2, Math.max(frame.wide, frame.long / 3));
  const columns = Math.max(1, Math.round((2 * frame.long) / size));
  const rows = Math.max(1, Math.round((2 * frame.wide) / size));
  return Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const [left, top] = [-1 + (2 * x) / columns, -1 + (2 * y) / rows];
    const [right, bottom] = [left + 2 / columns, top + 2 / rows];
    const gap = () => pen.between(0.01, loose);
    return frame.slab(left + gap(), top + gap(), right - gap(), bottom - gap());
  });
}

const mix = ([ax, ay]: Place, [bx, by]: Place, part: number): Place => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** A crate's lid: a frame of boards, and a brace across. */
function lid({ pen, grain }: Piece, crate: Outline): Stroke[] {
  const [a, b, c, d] = crate as [Place, Place, Place, Place];
  const board = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.17;
  const inner = inset(crate, board);
  const [p, q, r, s] = inner as [Place, Place, Place, Place];
  const brace: Outline = pen.chance() < 0.5 ? [mix(p, q, 0.16), q, mix(q, r, 0.16), mix(s, r, 0.84), r, s, mix(s, p, 0.16)].filter((_, at) => [0, 1, 2, 5, 6].includes(at)) : [p, mix(p, q, 0.16), mix(r, q, 0.16), r, mix(r, s, 0.16), mix(p, s, 0.16)];
  return [
    fill("wood", pen.ring(crate)),
    fill("wood2", pen.ring(inner)),
    line("fine", pen.lines([0.25, 0.5, 0.75].map((part) => [mix(p, s, part), mix(q, r, part)])), grain * 0.5),
    fill("wood", pen.ring(brace)),
    line("ink", pen.ring(brace), grain * 0.5),
    fill("ink", pen.contour(inner, 0.5)),
    fill("fine", pen.shade([a, b, c, d], grain * 2)),
    fill("ink", pen.contour(crate, 1)),
  ];
}

export const crates: Picture = (piece) => {
  const all = boxes(piece, 0.09);
  return { strokes: all.flatMap((crate) => lid(piece, crate)), body: all };
};

/** Discs side by side: one for each square of a narrow piece, a ring of them on a wide one. */
function discs(piece: Piece): [Place, number][] {
  const { frame, grain, pen } = piece;
  const [row, room] = spots(piece);
  if (frame.wide < grain * 7.5) return row.map((at) => [at, room * 0.86]);
  const size = frame.wide * 0.46;
  const start = pen.between(0, 6);
  return row.flatMap((at) =>
    [0, 1, 2].map((n): [Place, number] => {
      const turn = start + (n * 2 * Math.PI) / 3;
      const far = frame.wide - size;
      return [[at[0] + Math.cos(turn) * far, at[1] + Math.sin(turn) * far], pen.about(size, 0.05)];
    }),
  );
}

export const barrels: Picture = (piece) => {
  const { pen, grain } = piece;
  const all = discs(piece);
  const paints: Paint[] = ["wood2", "rust", "metal2"];
  const strokes = all.flatMap(([at, far], n) => [
    ...shape(pen, paints[n % (all.length > 2 ? 3 : 1)]!, oval(at, far), 1),
    fill("fine", pen.shade(oval(at, far), far * 0.4, grain * 1.6)),
    fill("wood", pen.ring(oval(at, far * 0.66))),
    line("ink", pen.ring(oval(at, far * 0.66)), grain * 0.6),
    line("fine", pen.lines([-0.3, 0.05, 0.35].map((y) => [[at[0] - far * 0.55, at[1] + y * far], [at[0] + far * 0.55, at[1] + y * far]])), grain * 0.5),
  ]);
  return { strokes, body: all.map(([at, far]) => oval(at, far, far, 12)) };
};

/** Bags laid like bricks, tied at their ends. */
function bags(piece: Piece, paint: Paint): Stroke[] {
  const { pen, frame, grain } = piece;
  const rows = Math.max(1, Math.round(frame.wide / (grain * 3.6)));
  const high = (2 * frame.wide) / rows;
  const long = Math.min(2 * frame.long, high * 1.75);
  const strokes: Stroke[] = [];
  for (let row = 0; row < rows; row++) {
    const y = -frame.wide + (row + 0.5) * high;
    const count = Math.max(1, Math.round((2 * frame.long) / long));
    const shift = row % 2 ? 0.5 : 0;
    for (let at = 0; at < count; at++) {
      const x = Math.min(frame.long - long * 0.42, -frame.long + (at + 0.5 + shift * 0.6) * ((2 * frame.long) / count));
      const bag = oval([0, 0], 1, 1, 12).map(([dx, dy]): Place => {
        const far = pen.between(0.95, 1.03) / Math.max(Math.abs(dx), Math.abs(dy), 0.86);
        return frame.at(x + dx * far * (long / 2) * 0.98, y + dy * far * (high / 2) * 0.98);
      });
      strokes.push(
        ...shape(pen, paint, bag, 0.95),
        fill("fine", pen.shade(bag, high * 0.4, grain * 1.6)),
        line("fine", pen.lines([[frame.at(x - long * 0.3, y - high * 0.16), frame.at(x - long * 0.08, y - high * 0.02)], [frame.at(x + long * 0.34, y), frame.at(x + long * 0.2, y + high * 0.08)]]), grain * 0.6),
      );
    }
  }
  return strokes;
}

export const sandbags: Picture = (piece) => bags(piece, "soil");
export const sacks: Picture = (piece) => bags(piece, "bone");

export const bales: Picture = (piece) => {
  const { pen, grain } = piece;
  const all = boxes(piece, 0.06);
  const strokes = all.flatMap((bale) => {
    const [a, b, c, d] = bale as [Place, Place, Place, Place];
    return [
      ...shape(pen, "dry", bale, 1),
      fill("fine", pen.hatch(bale, 20, grain * 2.2)),
      line("ink", pen.lines([[mix(a, b, 0.3), mix(d, c, 0.3)], [mix(a, b, 0.7), mix(d, c, 0.7)]]), grain * 0.8),
    ];
  });
  return { strokes, body: all };
};

export const tyres: Picture = (piece) => {
  const { pen, grain, frame } = piece;
  const all: [Place, number][] = [...discs(piece), [frame.middle, frame.wide * 0.46]];
  const strokes = all.flatMap(([at, far]) => [
    ...shape(pen, "tar", oval(at, far), 1),
    line("edge", pen.lines(Array.from({ length: 12 }, (_, n) => [oval(at, far * 0.94, far * 0.94, 12)[n]!, oval(at, far * 0.78, far * 0.78, 12)[n]!])), grain * 0.5),
    line("edge", pen.ring(oval(at, far * 0.7)), grain * 0.4),
    fill("soil2", pen.ring(oval(at, far * 0.42))),
    line("ink", pen.ring(oval(at, far * 0.42)), grain * 0.8),
  ]);
  return { strokes, body: all.map(([at, far]) => oval(at, far, far, 12)) };
};

/** Plates, beams, a wheel and who knows what, thrown on a heap. */
export const scrap: Picture = (piece) => {
  const { pen, points, grain, frame } = piece;
  const paints: Paint[] = ["metal", "rust", "metal2", "tar2", "rust", "brick"];
  const places = pen.strewn(inset(points, grain * 2.5), grain * 6);
  const plates = places.flatMap((at, n) => {
    const plate = pen.stone(at, grain * pen.between(3, 6));
    return [...shape(pen, paints[n % paints.length]!, plate, 0.8), fill("fine", pen.shade(plate, grain * 3, grain * 1.6))];
  });
  const beams = places.filter((_, n) => n % 5 === 0).map(([x, y]) => {
    const [dx, dy] = [pen.between(-1, 1) * grain * 8, pen.between(-1, 1) * grain * 6];
    return [[x - dx, y - dy], [x + dx, y + dy]] as Place[];
  });
  const wheel = oval(frame.part(0.25, 0.1), grain * 4.5);
  return [
    fill("soil2", pen.ring(points, 1.5)),
    fill("ink", pen.contour(points, 0.9)),
    ...plates,
    line("ink", pen.lines(beams), grain * 2.2),
    line("rust", pen.lines(beams), grain),
    ...shape(pen, "tar", wheel, 1),
    ...shape(pen, "metal", oval(frame.part(0.25, 0.1), grain * 2), 0.7),
  ];
};

export const millstone: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const far = frame.wide * 0.92;
  const ring = (part: number) => oval(frame.middle, far * part, far * part, 22);
  const grooves = Array.from({ length: 10 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 10;
    return [frame.at(Math.cos(turn) * far * 0.3, Math.sin(turn) * far * 0.3), frame.at(Math.cos(turn + 0.3) * far * 0.9, Math.sin(turn + 0.3) * far * 0.9)];
  });
  const crack = [frame.at(far * 0.1, -far), frame.at(-far * 0.08, -far * 0.4), frame.at(far * 0.12, far * 0.2), frame.at(-far * 0.05, far)];
  return {
    strokes: [
      ...slab({ ...piece, points: ring(1) }, "stone", 1.2),
      line("fine", pen.lines(grooves), grain * 0.6),
      ...shape(pen, "dark", ring(0.2), 0.8),
      line("ink", pen.line(crack, 0.8), grain * 1.1),
      line("edge", pen.line(ring(0.88).slice(14, 22)), grain * 0.6),
    ],
    body: [ring(1)],
  };
};
