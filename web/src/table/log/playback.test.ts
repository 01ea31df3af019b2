import { expect, test } from "vitest";
import type { News, Update } from "../../lib/server/wire";
import { Playback } from "./playback";

const scene = { head: { key: "savage.title" } };
const news = (at: number): News => ({ at, event: "e", message: { key: "savage.title" } });
const update = (...places: number[]): Update => ({
  is: "update",
  since: 0,
  upto: 9,
  number: places[0] ?? 0,
  news: places.map(news),
  scene,
});
const soon = () => new Promise((done) => setTimeout(done));

/** A clock that is moved on by hand. */
function stage(dwell = 100) {
  const log: string[] = [];
  const sleepers: (() => void)[] = [];
  const playback: Playback = new Playback(
    {
      show: (one) => log.push(`show ${one.at}`),
      settle: (one) => log.push(`settle ${one.number}`),
      dwell: () => dwell,
      changed: () => undefined,
    },
    () => new Promise((wake) => sleepers.push(wake)),
  );
  const tick = async () => {
    sleepers.shift()?.();
    await soon();
  };
  return { log, playback, tick };
}

test("things are shown one at a time, and the table is settled after the last of an update", async () => {
  const { log, playback, tick } = stage();
  playback.add(update(1, 2));
  playback.add(update(3));
  expect(log).toEqual(["show 1"]);
  await tick();
  expect(log).toEqual(["show 1", "show 2"]);
  await tick();
  expect(log).toEqual(["show 1", "show 2", "settle 1", "show 3"]);
  expect(playback.busy).toBe(true);
  await tick();
  expect(log.at(-1)).toBe("settle 3");
  expect(playback.busy).toBe(false);
});

test("hurried, everything that waits is shown at once and in order", async () => {
  const { log, playback } = stage();
  playback.add(update(1, 2));
  playback.add(update(3));
  playback.hurry();
  await soon();
  expect(log).toEqual(["show 1", "show 2", "settle 1", "show 3", "settle 3"]);
  expect(playback.busy).toBe(false);
});

test("held, it waits until it is stepped or let go", async () => {
  const { log, playback, tick } = stage();
  playback.add(update(1, 2, 3));
  playback.hold(true);
  await tick();
  expect(log).toEqual(["show 1"]);
  playback.step();
  await soon();
  expect(log).toEqual(["show 1", "show 2"]);
  playback.hold(false);
  await tick();
  await tick();
  expect(log.at(-1)).toBe("settle 1");
});

test("what takes no time is settled at once, before anything else can be drawn", () => {
  const { log, playback } = stage(0);
  playback.add(update(1, 2));
  expect(log).toEqual(["show 1", "show 2", "settle 1"]);
});
