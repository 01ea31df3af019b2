import { expect, test } from "vitest";
import { knobDistance } from "./knob";

test("the knob that turns somebody is never under the finger that holds it", () => {
  expect(knobDistance(125, 1)).toBeCloseTo(237.5);
  expect(knobDistance(125, 10)).toBe(400);
});
