/** What stands in rooms, and what lies in crypts. */
import type { Place } from "../../geometry";
import { inset, type Outline, oval } from "../outlines";
import { border, fill, line, type Picture, shape, shapes, slab } from "../sketch";

export const table: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const round = frame.long < frame.wide * 1.3;
  const top: Outline = round ? oval(frame.middle, frame.wide * 0.8) : frame.slab(-0.92, -0.7, 0.92, 0.7);
  const stools = round
    ? [[-0.8, -0.8], [0.85, -0.7], [0.75, 0.85], [-0.85, 0.75]].map(([x, y]) => oval(frame.part(x!, y!), frame.wide * 0.24, undefined, 10))
    : [-0.55, 0, 0.55].flatMap((x) => [oval(frame.part(x, -0.98), frame.wide * 0.2, undefined, 10), oval(frame.part(x, 0.98), frame.wide * 0.2, undefined, 10)]);
  const cup = oval(frame.part(0.2, -0.15), grain * 1.6, undefined, 9);
  return {
    strokes: [
      ...shapes(pen, "wood2", stools, 0.7),
      ...shape(pen, "wood", top, 1.1),
      line("fine", pen.lines([-0.3, 0, 0.3].map((y) => [frame.part(-0.7, y), frame.part(0.7, y)])), grain * 0.5),
      fill("fine", pen.shade(top, grain * 2.4)),
      ...shape(pen, "bone", cup, 0.6),
    ],
    body: [top],
  };
};

export const counter: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const glasses = [-0.8, -0.5, 0.1, 0.3, 0.75].map((x) => oval(frame.part(x, pen.between(-0.3, 0.3)), grain * 1.3, undefined, 8));
  return [
    ...slab(piece, "wood2", 1.2),
    fill("wood", pen.ring(inset(piece.points, grain * 2.2))),
    line("ink", pen.ring(inset(piece.points, grain * 2.2)), grain * 0.5),
    line("fine", pen.lines([[frame.part(-0.9, 0.1), frame.part(0.9, 0)]]), grain * 0.5),
    ...shapes(pen, "glass", glasses, 0.6),
  ];
};

export const piano: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const keys = frame.slab(-0.86, 0.5, 0.86, 0.92);
  const black = Array.from({ length: 12 }, (_, at) => -0.8 + at * 0.14).map((x) => frame.slab(x, 0.5, x + 0.05, 0.74));
  return [
    ...slab(piece, "wood2", 1.3),
    ...shape(pen, "bone", keys, 0.7),
    fill("ink", pen.rings(black)),
    line("edge", pen.lines([[frame.part(-0.9, -0.7), frame.part(0.9, -0.7)]]), grain * 0.6),
    ...shape(pen, "wood", frame.slab(-0.6, -0.1, 0.6, 0.34), 0.6),
  ];
};

export const bench: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const rows = [frame.slab(-1, -0.92, 1, -0.2), frame.slab(-1, 0.24, 1, 0.94)];
  return {
    strokes: [
      ...shapes(pen, "wood", rows, 1),
      ...shapes(pen, "wood2", [frame.slab(-1, -0.96, 1, -0.74), frame.slab(-1, 0.2, 1, 0.42)], 0.7),
      line("fine", pen.lines([[frame.part(-0.9, -0.4), frame.part(0.9, -0.42)], [frame.part(-0.9, 0.7), frame.part(0.9, 0.7)]]), grain * 0.5),
    ],
    body: rows,
  };
};

/** A slab of stone with a cross cut into it. */
export const tomb: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const stone = frame.shape([-0.86, -0.7], [0.6, -0.72], [0.9, -0.4], [0.9, 0.4], [0.6, 0.72], [-0.86, 0.7]);
  const cross = [[frame.part(-0.45, 0), frame.part(0.62, 0)], [frame.part(0.25, -0.38), frame.part(0.25, 0.38)]];
  return {
    strokes: [
      ...slab({ ...piece, points: stone }, "stone", 1.2),
      fill("ink", pen.contour(inset(stone, grain * 1.8), 0.4)),
      line("ink", pen.lines(cross), grain * 1.2),
      line("edge", pen.lines(cross.map((bar) => bar.map(([x, y]): Place => [x + grain * 0.7, y + grain * 0.8]))), grain * 0.4),
    ],
    body: [stone],
  };
};

export const altar: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const candles = [-0.8, 0.8].map((x) => oval(frame.part(x, -0.4), grain * 1.2, undefined, 8));
  const sign = Array.from({ length: 6 }, (_, at) => oval(frame.middle, frame.wide * 0.6, frame.wide * 0.6, 6)[(at * 2) % 6]!);
  return [
    ...slab(piece, "metal2", 1.3),
    fill("red", pen.ring(frame.slab(-0.5, -1, 0.5, 1))),
    line("ink", pen.ring(oval(frame.middle, frame.wide * 0.6)) + pen.line(sign.slice(0, 3)), grain * 0.8),
    ...shapes(pen, "flame", candles, 0.7),
    ...border(piece, 1.3),
  ];
};

/** Bones strewn about, and a skull here and there. */
export const bones: Picture = ({ pen, points, grain }) => {
  const places = pen.strewn(inset(points, grain * 2), grain * 6);
  const long = places.map(([x, y]) => {
    const turn = pen.between(0, 3.1);
    const far = grain * pen.between(1.6, 3.2);
    return [[x - Math.cos(turn) * far, y - Math.sin(turn) * far], [x + Math.cos(turn) * far, y + Math.sin(turn) * far]] as Place[];
  });
  const ends = long.flatMap((bone) => bone.map((at) => oval(at, grain * 0.9, undefined, 7)));
  const skulls = places.filter((_, at) => at % 6 === 2).map((at) => pen.blob(at, grain * 2.3, grain * 2.1, 0.08, 9));
  const eyes = places.filter((_, at) => at % 6 === 2).flatMap(([x, y]) => [-0.8, 0.8].map((dx) => oval([x + dx * grain, y + grain * 0.3], grain * 0.5, undefined, 6)));
  return [
    fill("soil2", pen.ring(points, 1.6)),
    line("ink", pen.lines(long), grain * 2.2),
    fill("ink", pen.rings(ends.map((end) => end))),
    line("bone", pen.lines(long), grain * 1.1),
    ...shapes(pen, "bone", skulls, 0.8),
    fill("ink", pen.rings(eyes)),
  ];
};

/** A floor that gives way. */
export const cracks: Picture = ({ pen, frame, grain, points }) => {
  const bolts = Array.from({ length: 7 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 7 + pen.between(-0.3, 0.3);
    const on = (part: number, lean: number) => frame.part(Math.cos(turn + lean) * part, Math.sin(turn + lean) * part);
    return [on(0.12, 0), on(0.42, 0.24), on(0.66, -0.12), on(pen.between(0.85, 1.05), 0.1)];
  });
  const hole = pen.stone(frame.middle, Math.min(frame.wide, frame.long) * 0.24);
  return [
    fill("stone2", pen.ring(inset(points, grain), 0.8)),
    line("ink", pen.lines(bolts, 0.8), grain * 1.2),
    line("edge", pen.lines(bolts.map((bolt) => bolt.map(([x, y]): Place => [x + grain, y + grain]))), grain * 0.4),
    ...shape(pen, "dark", hole, 1),
  ];
};

export const trapdoor: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const gaps = [frame.shape([-0.5, -0.9], [-0.2, -0.8], [-0.3, 0.2], [-0.55, 0.1]), frame.shape([0.2, -0.2], [0.42, -0.3], [0.5, 0.9], [0.3, 0.8])];
  return [
    ...slab(piece, "wood2", 1.1),
    line("ink", pen.lines([-0.6, -0.2, 0.2, 0.6].map((x) => [frame.part(x, -0.95), frame.part(x, 0.95)])), grain * 0.7),
    ...shapes(pen, "dark", gaps, 0.7),
    ...shape(pen, "metal2", oval(frame.part(0.8, 0), grain * 1.4, undefined, 9), 0.7),
  ];
};
