import { expect, test } from "vitest";
import type { News } from "../../lib/server/wire";
import { soundsOf } from "./sounds";

const told = (more: Partial<News>): News => ({ at: 0, event: "a", message: { key: "a" }, ...more });
const dice = { dice: [6], faces: [3], values: [3] };
const message = { key: "a" };

test("dice and blows are heard, and nothing else", () => {
  expect(soundsOf(told({ dice }))).toEqual(["dice"]);
  expect(soundsOf(told({ cue: { kind: "down" } }))).toEqual(["fall"]);
  expect(soundsOf(told({ cue: { kind: "move" } }))).toEqual([]);
  expect(soundsOf(told({}))).toEqual([]);
});

test("an attack sounds as it is made", () => {
  expect(soundsOf(told({ cue: { kind: "attack", means: "shot" } }))).toEqual(["shot"]);
  expect(soundsOf(told({ cue: { kind: "attack", means: "blow" } }))).toEqual(["blow"]);
  expect(soundsOf(told({ cue: { kind: "attack" } }))).toEqual([]);
});

test("a great moment has a sound of its own, and dice are heard before it", () => {
  const critical = { kind: "critical" as const, message };
  expect(soundsOf(told({ cue: { kind: "hit", beat: critical } }))).toEqual(["critical"]);
  const luck = { kind: "luck" as const, message };
  expect(soundsOf(told({ dice, cue: { kind: "note", beat: luck } }))).toEqual(["dice", "luck"]);
});

test("what only repeats other news is not heard", () => {
  expect(soundsOf(told({ dice, quiet: true }))).toEqual([]);
});
