/** Water, mud, poison, holes and what leads over them. */
import type { Place } from "../../geometry";
import { inset, type Outline, oval, softened } from "../outlines";
import { border, fill, line, type Paint, type Picture, type Piece, shapes, type Stroke } from "../sketch";
import { strewnStones, trunk } from "./nature";

/** Small waves along a direction. */
function waves({ pen, points, grain, frame }: Piece, gap: number, long: number): string {
  const turn = frame.at(1, 0);
  const [c, s] = [turn[0] - frame.middle[0], turn[1] - frame.middle[1]];
  return pen
    .strewn(inset(points, grain * 3), grain * gap)
    .map(([x, y]) => {
      const far = pen.about(grain * long, 0.5);
      const bow = grain * pen.between(0.5, 1);
      return pen.line(
        [
          [x - c * far, y - s * far],
          [x - c * far * 0.3 - s * bow, y - s * far * 0.3 + c * bow],
          [x + c * far * 0.3 + s * bow, y + s * far * 0.3 - c * bow],
          [x + c * far, y + s * far],
        ],
        0.1,
      );
    })
    .join("");
}

/** A sheet of water with its bank, and lines that follow it. */
function sheet(piece: Piece, body: Paint, deep: Paint, more: Stroke[] = []): Stroke[] {
  const { pen, points, holes, grain } = piece;
  const ring = (by: number) => [points, ...holes].map((one, at) => inset(one, at ? -by : by));
  return [
    fill(body, pen.rings([points, ...holes], 0.3)),
    line(deep, pen.rings(ring(grain * 1.9), 0.8), grain * 1.5),
    line("edge", pen.rings(ring(grain * 3.6), 1), grain * 0.55),
    line(deep, waves(piece, 8, 3.4), grain * 0.85),
    line("edge", waves(piece, 13, 2.4), grain * 0.6),
    ...more,
    ...border(piece, 0.75),
  ];
}

/** A shore that was never straight: every edge goes a little in and out. */
function wavy(piece: Piece, far: number): Piece {
  const { pen, grain } = piece;
  const bent = (ring: Outline): Outline =>
    ring.flatMap((from, at): Place[] => {
      const to = ring[(at + 1) % ring.length]!;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const count = Math.floor(long / (grain * 12));
      const [nx, ny] = [(to[1] - from[1]) / long, (from[0] - to[0]) / long];
      const between = Array.from({ length: count }, (_, n): Place => {
        const part = (n + 1) / (count + 1);
        const off = pen.between(-far, far * 0.5) * grain;
        return [from[0] + (to[0] - from[0]) * part + nx * off, from[1] + (to[1] - from[1]) * part + ny * off];
      });
      return [from, ...between];
    });
  return { ...piece, points: bent(piece.points), holes: piece.holes.map(bent) };
}

/** Grass and pebbles along the shore. */
function banks({ pen, points, grain }: Piece): Stroke[] {
  const along = points.filter(() => pen.chance() < 0.75).map(([x, y]): Place => [x + pen.between(-2, 2) * grain, y + pen.between(-1, 2) * grain]);
  const grass = along.flatMap(([x, y]) => [-1.5, -0.5, 0.6, 1.6].map((lean) => pen.stroke([x + lean * grain * 0.6, y], [x + lean * grain * 1.5, y - grain * pen.between(2, 4.5)], grain * 0.8)));
  const stones = along.filter((_, at) => at % 3 === 0).map(([x, y]) => pen.stone([x + grain * 2.4, y + grain], grain * pen.between(0.9, 1.8)));
  return [...shapes(pen, "stone", stones, 0.5), fill("ink", grass.join(""))];
}

export const river: Picture = (piece) => {
  const bent = wavy(piece, 1.8);
  return [...sheet(bent, "water", "water2"), ...banks(bent)];
};
export const deep_water: Picture = (piece) => {
  const { pen, points, grain } = piece;
  const deep = [6, 10].map((by) => line("water2", pen.ring(inset(points, grain * by), 0.8), grain * 0.8));
  return sheet(piece, "water", "water2", deep);
};
export const pool: Picture = (piece) => sheet(rounded(piece), "water", "water2");
export const trough: Picture = (piece) => [
  ...shapes(piece.pen, "wood2", [piece.points], 1),
  ...sheet({ ...piece, points: inset(piece.points, piece.grain * 2.4) }, "water", "water2"),
];

/** A rectangle becomes a shore without corners. */
function rounded(piece: Piece): Piece {
  if (piece.points.length !== 4) return piece;
  const { frame, pen } = piece;
  const shore = oval([0, 0], 1, 1, 16).map(([x, y]): Place => {
    const far = pen.between(0.94, 1.02) / Math.max(Math.abs(x), Math.abs(y), 0.84);
    return frame.part(x * far, y * far);
  });
  return { ...piece, points: shore };
}

/** Reeds that stand in tufts. */
export function reeds(piece: Piece, gap: number): Stroke {
  const { pen, points, grain } = piece;
  const tufts = pen.strewn(inset(points, grain * 2), grain * gap).map(([x, y]) =>
    [-1.6, -0.6, 0.5, 1.5]
      .map((lean) => pen.stroke([x + lean * grain * 0.5, y], [x + lean * grain * 1.6, y - grain * pen.between(3, 6.5)], grain * 0.9))
      .join(""),
  );
  return fill("ink", tufts.join(""));
}

export const swamp: Picture = (original) => {
  const piece = wavy({ ...original, points: softened(original.points) }, 1.2);
  const { pen, points, grain } = piece;
  const pads = pen.strewn(inset(points, grain * 4), grain * 13).map((at) => pen.blob(at, grain * 2.2, grain * 1.6, 0.1, 9));
  return sheet(piece, "murk", "murk2", [...shapes(pen, "leaf", pads, 0.5), reeds(piece, 11)]);
};

export const mud: Picture = (original) => {
  const piece = rounded(original);
  return [
    fill("soil2", piece.pen.ring(piece.points, 1.6)),
    line("fine", waves(piece, 6, 2.6), piece.grain * 0.7),
    line("edge", waves(piece, 12, 1.6), piece.grain * 0.6),
  ];
};

/** Bubbles that rise, some of them burst. */
function bubbles({ pen, points, grain }: Piece, gap: number): string {
  return pen
    .strewn(inset(points, grain * 3), grain * gap)
    .map((at) => pen.ring(oval(at, grain * pen.between(0.8, 2.3), undefined, 9)))
    .join("");
}

function poison(original: Piece, body: Paint): Stroke[] {
  const piece = rounded(original);
  const { pen, points, grain } = piece;
  const inner = pen.ring(inset(points, grain * 4.5), 1.6);
  return [
    fill("toxic2", pen.ring(points, 0.8)),
    fill(body, inner),
    line("edge", bubbles(piece, 13), grain * 0.7),
    line("ink", bubbles(piece, 8), grain * 0.6),
    line("toxic2", waves(piece, 11, 2.2), grain * 0.8),
    ...border(piece, 0.8),
  ];
}

export const toxic: Picture = (piece) => poison(piece, "toxic");
export const acid: Picture = (piece) => poison(piece, "acid");

/** Strokes that run down into the dark. */
function depth({ pen, points, holes, grain }: Piece, far: number): Stroke[] {
  const down = [points, ...holes].map((ring, at) => cliff(ring, at > 0, far)).flat();
  const strokes = down.map(([from, to]) => pen.stroke(from, to, grain * 1.1));
  return [fill("edge", strokes.join(""))];

  function cliff(ring: Outline, hole: boolean, long: number): [Place, Place][] {
    const lower = inset(ring, hole ? -long : long);
    return ring.flatMap((from, at) => {
      const next = (at + 1) % ring.length;
      const to = ring[next]!;
      const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const count = Math.floor(wide / (grain * 2.6));
      return Array.from({ length: count }, (_, n): [Place, Place] => {
        const part = (n + pen.between(0.1, 0.9)) / count;
        const on = (a: Place, b: Place): Place => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
        const top = on(from, to);
        const deep = on(lower[at]!, lower[next]!);
        const share = pen.between(0.3, 1);
        return [top, [top[0] + (deep[0] - top[0]) * share, top[1] + (deep[1] - top[1]) * share]];
      });
    });
  }
}

export const pit: Picture = (original) => {
  const piece = rounded(original);
  return [
    fill("dark", piece.pen.ring(piece.points, 0.4)),
    ...depth(piece, piece.frame.wide * 0.45),
    ...border(piece, 1.2),
  ];
};

export const chasm: Picture = (original) => {
  const piece = wavy(original, 2.4);
  const { pen, points, grain, frame } = piece;
  const ledge = inset(points, frame.wide * 0.42);
  return [
    fill("dark", pen.ring(points, 1.2)),
    ...depth(piece, frame.wide * 0.36),
    line("edge", pen.ring(ledge, 2.4), grain * 0.5),
    ...depth({ ...piece, points: ledge }, frame.wide * 0.16),
    ...border(piece, 1.7),
  ];
};

export const ledge: Picture = (piece) => [
  fill("soil2", piece.pen.ring(piece.points, 0.6)),
  ...strewnStones(piece, 6),
  fill("ink", piece.pen.hatch(piece.points, 60, piece.grain * 3)),
];

/** Planks across, with gaps, and ropes along both sides. */
export const bridge: Picture = ({ pen, frame, grain, points }) => {
  const count = Math.max(4, Math.round((2 * frame.long) / (grain * 4)));
  const step = 2 / count;
  const planks = Array.from({ length: count }, (_, at) => {
    const [left, lean] = [-1 + at * step + step * 0.1, pen.between(-0.02, 0.02)];
    return frame.slab(left + lean, -pen.between(0.84, 0.95), left + step * 0.82 + lean, pen.between(0.84, 0.95));
  });
  const rope = (side: number) => [-1.04, -0.5, 0, 0.5, 1.04].map((x, at) => frame.part(x, side * (at % 2 ? 0.93 : 1)));
  const posts = [-1.03, 1.03].flatMap((x) => [-1, 1].map((y) => pen.blob(frame.part(x, y), grain * 1.7, grain * 1.7, 0.1, 8)));
  return [
    fill("dark", pen.ring(points)),
    ...shapes(pen, "wood", planks, 0.6),
    line("fine", pen.lines(planks.map((plank) => [plank[0]!, plank[2]!])), grain * 0.35),
    line("ink", pen.lines([rope(-1), rope(1)], 0.6), grain * 1.3),
    line("edge", pen.lines([rope(-1), rope(1)], 0.4), grain * 0.4),
    ...shapes(pen, "wood2", posts, 0.9),
  ];
};

/** Stones to step on, in the water. */
export const stones: Picture = ({ pen, frame, grain }) => {
  const count = Math.max(2, Math.round(frame.long / frame.wide) + 1);
  const steps = Array.from({ length: count }, (_, at) => {
    const x = -frame.long + ((at + 0.5) * 2 * frame.long) / count;
    return pen.stone(frame.at(x, pen.between(-0.35, 0.35) * frame.wide), frame.wide * pen.between(0.42, 0.6));
  });
  return [
    line("edge", steps.map((one) => pen.ring(inset(one, -grain * 1.2), 0.8)).join(""), grain * 0.5),
    ...shapes(pen, "stone", steps, 0.9),
    fill("fine", steps.map((one) => pen.shade(one, grain * 3)).join("")),
  ];
};

export const log: Picture = (piece) => trunk(piece);

/** A mill wheel in its race: its axle goes along the piece, its paddles dip across it. */
export const wheel: Picture = ({ pen, frame, grain }) => {
  const reach = frame.wide * 3.3;
  const half = frame.long * 0.5;
  const shift = frame.long * 0.08;
  const count = 9;
  const paddles = Array.from({ length: count }, (_, at) => {
    const turn = ((at + 0.5) / count - 0.5) * Math.PI * 0.94;
    const y = Math.sin(turn) * reach;
    const thick = Math.max(grain * 1.1, Math.cos(turn) * frame.wide * 0.34);
    return [[-half, -thick / 2], [half, -thick / 2], [half, thick / 2], [-half, thick / 2]].map(([dx, dy]) => frame.at(shift + dx!, y + dy!));
  });
  const rim = (x: number) =>
    [[x - grain * 1.3, -reach], [x + grain * 1.3, -reach], [x + grain * 1.3, reach], [x - grain * 1.3, reach]].map(([dx, dy]) => frame.at(shift + dx!, dy!));
  const axle = [[-frame.long * 1.5, -grain * 1.8], [half + grain * 4 + shift, -grain * 1.8], [half + grain * 4 + shift, grain * 1.8], [-frame.long * 1.5, grain * 1.8]].map(([x, y]) => frame.at(x!, y!));
  const foam = Array.from({ length: 12 }, (): Place => frame.at(shift + pen.between(-1, 1) * half, (pen.chance() < 0.5 ? -1 : 1) * reach * pen.between(0.98, 1.2)));
  return [
    line("edge", foam.map((at) => pen.ring(oval(at, grain * pen.between(0.7, 1.6), undefined, 8))).join(""), grain * 0.7),
    fill("dark", pen.ring(frame.shape([-0.42 + 0.08, -3.2], [0.42 + 0.08, -3.2], [0.42 + 0.08, 3.2], [-0.42 + 0.08, 3.2]), 0.2)),
    ...shapes(pen, "wood", paddles, 0.7),
    ...shapes(pen, "wood2", [rim(-half * 0.86), rim(half * 0.86)], 0.8),
    ...shapes(pen, "wood2", [axle], 0.9),
    ...shapes(pen, "metal2", [pen.blob(frame.at(shift, 0), grain * 3.2, grain * 3.2, 0.05, 10)], 0.9),
  ];
};
