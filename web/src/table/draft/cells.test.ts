import { expect, test } from "vitest";
import { cellPath } from "./cells";

test("a square cell lies around its middle", () => {
  expect(cellPath([100, 100], 20, false)).toBe("M90 90h20v20h-20Z");
});

test("a hex stands on a corner and is as wide as its neighbours are apart", () => {
  expect(cellPath([600, 600], 600, true)).toBe("M600 254L900 427V773L600 946L300 773V427Z");
});
