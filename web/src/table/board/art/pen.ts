/** A hand that draws with ink: never quite straight, and always the same for the same seed. */
import { distance, drawn, type Place } from "../geometry";
import { box, clockwise, normal, type Outline, oval, within } from "./outlines";

/** Where shadows fall: down and to the right, as the light comes from the upper left. */
const DARK: Place = [0.6, 0.8];
/** Corners that bend less than this, in radians, are drawn round. */
const ROUND = 0.75;
/** The same for the bends of a line that is not closed. */
const SHARP = 1.3;

export class Pen {
  #state: number;

  /** `grain` is the width of its usual line. */
  constructor(
    seed: string,
    readonly grain: number,
  ) {
    this.#state = hashed(seed);
  }

  /** A number from 0 to 1. */
  chance(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.chance();
  }

  /** A length, more or less. */
  about(length: number, part = 0.2): number {
    return length * this.between(1 - part, 1 + part);
  }

  /** A closed line along an outline. */
  ring(points: readonly Place[], shake = 0.28): string {
    return smooth(this.#walk(points, true, shake), true);
  }

  /** A line through some places. */
  line(points: readonly Place[], shake = 0.28): string {
    return smooth(this.#walk(points, false, shake), false);
  }

  /** Several lines as one path. */
  lines(all: readonly (readonly Place[])[], shake = 0.28): string {
    return all.map((one) => this.line(one, shake)).join("");
  }

  rings(all: readonly (readonly Place[])[], shake = 0.28): string {
    return all.map((one) => this.ring(one, shake)).join("");
  }

  /** The brush's line around an outline, as a shape to fill: heavier where no light falls. */
  contour(points: readonly Place[], weight = 1): string {
    const ring = clockwise(points);
    const steps = this.#walk(ring, true, 0.16);
    const count = steps.length;
    const sides = steps.map(({ at }, place): [Place, Place] => {
      const [nx, ny] = normal(steps[(place + count - 1) % count]!.at, steps[(place + 1) % count]!.at);
      const dark = Math.max(0, nx * DARK[0] + ny * DARK[1]);
      const width = this.grain * weight * (0.62 + 0.85 * dark) * this.between(0.78, 1.2);
      return [
        [at[0] + nx * width * 0.45, at[1] + ny * width * 0.45],
        [at[0] - nx * width * 0.55, at[1] - ny * width * 0.55],
      ];
    });
    const hard = (side: 0 | 1) => steps.map((step, place) => ({ ...step, at: sides[place]![side] }));
    return smooth(hard(0), true) + smooth(hard(1).reverse(), true);
  }

  /** A stroke that swells and thins out, as a shape to fill. */
  stroke(from: Place, to: Place, width = this.grain): string {
    const far = distance(from, to) || 1;
    const [nx, ny] = [(to[1] - from[1]) / far, (from[0] - to[0]) / far];
    const bend = this.between(-0.06, 0.06) * far;
    const part = this.between(0.35, 0.6);
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const side = (wide: number) => `${one(x + nx * (bend + wide))} ${one(y + ny * (bend + wide))}`;
    return (
      `M${one(from[0])} ${one(from[1])}Q${side(width / 2)} ${one(to[0])} ${one(to[1])}` +
      `Q${side(-width / 2)} ${one(from[0])} ${one(from[1])}Z`
    );
  }

  /** Short strokes inward from the edges that no light falls on. */
  shade(points: readonly Place[], depth: number, gap = this.grain * 2.2): string {
    const ring = clockwise(points);
    return ring
      .map((from, at) => {
        const to = ring[(at + 1) % ring.length]!;
        const [nx, ny] = normal(from, to);
        const dark = nx * DARK[0] + ny * DARK[1];
        return dark < 0.25 ? "" : this.#fringe(from, to, [-nx, -ny], depth * (0.5 + dark / 2), gap);
      })
      .join("");
  }

  /** Short strokes on both sides or one side of a line. */
  #fringe(from: Place, to: Place, [nx, ny]: Place, depth: number, gap: number): string {
    const far = distance(from, to);
    const strokes: string[] = [];
    for (let at = this.about(gap / 2); at < far; at += this.about(gap, 0.35)) {
      const part = at / far;
      const start: Place = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      const long = this.between(0.35, 1) * depth;
      const lean = this.between(-0.1, 0.35) * long;
      const [tx, ty] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
      const end: Place = [start[0] + nx * long - tx * lean, start[1] + ny * long - ty * lean];
      strokes.push(this.stroke(start, end, this.grain * 0.75));
    }
    return strokes.join("");
  }

  /** Parallel strokes across an outline. `turn` is in degrees clockwise from straight right. */
  hatch(points: readonly Place[], turn: number, gap: number, holes: Outline[] = []): string {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const turned = [points, ...holes].map((ring) =>
      ring.map(([x, y]): Place => [x * c + y * s, y * c - x * s]),
    );
    const [, top, , bottom] = box(turned[0]!);
    const strokes: string[] = [];
    for (let y = top + this.about(gap / 2); y < bottom; y += this.about(gap)) {
      const hits = turned.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
      for (let at = 0; at + 1 < hits.length; at += 2) {
        const far = hits[at + 1]! - hits[at]!;
        const from = hits[at]! + far * this.between(0, 0.12);
        const to = hits[at + 1]! - far * this.between(0, 0.12);
        if (to - from < this.grain * 2) continue;
        const back = (x: number): Place => [x * c - y * s, x * s + y * c];
        strokes.push(this.stroke(back(from), back(to), this.grain * 0.7));
      }
    }
    return strokes.join("");
  }

  /** Places spread over an outline, about so far apart and never in rows. */
  strewn(points: readonly Place[], gap: number, holes: Outline[] = []): Place[] {
    const [left, top, right, bottom] = box(points);
    const places: Place[] = [];
    for (let y = top + gap / 2, row = 0; y < bottom; y += gap * 0.86, row++)
      for (let x = left + (row % 2 ? gap : gap / 2); x < right; x += gap) {
        const place: Place = [x + this.between(-0.42, 0.42) * gap, y + this.between(-0.42, 0.42) * gap];
        if (within(points, holes, place)) places.push(place);
      }
    return places;
  }

  /** A rounded outline of no regular shape. */
  blob(middle: Place, wide: number, deep = wide, rough = 0.16, sides = 11): Outline {
    const turn = this.between(0, 6);
    return oval([0, 0], 1, 1, sides).map(([x, y], at): Place => {
      const far = this.about(1, rough);
      const lean = Math.sin(turn + at) * 0.04;
      return [middle[0] + (x + lean) * wide * far, middle[1] + (y - lean) * deep * far];
    });
  }

  /** An angular stone. */
  stone(middle: Place, size: number): Outline {
    const sides = 5 + Math.floor(this.chance() * 3);
    const start = this.between(0, 6);
    return Array.from({ length: sides }, (_, at): Place => {
      const turn = start + ((at + this.between(-0.25, 0.25)) * 2 * Math.PI) / sides;
      const far = size * this.between(0.78, 1.12);
      return [middle[0] + far * Math.cos(turn), middle[1] + far * 0.86 * Math.sin(turn)];
    });
  }

  /** Steps along a line, each a little beside it; corners stay where they are. */
  #walk(points: readonly Place[], closed: boolean, shake: number): Step[] {
    const steps: Step[] = [];
    const last = points.length - (closed ? 0 : 1);
    const reach = this.grain * shake;
    for (let at = 0; at < last; at++) {
      const from = points[at]!;
      const to = points[(at + 1) % points.length]!;
      const end = !closed && at === 0;
      steps.push({ at: from, hard: end || bend(points, at) > (closed ? ROUND : SHARP) });
      const far = distance(from, to);
      const count = Math.min(40, Math.floor(far / (this.grain * 7)));
      const [nx, ny] = normal(from, to);
      for (let step = 1; step <= count; step++) {
        const part = step / (count + 1);
        const off = this.between(-reach, reach) * 1.6;
        const place: Place = [
          from[0] + (to[0] - from[0]) * part + nx * off,
          from[1] + (to[1] - from[1]) * part + ny * off,
        ];
        steps.push({ at: place, hard: false });
      }
    }
    if (!closed) steps.push({ at: points[points.length - 1]!, hard: true });
    return steps;
  }
}

interface Step {
  at: Place;
  hard: boolean;
}

function hashed(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash;
}

/** How much an outline turns at a corner, in radians. */
function bend(points: readonly Place[], at: number): number {
  const before = points[(at + points.length - 1) % points.length]!;
  const here = points[at]!;
  const after = points[(at + 1) % points.length]!;
  const one = Math.atan2(here[1] - before[1], here[0] - before[0]);
  const other = Math.atan2(after[1] - here[1], after[0] - here[0]);
  const turn = Math.abs(other - one);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Where an outline crosses a level line. */
function crossings(ring: readonly Place[], y: number): number[] {
  const found: number[] = [];
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length]!;
    if (ay > y !== by > y) found.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  });
  return found;
}

/** A path that is round between its hard corners. */
function smooth(steps: readonly Step[], closed: boolean): string {
  if (steps.length < 3) return drawn(steps.map(({ at }) => [one(at[0]), one(at[1])] as const), closed);
  const first = closed ? Math.max(0, steps.findIndex(({ hard }) => hard)) : 0;
  const order = closed ? [...steps.slice(first), ...steps.slice(0, first + 1)] : [...steps];
  const start = closed && !steps[first]!.hard ? between(order[0]!.at, order[1]!.at) : order[0]!.at;
  let path = `M${one(start[0])} ${one(start[1])}`;
  for (let at = 1; at < order.length; at++) {
    const { at: here, hard } = order[at]!;
    const next = order[at + 1]?.at ?? (closed ? order[1]!.at : here);
    if (hard || (at === order.length - 1 && !closed)) path += `L${one(here[0])} ${one(here[1])}`;
    else {
      const [x, y] = between(here, next);
      path += `Q${one(here[0])} ${one(here[1])} ${one(x)} ${one(y)}`;
    }
  }
  return path + (closed ? "Z" : "");
}

function between([ax, ay]: Place, [bx, by]: Place): Place {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Whole units are fine enough. */
function one(value: number): number {
  return Math.round(value);
}
