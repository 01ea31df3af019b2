import { expect, test } from "vitest";
import { isLow } from "./edges";

test("a banner is above, unless something that takes part is there", () => {
  expect(isLow([], 600, [])).toBe(false);
  expect(isLow([300, 400], 600, [400])).toBe(false);
  expect(isLow([60, 300], 600, [300])).toBe(true);
});

test("where there is room along neither edge, whom it happens to is not covered", () => {
  expect(isLow([40, 290], 300, [40])).toBe(true);
  expect(isLow([40, 290], 300, [290])).toBe(false);
});
