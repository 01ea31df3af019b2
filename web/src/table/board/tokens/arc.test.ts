import { expect, test } from "vitest";
import { arc } from "./arc";

test("half of what is around somebody is in front of it", () => {
  const [first] = arc(180).match(/-?\d+\.\d/g)!;
  expect(first).toBe("-101.0");
});
