import { expect, test } from "vitest";
import type { Area, Pair } from "../../../lib/server/wire";
import { arc } from "../tokens/arc";
import { grain } from "../sizing";
import { handle } from "../../draft/knob";
import { across, inside, lying, span } from "./scenery";

const SQUARE: Pair[] = [
  [0, 0],
  [400, 0],
  [400, 200],
  [0, 200],
];

test("a ladder leans against the edge it is nearest to", () => {
  expect(Math.abs(across(SQUARE, [200, 0])) % 180).toBe(0);
  expect(Math.abs(across(SQUARE, [400, 100])) % 180).toBe(90);
});

test("what is named in short needs room both ways", () => {
  expect(span(SQUARE)).toBe(200);
  expect(inside(SQUARE, [10, 10])).toBe(true);
});

test("half of what is around somebody is in front of it", () => {
  const [first] = arc(180).match(/-?\d+\.\d/g)!;
  expect(first).toBe("-101.0");
});

test("what is touched is never smaller than a base, whatever players measure in", () => {
  expect(grain(100)).toBe(250);
  expect(grain(254)).toBe(254);
});

test("the knob that turns somebody is never under the finger that holds it", () => {
  expect(handle(125, 1)).toBeCloseTo(237.5);
  expect(handle(125, 10)).toBe(400);
});

test("a finger finds the smallest thing that lies there, and one smaller than itself", () => {
  const thing = (kind: string, radius: number): Area => ({
    kind,
    at: [1000, 1000],
    radius,
    label: { key: kind },
  });
  const areas = [thing("smoke", 500), thing("objective", 20)];
  expect(lying(areas, [1050, 1000], 10)?.kind).toBe("objective");
  expect(lying(areas, [1400, 1000], 10)?.kind).toBe("smoke");
  expect(lying(areas, [1600, 1000], 10)).toBeUndefined();
});
