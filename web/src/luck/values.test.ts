import { expect, it } from "vitest";
import { valuesOf } from "./values";

it("adds the faces of a die that aced, and of no other", () => {
  expect(valuesOf({ dice: [6, 8], faces: [6, 6, 2, 8, 1], aces: true })).toEqual([14, 9]);
  expect(valuesOf({ dice: [6, 8], faces: [6, 8] })).toEqual([6, 8]);
});
