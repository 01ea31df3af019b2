import { expect, test } from "vitest";
import { counted } from "./counted";
import { Words } from "./words";

test("a unit is named in the number that so many of it take", () => {
  const words = new Words("en");
  words.read("arena", "arena-scene-zone = { $count ->\n    [one] zone\n   *[other] zones\n}\n");
  const unit = { key: "arena.scene.zone" };
  expect([1, 2].map((count) => words.say(counted(unit, count)))).toEqual(["zone", "zones"]);
});
