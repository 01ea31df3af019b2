import { expect, test } from "vitest";
import { edges, outline } from "./outlines";

test("each kind of die has an outline of its own", () => {
  const outlines = [4, 6, 8, 10, 12, 20].map(outline);
  expect(new Set(outlines).size).toBe(6);
  expect([8, 10, 12, 20].every((sides) => edges(sides) !== "")).toBe(true);
});
