import { expect, test } from "vitest";
import type { Drawing, Shape } from "../../../lib/server/wire";
import type { Place } from "../geometry";
import { drawingOf, GALLERY } from "./gallery";
import { joined } from "./joined";
import { type Drawn, landOf, vignette } from "./land";
import { cast, Frame, inset, rectangle, turning } from "./outlines";
import { Pen } from "./pen";

const shape = (look: Drawing | "", more: Partial<Shape> = {}): Shape => ({
  kind: "block",
  points: [[1000, 1000], [1600, 1000], [1600, 1300], [1000, 1300]],
  look,
  ...more,
}); // prettier-ignore
const table = (...shapes: Shape[]): Drawn => ({ width: 6000, height: 4000, look: "meadow", floors: [], shapes });

const SEEN = (Object.keys(GALLERY) as Drawing[]).filter((look) => look !== "bare");

test("what is bare shows only what it stands on", () => {
  expect(vignette(shape("bare"), 100)).toEqual([]);
});

test.each(SEEN)("%s is drawn at every size, with no stroke astray", (look) => {
  for (const long of [200, 600, 1500]) {
    const points = rectangle(100, 100, 100 + long, 100 + long / 2) as [number, number][];
    const strokes = landOf(table(shape(look, { points, height: 500 })));
    expect(strokes.map(({ d }) => d).join("")).not.toMatch(/NaN|undefined|Infinity/);
    expect(vignette(shape(look, { points }), 100).length).toBeGreaterThan(1);
  }
});

test("the same table is drawn with the same strokes, another with others", () => {
  const one = landOf(table(shape("rock")));
  expect(landOf(table(shape("rock")))).toEqual(one);
  const moved = shape("rock", { points: [[1010, 1000], [1610, 1000], [1610, 1300], [1010, 1300]] }); // prettier-ignore
  expect(landOf(table(moved))).not.toEqual(one);
});

test("a piece that names no picture gets one that fits what it does", () => {
  expect(drawingOf(shape("wreck"))).toBe("wreck");
  expect(drawingOf(shape("", { kind: "water" }))).toBe("river");
  expect(drawingOf(shape("", { kind: "low" }))).toBe("low_wall");
  expect(drawingOf(shape("", { kind: "low", grade: "light" }))).toBe("planks");
});

test("what is higher throws a longer shadow, and what lies in the ground none", () => {
  const far = (height: number, kind: Shape["kind"] = "block") => {
    const shadow = landOf(table(shape("concrete", { height, kind }))).find(({ paint }) => paint === "shadow");
    return Math.max(0, ...(shadow?.d.match(/-?\d+/g) ?? []).map(Number));
  };
  expect(far(1000)).toBeGreaterThan(far(250));
  expect(far(1000, "water")).toBe(0);
});

test("a door that stands open and a wall that is broken are drawn so", () => {
  const strokes = (state: Shape["state"]) => landOf(table(shape("door", { state: state! })));
  expect(strokes("opened")).not.toEqual(strokes(""));
  expect(strokes("broken")).not.toEqual(strokes("opened"));
});

test("pieces side by side make one outline, and a ring of them has a hole", () => {
  const row = joined([rectangle(0, 0, 10, 10), rectangle(10, 0, 30, 10)]);
  expect(row).toHaveLength(1);
  expect(row[0]!.points).toHaveLength(4);
  const ring = joined([
    rectangle(0, 0, 30, 10),
    rectangle(0, 10, 10, 20),
    rectangle(20, 10, 30, 20),
    rectangle(0, 20, 30, 30),
  ]);
  expect(ring.map(({ holes }) => holes.length)).toEqual([1]);
  expect(turning(ring[0]!.points)).toBeGreaterThan(0);
  expect(turning(ring[0]!.holes[0]!)).toBeLessThan(0);
  expect(joined([rectangle(0, 0, 10, 10), rectangle(10, 10, 20, 20)])).toHaveLength(2);
});

test("a pen with the same seed draws the same line", () => {
  const line: Place[] = [[0, 0], [500, 80]]; // prettier-ignore
  expect(new Pen("a", 10).line(line)).toBe(new Pen("a", 10).line(line));
  expect(new Pen("a", 10).line(line)).not.toBe(new Pen("b", 10).line(line));
});

test("a frame lies along the longer side, and an inset within", () => {
  const frame = Frame.of(rectangle(0, 0, 100, 40));
  expect([frame.middle, frame.long, frame.wide]).toEqual([[50, 20], 50, 20]);
  expect(inset(rectangle(0, 0, 100, 40), 5)).toEqual(rectangle(5, 5, 95, 35));
  expect(cast(rectangle(0, 0, 10, 10), 5, 5).every((ring) => turning(ring) >= 0)).toBe(true);
});
