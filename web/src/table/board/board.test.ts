import { expect, test } from "vitest";
import type { Pair, Token } from "../../lib/server/wire";
import { around, fitted, held, within, zoomed } from "./camera";
import { along, bearing, drawn, length, onEdge } from "./geometry";
import { towards, under } from "./pointing";
import { drawnUnit } from "./sizing";

const board = { width: 3000, height: 2000 };
const screen = { width: 900, height: 600 };

test("a fitted board is seen whole, with room for its rulers", () => {
  const camera = fitted(board, screen);
  expect(camera.x).toBeLessThan(0);
  expect(camera.y).toBeLessThan(0);
  expect(camera.x + camera.width).toBeGreaterThan(board.width);
  expect(camera.y + camera.height).toBeGreaterThan(board.height);
});

test("what is under the finger stays under it when it comes nearer", () => {
  const before = fitted(board, screen);
  const after = zoomed(before, 2, 1000, 500);
  const place = (camera: typeof before) => (1000 - camera.x) / camera.width;
  expect(place(after)).toBeCloseTo(place(before));
  expect(after.width).toBeCloseTo(before.width / 2);
});

test("the board cannot be lost from sight, nor looked at too closely", () => {
  const far = held({ x: 90000, y: 0, width: 300, height: 200 }, board, screen, 254);
  expect(far.x).toBeLessThan(board.width);
  expect(far.width).toBeCloseTo(254 * 5);
});

test("a corner is shown with what lies beside the board as far as rulers and the order of play need", () => {
  const camera = within(around(0, 0, 1, screen), board, screen);
  expect([camera.x, camera.y]).toEqual([-34, -80]);
  const low = { width: 900, height: 200 };
  expect(within(around(0, 0, 1, low), board, low).y).toBe(-34);
});

test("a figure walks along its way and stops at its end", () => {
  const way: Pair[] = [
    [0, 0],
    [100, 0],
    [100, 50],
  ];
  expect(length(way)).toBe(150);
  expect(along(way, 120)).toEqual([100, 20]);
  expect(along(way, 999)).toEqual([100, 50]);
  expect(drawn(way, true)).toBe("M0 0L100 0L100 50Z");
});

test("angles are clockwise from straight up", () => {
  const turns = [
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ].map((to) => bearing([0, 0], to as unknown as Pair));
  expect(turns).toEqual([0, 90, 180, 270]);
});

test("the edge of a base is touched on the side of a place", () => {
  expect(onEdge([100, 100], 50, [400, 100])).toEqual([150, 100]);
  expect(onEdge([100, 100], 50, [100, 90])).toEqual([100, 50]);
  expect(onEdge([100, 100], 50, [70, 140])).toEqual([70, 140]);
});

const token = (id: string, at: Pair, out = false): Token => ({
  id,
  at,
  radius: 127,
  name: { key: id },
  ...(out ? { out: { key: "out" } } : {}),
});

test("a finger means the nearest figure, and the standing before the fallen", () => {
  const tokens = [token("fallen", [100, 100], true), token("up", [180, 100])];
  expect(under(tokens, [110, 100], 1, ({ at }) => at)?.id).toBe("up");
  expect(under(tokens, [900, 900], 1, ({ at }) => at)).toBeUndefined();
  expect(under(tokens, [900, 100], 40, ({ at }) => at)?.id).toBe("up");
});

test("an arrow goes to the next figure straight on rather than to a nearer one aside", () => {
  const places: Pair[] = [
    [100, 80],
    [200, 0],
  ];
  expect(towards(places, [0, 0], [1, 0])).toEqual([200, 0]);
  expect(towards(places, [0, 0], [-1, 0])).toBeUndefined();
});

test("what is touched is never smaller than a base, whatever players measure in", () => {
  expect(drawnUnit(100)).toBe(250);
  expect(drawnUnit(254)).toBe(254);
});
