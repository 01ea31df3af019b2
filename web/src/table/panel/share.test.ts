import { expect, test } from "vitest";
import { usualShare } from "./share";

const phone = { width: 390, height: 844 };
const hexes = { width: 4200, height: 3800, grid: "hexes" };

test("a board of hexes may be as wide as a phone", () => {
  const share = usualShare(phone, hexes);
  expect(share).toBeLessThan(usualShare(phone));
  expect(((100 - share) / 100) * phone.height - 140).toBeGreaterThan((390 * 3800) / 4200 - 10);
});

test("the panel keeps enough for a question", () => {
  expect(usualShare(phone, { ...hexes, height: 9000 })).toBe(42);
});

test("a flat board takes no more than it needs", () => {
  expect(usualShare(phone, { ...hexes, height: 1000 })).toBe(usualShare(phone));
});

test("boards without hexes leave the panel as it is", () => {
  expect(usualShare(phone, { width: 900, height: 900 })).toBe(54);
  expect(usualShare({ width: 360, height: 640 })).toBe(60);
});
