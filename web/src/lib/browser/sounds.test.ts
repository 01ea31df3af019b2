import { expect, test } from "vitest";
import { secondsOf, type Sound, SOUNDS } from "./sounds";

const names = Object.keys(SOUNDS) as Sound[];
const LONGEST = 1.25;

test("every sound is short, begins softly and is not too loud", () => {
  for (const name of names) {
    expect(secondsOf(name), name).toBeLessThan(LONGEST);
    for (const { loud, swell, seconds } of SOUNDS[name]) {
      expect(loud, name).toBeLessThan(0.7);
      expect(swell, name).toBeLessThan(seconds);
    }
  }
});

test("no two sounds are the same", () => {
  expect(new Set(names.map((name) => JSON.stringify(SOUNDS[name]))).size).toBe(names.length);
});
