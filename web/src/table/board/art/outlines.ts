/** Outlines of pieces: their middle, direction, offsets and the places inside them. */
import { distance, type Place } from "../geometry";
import { inside } from "../terrain/scenery";

export type Outline = Place[];

/** Twice the area of an outline; above 0 if it goes clockwise on the screen. */
export function turning(points: readonly Place[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0);
}

export function clockwise(points: readonly Place[]): Outline {
  return turning(points) < 0 ? [...points].reverse() : [...points];
}

export function box(points: readonly Place[]): [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The corners of a rectangle, clockwise from the top left. */
export function rectangle(left: number, top: number, right: number, bottom: number): Outline {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A piece's own directions: `along` its length and across it, with half of each. */
export class Frame {
  private constructor(
    readonly middle: Place,
    private readonly turn: Place,
    readonly long: number,
    readonly wide: number,
  ) {}

  static of(points: readonly Place[]): Frame {
    const [from, to] = points.length === 4 ? longest(points) : farthest(points);
    const far = distance(from, to) || 1;
    const turn: Place = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
    const along = points.map(([x, y]) => x * turn[0] + y * turn[1]);
    const across = points.map(([x, y]) => y * turn[0] - x * turn[1]);
    const [a, b] = [Math.min(...along), Math.max(...along)];
    const [c, d] = [Math.min(...across), Math.max(...across)];
    const [m, n] = [(a + b) / 2, (c + d) / 2];
    const middle: Place = [m * turn[0] - n * turn[1], m * turn[1] + n * turn[0]];
    return new Frame(middle, turn, (b - a) / 2, (d - c) / 2);
  }

  /** The same place and size, with its front at the other end. */
  get about(): Frame {
    return new Frame(this.middle, [-this.turn[0], -this.turn[1]], this.long, this.wide);
  }

  /** The same, turned by a quarter: what was across is along. */
  get aside(): Frame {
    return new Frame(this.middle, [-this.turn[1], this.turn[0]], this.wide, this.long);
  }

  /** A place so far along and across from the middle. */
  at(x: number, y: number): Place {
    const [c, s] = this.turn;
    return [this.middle[0] + x * c - y * s, this.middle[1] + x * s + y * c];
  }

  /** A place by parts of half its length and width, from -1 to 1. */
  part(x: number, y: number): Place {
    return this.at(x * this.long, y * this.wide);
  }

  /** A rectangle by parts of half its length and width. */
  slab(left: number, top: number, right: number, bottom: number): Outline {
    return rectangle(left, top, right, bottom).map(([x, y]) => this.part(x, y));
  }

  /** Places given in parts, as an outline. */
  shape(...parts: [number, number][]): Outline {
    return parts.map(([x, y]) => this.part(x, y));
  }
}

function longest(points: readonly Place[]): [Place, Place] {
  const sides = points.map((from, at): [Place, Place] => [from, points[(at + 1) % points.length]!]);
  return sides.reduce((best, side) => (distance(...side) > distance(...best) + 1 ? side : best));
}

function farthest(points: readonly Place[]): [Place, Place] {
  let best: [Place, Place] = [points[0]!, points[1] ?? points[0]!];
  for (const one of points)
    for (const other of points)
      if (distance(one, other) > distance(...best) + 1) best = [one, other];
  return best;
}

/** An outline drawn in towards its middle by a length; its corners keep their angles. */
export function inset(points: readonly Place[], by: number): Outline {
  const ring = clockwise(points);
  return ring.map((place, at) => {
    const before = ring[(at + ring.length - 1) % ring.length]!;
    const after = ring[(at + 1) % ring.length]!;
    const [ax, ay] = normal(before, place);
    const [bx, by_] = normal(place, after);
    const bend = Math.max(0.35, 1 + ax * bx + ay * by_);
    return [place[0] - ((ax + bx) / bend) * by, place[1] - ((ay + by_) / bend) * by];
  });
}

/** The direction out of a clockwise outline, at one of its edges. */
export function normal([ax, ay]: Place, [bx, by]: Place): Place {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / far, (ax - bx) / far];
}

/** An ellipse as an outline. */
export function oval([x, y]: Place, wide: number, deep = wide, sides = 20): Outline {
  return Array.from({ length: sides }, (_, at) => {
    const turn = (2 * Math.PI * at) / sides;
    return [x + wide * Math.sin(turn), y - deep * Math.cos(turn)];
  });
}

/** True if a place is in an outline and in none of its holes. */
export function within(points: readonly Place[], holes: readonly Outline[], [x, y]: Place): boolean {
  const place: [number, number] = [x, y];
  const ring = (one: readonly Place[]) => inside(one as [number, number][], place);
  return ring(points) && !holes.some(ring);
}

/** An outline with its corners cut off, and cut off again. */
export function softened(points: readonly Place[], times = 2): Outline {
  const cut = points.flatMap(([ax, ay], at): Place[] => {
    const [bx, by] = points[(at + 1) % points.length]!;
    return [
      [ax + (bx - ax) / 4, ay + (by - ay) / 4],
      [ax + ((bx - ax) * 3) / 4, ay + ((by - ay) * 3) / 4],
    ];
  });
  return times > 1 ? softened(cut, times - 1) : cut;
}

/** The ground an outline covers together with its shadow, as outlines that all go one way. */
export function cast(points: readonly Place[], dx: number, dy: number): Outline[] {
  const ring = clockwise(points);
  const sides = ring.map((from, at): Outline => {
    const to = ring[(at + 1) % ring.length]!;
    return clockwise([from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]]);
  });
  return [ring, ...sides, ring.map(([x, y]): Place => [x + dx, y + dy])];
}
