import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../lib/browser/preferences.svelte";
import type { Cue, News, Update } from "../../lib/server/wire";
import { Display } from "./display.svelte";

const message = { key: "a" };
const scene = {
  head: message,
  tokens: [
    { id: "a", at: [0, 0], name: message },
    { id: "b", at: [90, 0], name: message },
  ],
};
const update = (...news: News[]) =>
  ({ is: "update", since: 0, upto: 9, number: 1, news, scene }) as unknown as Update;
const told = (at: number, cue: Cue): News => ({ at, event: "e", message, cue });
const fall = { kind: "fall" as const, message };
const shot = told(0, { kind: "attack", figure: "a", target: "b", means: "shot" });
const felled = told(1, { kind: "down", figure: "b", beat: fall });
const walked = told(2, { kind: "move", figure: "a", path: [[0, 0], [50, 0]] });

/** A table at which these pieces of news have just come. */
function playing(...news: News[]): Display {
  const display = new Display();
  display.take(update());
  display.take(update(...news));
  return display;
}

const words = (display: Display) => display.banners.last?.what.cue?.beat?.message;
const lines = (display: Display) => display.traces.all.map(({ what }) => what.line);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});
afterEach(() => {
  preferences.pace = "normal";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a great moment is put into words, which go by themselves, and so does a trace", async () => {
  const display = playing(shot, felled);
  expect(lines(display)).toEqual([[[0, 0], [90, 0]]]);
  expect(words(display)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(400);
  expect(words(display)).toEqual(message);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(display.busy).toBe(false);
  expect(words(display)).toBeUndefined();
  expect(lines(display)).toEqual([]);
});

test("the next thing waits for a great moment", async () => {
  const display = playing(felled, shot);
  await vi.advanceTimersByTimeAsync(800);
  expect(lines(display)).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(lines(display)).toHaveLength(1);
});

test("at an instant pace there is no pause, no banner and no trace", async () => {
  preferences.pace = "instant";
  const display = playing(shot, felled);
  await vi.advanceTimersByTimeAsync(0);
  expect(display.busy).toBe(false);
  expect(words(display)).toBeUndefined();
  expect(lines(display)).toEqual([]);
});

test("with reduced motion nothing moves, and the words stay as long", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const display = playing(walked, felled);
  expect(display.places.get("a")).toEqual([50, 0]);
  expect(display.walking.size).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(words(display)).toEqual(message);
  await vi.advanceTimersByTimeAsync(2000);
  expect(words(display)).toEqual(message);
});

test("skipped, banner and traces go at once", () => {
  const display = playing(felled, shot);
  expect(words(display)).toEqual(message);
  display.hurry();
  expect(words(display)).toBeUndefined();
  expect(lines(display)).toEqual([]);
});

test("paused, the words stay until play goes on", async () => {
  const display = playing(felled, shot);
  display.hold(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(words(display)).toEqual(message);
  display.hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(words(display)).toBeUndefined();
});

test("what only another seat at this screen may know is not put into words", () => {
  const display = playing({ ...felled, only: [1] });
  expect(words(display)).toBeUndefined();
});

test("a question that is told again stays the same object, and nothing is played", () => {
  const asked = (number: number, text: string) =>
    ({ ...update(), number, question: { message: { key: text } } }) as unknown as Update;
  const display = new Display();
  display.take(asked(3, "act"));
  const before = display.update!.question;
  display.take(asked(3, "act"));
  expect(display.busy).toBe(false);
  expect(display.update!.question).toBe(before);
  display.take(asked(3, "react"));
  expect(display.update!.question).not.toBe(before);
});
