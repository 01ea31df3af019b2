/**
 * Finds room for labels on the screen: none lies on a figure or on another label, and where there
 * is no room for all, the more important ones are kept. All lengths are pixels.
 */
import type { Place } from "../geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Disc {
  at: Place;
  radius: number;
}

/** One way to write a label: its lines, and the room they take. */
export interface Choice {
  lines: string[];
  box: Box;
}

export interface Wanted {
  id: string;
  weight: number;
  /** The best first. */
  choices: Choice[];
  /** True if it is written even where there is no room for it. */
  must?: boolean;
}

export interface Placed extends Choice {
  id: string;
}

export type Side = "below" | "above" | "right" | "left";

/** The height of a line, and what is left between a label and what it belongs to. */
export const LINE = 18;
const GAP = 3;
/** How far from its figure a label may go where it finds no room beside it. */
const RINGS = [0, 10, 22];
const SIDES: Side[] = ["below", "above", "right", "left"];

export function placed(wanted: readonly Wanted[], discs: readonly Disc[], room: Box): Placed[] {
  const found: Placed[] = [];
  const free = ({ box }: Choice) =>
    contains(room, box) &&
    !discs.some((disc) => covers(box, disc)) &&
    !found.some((other) => overlap(box, other.box));
  for (const { id, choices, must } of [...wanted].sort((a, b) => b.weight - a.weight)) {
    const choice = choices.find(free) ?? (must ? choices[0] : undefined);
    if (choice) found.push({ id, ...choice });
  }
  return found;
}

/** The ways to write a text beside a figure, near ones first. */
export function beside(
  text: string,
  wide: number,
  { at, radius }: Disc,
  sides = SIDES,
  high = LINE,
): Choice[] {
  return RINGS.flatMap((ring) => {
    const far = radius + GAP + ring;
    const straight = sides.map((side) => boxOn(side, at, far, wide, high));
    const askew = sides.length < SIDES.length ? [] : corners(at, far, wide, high);
    return [...straight, ...askew].map((box) => ({ lines: [text], box }));
  });
}

function boxOn(side: Side, [x, y]: Place, far: number, wide: number, high: number): Box {
  const [dx, dy] = { below: [0, 1], above: [0, -1], right: [1, 0], left: [-1, 0] }[side] as [number, number];
  return around(x + dx * (far + wide / 2), y + dy * (far + high / 2), wide, high);
}

function corners([x, y]: Place, far: number, wide: number, high: number): Box[] {
  const out = far * 0.75;
  return [[1, 1], [-1, 1], [1, -1], [-1, -1]].map(([dx, dy]) =>
    around(x + dx! * (out + wide / 2), y + dy! * (out + high / 2), wide, high),
  ); // prettier-ignore
}

function around(x: number, y: number, wide: number, high: number): Box {
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}

function contains(outer: Box, { left, top, right, bottom }: Box): boolean {
  return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  );
}

/** True if a box lies on a disc. */
export function covers({ left, top, right, bottom }: Box, { at: [x, y], radius }: Disc): boolean {
  const dx = x - Math.max(left, Math.min(right, x));
  const dy = y - Math.max(top, Math.min(bottom, y));
  return dx * dx + dy * dy < radius * radius;
}
