/** Walls of every make, roofs, fences, tanks and towers. */
import type { Place } from "../../geometry";
import { box, type Frame, inset, type Outline, oval, within } from "../outlines";
import type { Pen } from "../pen";
import { border, fill, line, type Paint, type Picture, type Piece, shape, shapes, slab, type Stroke } from "../sketch";
import { strewnStones } from "./nature";

/** The light along the upper and left edges of a top. */
function lit({ points, pen, grain }: Piece, by = 1.6): Stroke {
  const ring = inset(points, grain * by);
  const sides = ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    const upper = to[0] - from[0] > Math.abs(to[1] - from[1]) * 0.3;
    const left = from[1] - to[1] > Math.abs(to[0] - from[0]) * 0.3;
    return upper || left ? [[from, to]] : [];
  });
  return line("edge", pen.lines(sides), grain * 0.6);
}

/** The middle line of stones of a wall's top, laid as they came. */
export const wall: Picture = (piece) => {
  const { points, holes, pen, grain } = piece;
  const gap = grain * 5.6;
  const laid = pen.strewn(inset(points, grain * 1.8), gap, holes.map((hole) => inset(hole, -grain * 1.8)));
  const stones = laid.map((at) => pen.stone(at, gap * pen.between(0.4, 0.56)));
  return [
    ...slab(piece, "stone2", 1.3),
    fill("stone", pen.rings(stones, 0.1)),
    line("fine", pen.rings(stones, 0.1), grain * 0.5),
    lit(piece),
    ...border(piece, 1.3),
  ];
};

/** Courses of bricks, clipped to a piece. */
function courses({ points, holes, pen, grain }: Piece, high: number, long: number): string {
  const [left, top, right, bottom] = box(points);
  const joints: string[] = [];
  const inner = inset(points, grain * 0.6);
  for (let y = top, row = 0; y < bottom; y += high, row++)
    for (let x = left + (row % 2 ? long / 2 : 0); x < right; x += long) {
      const place: Place = [x, y + high / 2];
      if (within(inner, holes, place) && pen.chance() < 0.86)
        joints.push(pen.stroke([x, y + high * 0.12], [x + pen.between(-0.5, 0.5) * grain, y + high * 0.9], grain * 0.7));
    }
  return joints.join("");
}

export const bricks: Picture = (piece) => {
  const { pen, points, holes, grain } = piece;
  const high = grain * 3.1;
  return [
    ...slab(piece, "brick", 1.3),
    fill("fine", pen.hatch(points, 0, high, holes)),
    fill("fine", courses(piece, high, grain * 6.5)),
    lit(piece),
    ...border(piece, 1.3),
  ];
};

/** Degrees from straight right to the length of a piece. */
function lengthwise(frame: Frame): number {
  const [x, y] = frame.at(1, 0);
  return (Math.atan2(y - frame.middle[1], x - frame.middle[0]) * 180) / Math.PI;
}

export const planks: Picture = (piece) => {
  const { pen, points, holes, grain, frame } = piece;
  return [
    ...slab(piece, "wood", 1.2),
    fill("fine", pen.hatch(points, lengthwise(frame), grain * 2.6, holes)),
    lit(piece),
    ...border(piece, 1.2),
  ];
};

export const concrete: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const joints = [-0.5, 0, 0.5].map((x) => [frame.part(x, -1), frame.part(x + 0.01, 1)]);
  return [...slab(piece, "stone", 1.2), line("ink", pen.lines(joints), grain * 0.6), lit(piece)];
};

/** One plate of a floor, with a rim and a screw or two. */
export const plate: Picture = (piece) => {
  const { pen, points, grain } = piece;
  const rim = inset(points, grain * 2.2);
  return [fill("stone2", pen.ring(rim)), line("fine", pen.ring(inset(points, grain * 3.6)), grain * 0.4), fill("ink", pen.contour(rim, 0.8))];
};

/** Corrugated iron with its rust. */
export const sheet: Picture = (piece) => {
  const { pen, points, grain, frame } = piece;
  const rust = Array.from({ length: 3 }, () => pen.blob(frame.part(pen.between(-0.9, 0.9), 0), grain * pen.between(3, 7), frame.wide * 0.8, 0.2));
  return [
    ...slab(piece, "metal", 1),
    fill("rust", pen.rings(rust.map((one) => one.map((at) => (within(points, [], at) ? at : nearest(frame, at)))))),
    fill("ink", pen.hatch(points, lengthwise(frame) + 90, grain * 2.4)),
    ...border(piece, 1),
  ];
};

/** The place moved onto the middle line of a piece, so that nothing is drawn beside it. */
function nearest(frame: Frame, [x, y]: Place): Place {
  const [mx, my] = frame.middle;
  return [mx + (x - mx) * 0.2, my + (y - my) * 0.2];
}

/** Blocks in a row with a lit cap. */
export const low_wall: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const count = Math.max(1, Math.round((2 * frame.long) / Math.max(frame.wide * 2.2, grain * 6)));
  const blocks = Array.from({ length: count }, (_, at) => {
    const [left, right] = [-1 + (2 * at) / count, -1 + (2 * (at + 1)) / count];
    return frame.slab(left + 0.004, -pen.between(0.86, 1), right - 0.004, pen.between(0.86, 1));
  });
  return [
    ...shapes(pen, "stone", blocks, 0.95),
    fill("fine", blocks.map((one) => pen.shade(one, frame.wide * 0.7, grain * 1.8)).join("")),
    line("edge", pen.lines([[frame.part(-0.95, -0.4), frame.part(0.95, -0.4)]]), grain * 0.6),
  ];
};

/** Posts and the rails between them. */
function posts(piece: Piece, paint: Paint, apart: number): Stroke[] {
  const { pen, frame, grain } = piece;
  const count = Math.max(2, Math.round((2 * frame.long) / (grain * apart)));
  const size = Math.max(grain * 1.3, Math.min(frame.wide, grain * 2));
  const all = Array.from({ length: count + 1 }, (_, at) => {
    const [x, y] = frame.at(-frame.long + (2 * frame.long * at) / count, 0);
    return pen.blob([x, y], size, size, 0.08, 6);
  });
  const rail = (y: number) => [frame.part(-1, y), frame.part(0, y + pen.between(-0.2, 0.2)), frame.part(1, y)];
  return [
    line("ink", pen.lines([rail(-0.25), rail(0.35)]), grain * 2.1),
    line(paint, pen.lines([rail(-0.25), rail(0.35)]), grain * 0.9),
    ...shapes(pen, paint, all, 0.9),
  ];
}

export const fence: Picture = (piece) => posts(piece, "wood", 7);
export const railing: Picture = (piece) => posts(piece, "metal", 5);

/** Coils of wire between posts. */
export const wire: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const radius = Math.max(frame.wide * 0.7, grain * 2);
  const count = Math.round((2 * frame.long) / (radius * 0.9));
  const coils = Array.from({ length: count }, (_, at) => oval(frame.at(-frame.long + ((at + 0.5) * 2 * frame.long) / count, 0), radius, radius, 12));
  const barbs = coils.flatMap((ring) => [ring[1]!, ring[7]!]).map(([x, y]) => pen.stroke([x - grain, y - grain], [x + grain, y + grain], grain * 0.8));
  return [line("ink", pen.rings(coils), grain * 0.6), fill("ink", barbs.join("")), ...posts(piece, "wood2", 16).slice(2)];
};

/** A flat roof: a parapet all around, a hatch, stains, and the heads of its beams. */
export const roof: Picture = (piece) => {
  const { pen, points, frame, grain } = piece;
  const floor = inset(points, grain * 3);
  const stains = pen.strewn(inset(points, grain * 8), grain * 22).map((at) => pen.blob(at, grain * pen.between(3, 7), grain * pen.between(2, 5), 0.25));
  const beams = (side: number) =>
    Array.from({ length: Math.floor(frame.long / (grain * 3.5)) }, (_, at) => oval(frame.at(-frame.long + (at + 0.5) * grain * 7, side * (frame.wide + grain * 0.5)), grain * 1.1, undefined, 8));
  const door = frame.slab(0.4, -0.55, 0.72, -0.1);
  return [
    ...shapes(pen, "wood2", [...beams(1), ...beams(-1)], 0.7),
    fill("plaster", pen.ring(points)),
    fill("soil", pen.ring(floor, 0.3)),
    fill("soil2", pen.rings(stains)),
    fill("fine", pen.hatch(floor, lengthwise(frame), grain * 7)),
    fill("fine", shadeInside(piece, grain * 3)),
    fill("ink", pen.contour(floor, 0.6)),
    ...shape(pen, "wood", door, 0.8),
    line("ink", pen.lines([[door[0]!, door[2]!], [door[1]!, door[3]!]]), grain * 0.5),
    lit(piece, 1),
    ...border(piece, 1.4),
  ];
};

/** The shadow of a parapet on its own roof, below its upper and left edges. */
function shadeInside({ points, pen, grain }: Piece, by: number): string {
  const [mx, my] = [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
  const turned = inset(points, by).map(([x, y]): Place => [2 * mx - x, 2 * my - y]);
  return pen.shade(turned, grain * 3.4, grain * 1.7).replace(/-?\d+ -?\d+/g, (pair) => {
    const [x, y] = pair.split(" ").map(Number) as [number, number];
    return `${Math.round(2 * mx - x)} ${Math.round(2 * my - y)}`;
  });
}

/** Sheets of everything, nailed over each other. */
export const shack: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const paints: Paint[] = ["metal", "rust", "wood", "metal2", "wood2", "metal"];
  const panels = [[-1, -1, -0.3, 0], [-0.35, -1, 0.4, 0.05], [0.35, -1, 1, 0], [-1, 0, -0.2, 1], [-0.25, -0.02, 0.45, 1], [0.4, -0.03, 1, 1]] as const;
  const strokes = panels.flatMap(([a, b, c, d], at) => {
    const panel = frame.slab(a, b, c, d);
    return [fill(paints[at]!, pen.ring(panel)), fill("fine", pen.hatch(panel, lengthwise(frame) + 90, grain * 2.6)), fill("ink", pen.contour(panel, 0.7))];
  });
  const ridge = [frame.part(-1, 0), frame.part(1, 0.02)];
  return [...strokes, line("edge", pen.line(ridge), grain), fill("fine", pen.shade(piece.points, grain * 5)), ...border(piece, 1.3)];
};

export const tent: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const ridge: [Place, Place] = [frame.part(-0.96, 0), frame.part(0.96, 0)];
  const lower = frame.shape([-1, 1], [-0.96, 0], [0.96, 0], [1, 1]);
  const stripes = [-0.6, -0.2, 0.2, 0.6].map((x) => frame.slab(x - 0.09, -1, x + 0.09, 1));
  const ropes = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => [frame.part(x!, y!), frame.part(x! * 1.18, y! * 1.22)]);
  return [
    line("ink", pen.lines(ropes), grain * 0.6),
    fill("cloth", pen.ring(piece.points)),
    fill("red", pen.rings(stripes)),
    fill("fine", pen.hatch(lower, lengthwise(frame) + 78, grain * 2.6)),
    fill("ink", pen.stroke(ridge[0], ridge[1], grain * 1.8)),
    ...border(piece, 1.1),
  ];
};

/** A round roof of boards that meet at a cap. */
export const tower: Picture = (piece) => {
  const { pen, frame, points, grain } = piece;
  const ring = (part: number) => oval(frame.middle, frame.long * part, frame.wide * part);
  const boards = Array.from({ length: 20 }, (_, at) => [ring(0.2)[at]!, ring(0.97)[at]!]);
  return [
    ...slab(piece, "wood", 1.3),
    fill("wood2", pen.hatch(points.slice(points.length / 4, (points.length * 3) / 4), 45, grain * 2)),
    line("ink", pen.lines(boards), grain * 0.55),
    line("ink", pen.rings([ring(0.72), ring(0.45)]), grain * 0.7),
    ...shape(pen, "metal", ring(0.2), 0.9),
    ...border(piece, 1.3),
  ];
};

/** A tank of steel with its hoops, its hatch and streaks of rust. */
export const tank: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const ring = (part: number) => oval(frame.middle, frame.long * part, frame.wide * part, 24);
  const streaks = Array.from({ length: 9 }, () => {
    const turn = pen.between(0, 6.3);
    const on = (part: number): Place => frame.at(Math.cos(turn) * frame.long * part, Math.sin(turn) * frame.wide * part);
    return pen.stroke(on(0.95), on(pen.between(0.55, 0.8)), grain * 3);
  });
  const spokes = Array.from({ length: 8 }, (_, at) => [ring(0.16)[at * 3]!, ring(0.86)[at * 3]!]);
  return [
    ...slab(piece, "metal", 1.4),
    fill("metal2", pen.ring(ring(0.88))),
    fill("metal", pen.ring(ring(0.82).map(([x, y]): Place => [x - grain, y - grain * 1.2]))),
    fill("rust", streaks.join("")),
    line("fine", pen.lines(spokes), grain * 0.6),
    line("ink", pen.rings([ring(0.86), ring(0.5)]), grain * 0.6),
    ...shape(pen, "rust", ring(0.16), 0.9),
    fill("fine", pen.shade(piece.points, grain * 5, grain * 2)),
    ...border(piece, 1.4),
  ];
};

export const container: Picture = (piece) => {
  const { pen, frame, grain, points } = piece;
  const paint = (["rust", "blue", "green", "red"] as const)[Math.floor(pen.chance() * 4)]!;
  const doors = frame.slab(0.86, -0.94, 0.99, 0.94);
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => oval(frame.part(x! * 0.975, y! * 0.94), grain * 1.2, undefined, 6));
  return [
    ...slab(piece, paint, 1.3),
    fill("fine", pen.hatch(frame.slab(-0.96, -0.92, 0.84, 0.92), lengthwise(frame) + 90, grain * 3)),
    line("edge", pen.lines([[frame.part(-0.96, -0.84), frame.part(0.84, -0.84)]]), grain * 0.6),
    ...shape(pen, paint, doors, 0.7),
    line("ink", pen.line([frame.part(0.86, 0), frame.part(1, 0)]), grain * 0.7),
    fill("ink", pen.rings(corners)),
    fill("fine", pen.shade(points, grain * 4)),
    ...border(piece, 1.4),
  ];
};

/** A board on its edge, with the poster before it and the struts behind. */
export const billboard: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const struts = [-0.7, 0, 0.7].map((x) => frame.shape([x - 0.05, -0.6], [x, -2.6], [x + 0.05, -0.6]));
  const poster = frame.slab(-0.96, 0, 0.96, 0.95);
  const torn = [-0.6, -0.1, 0.45].map((x) => frame.slab(x, 0.05, x + pen.between(0.14, 0.3), 0.9));
  return [
    ...shapes(pen, "wood2", struts, 0.8),
    ...shape(pen, "wood", piece.points, 1.1),
    fill("cloth", pen.ring(poster)),
    fill("red", pen.rings(torn)),
    line("ink", pen.ring(poster), grain * 0.6),
  ];
};

/** A black bull of sheet iron, propped up from behind. */
export const bull: Picture = ({ pen, frame, grain, points }) => {
  const struts = [-0.6, 0, 0.6].map((x) => frame.shape([x - 0.04, -0.6], [x, -2.4], [x + 0.04, -0.6]));
  return [
    ...shapes(pen, "metal2", struts, 0.8),
    fill("dark", pen.ring(points)),
    line("edge", pen.line([frame.part(-0.96, -0.5), frame.part(0.96, -0.5)]), grain * 0.6),
    fill("ink", pen.contour(points, 1.1)),
  ];
};

/** Steps across its length. */
export const stairs: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const count = Math.max(3, Math.round((2 * frame.long) / (grain * 4)));
  const steps = Array.from({ length: count - 1 }, (_, at) => [frame.part(-1 + (2 * (at + 1)) / count, -1), frame.part(-1 + (2 * (at + 1)) / count, 1)]);
  return [
    ...slab(piece, "wood", 1),
    line("ink", pen.lines(steps), grain * 0.8),
    line("edge", pen.lines(steps.map(([a, b]) => [[a![0] + grain, a![1] + grain], [b![0] + grain, b![1] + grain]])), grain * 0.4),
    ...border(piece, 1),
  ];
};

export const door: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const leaf = frame.slab(-1, -0.42, 1, 0.42);
  return [
    ...shape(pen, "wood2", leaf, 1),
    line("ink", pen.lines([-0.5, 0, 0.5].map((x) => [frame.part(x, -0.42), frame.part(x, 0.42)])), grain * 0.5),
    fill("ink", pen.ring(oval(frame.part(0.72, 0), grain * 1.1, undefined, 8))),
  ];
};

/** A door with so many bolts on it. */
function bolted(count: number): Picture {
  return (piece) => {
    const { pen, frame, grain } = piece;
    const bolts = Array.from({ length: count }, (_, at) => frame.part((at - (count - 1) / 2) * 0.5, 0));
    return [
      ...shape(pen, "wood", frame.slab(-1, -0.8, 1, 0.8), 1.3),
      line("ink", pen.lines([-0.94, 0.94].map((x) => [frame.part(x, -0.8), frame.part(x, 0.8)])), grain * 0.6),
      ...shapes(pen, "flame", bolts.map((at) => oval(at, grain * 2.2, undefined, 10)), 1),
      fill("ink", pen.rings(bolts.map((at) => oval(at, grain * 0.8, undefined, 6)))),
    ];
  };
}

export const lock = bolted(1);
export const locks = bolted(2);
export const locks3 = bolted(3);

/** A doorway whose leaf stands open. */
export const doorway: Picture = ({ pen, frame }) => shape(pen, "wood2", frame.slab(-1, -1, -0.78, 1), 1);

/** A pane in its frame. */
export const window: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  return [
    ...shape(pen, "wood2", frame.slab(-1, -0.5, 1, 0.5), 1),
    ...shape(pen, "glass", frame.slab(-0.94, -0.24, 0.94, 0.24), 0.6),
    line("edge", pen.lines([[frame.part(-0.6, 0.2), frame.part(-0.45, -0.2)], [frame.part(0.2, 0.2), frame.part(0.35, -0.2)]]), grain * 0.7),
  ];
};

export const pillar: Picture = (piece) => {
  const { pen, frame } = piece;
  const drum = oval(frame.middle, frame.wide * 0.8);
  return {
    strokes: [...slab({ ...piece, points: drum }, "stone", 1.2), fill("ink", pen.contour(oval(frame.middle, frame.wide * 0.52), 0.5))],
    body: [drum],
  };
};

/** What still stands of a wall, with its stones lying about. */
export const ruin: Picture = (piece) => {
  const { pen, frame, points, grain } = piece;
  if (frame.wide < grain * 10) return wall(piece);
  const thick = Math.min(frame.wide * 0.22, grain * 6);
  const inner = inset(points, thick);
  const walls = points.map((from, at): Outline => {
    const next = (at + 1) % points.length;
    return [from, points[next]!, inner[next]!, inner[at]!];
  });
  return [
    fill("soil2", pen.ring(points)),
    fill("fine", pen.hatch(inner, 0, grain * 6)),
    ...strewnStones({ ...piece, points: inner }, 8, "brick"),
    ...walls.flatMap((one) => [...shape(pen, "brick", one, 1), fill("fine", pen.hatch(one, lengthwise(frame), grain * 2.6))]),
    ...border(piece, 1.3),
  ];
};

/** Tubes side by side, joined by flanges. */
export const pipes: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const count = frame.wide > grain * 5 ? 3 : 2;
  const tubes = Array.from({ length: count }, (_, at) => frame.slab(-1, -1 + (2 * at) / count + 0.04, 1, -1 + (2 * (at + 1)) / count - 0.04));
  const joints = [-0.66, 0, 0.66].map((x) => frame.slab(x - grain / frame.long, -1.12, x + grain / frame.long, 1.12));
  return [
    ...shapes(pen, "metal", tubes, 0.9),
    line("edge", pen.lines(tubes.map(([a, b, c, d]) => [mix(a!, d!, 0.3), mix(b!, c!, 0.3)])), grain * 0.5),
    ...shapes(pen, "rust", joints, 0.8),
  ];
};

function mix([ax, ay]: Place, [bx, by]: Place, part: number): Place {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** Pumps on their island, with their hoses. */
export const pumps: Picture = (piece) => {
  const { pen, frame, grain } = piece;
  const bodies = [-0.55, 0.55].map((x) => frame.slab(x - 0.22, -0.62, x + 0.22, 0.62));
  const faces = [-0.55, 0.55].map((x) => frame.slab(x - 0.14, -0.36, x + 0.14, 0.3));
  const hoses = [-0.55, 0.55].map((x) => [frame.part(x + 0.22, 0.1), frame.part(x + 0.34, 1.4), frame.part(x + 0.1, 1.7), frame.part(x, 0.7)]);
  return [
    ...slab(piece, "stone", 1),
    line("ink", pen.lines(hoses), grain),
    ...shapes(pen, "red", bodies, 0.9),
    ...shapes(pen, "bone", faces, 0.5),
  ];
};

/** A ladder that leans against an edge which runs at `turn` degrees. */
export function ladder(pen: Pen, [x, y]: Place, turn: number, grain: number): Stroke[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (along: number, across: number): Place => [x + (along * c - across * s) * grain, y + (along * s + across * c) * grain];
  const rails = [-2.6, 2.6].map((side) => [at(side, -5), at(side, 5)]);
  const rungs = [-3.6, -1.2, 1.2, 3.6].map((up) => [at(-2.6, up), at(2.6, up)]);
  return [
    line("ink", pen.lines([...rails, ...rungs]), grain * 1.9),
    line("wood", pen.lines(rungs), grain * 0.8),
    line("bone", pen.lines(rails), grain * 0.9),
  ];
}
