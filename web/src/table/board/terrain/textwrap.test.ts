import { expect, test } from "vitest";
import { wrapped } from "./textwrap";

test("a label is broken between words", () => {
  expect(wrapped("one figure reaches the zone", 12)).toEqual(["one figure", "reaches the", "zone"]);
});
