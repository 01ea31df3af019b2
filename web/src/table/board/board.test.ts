import { expect, test } from "vitest";
import type { Pair, Token } from "../../lib/server/wire";
import { around, type Camera, fitted, held, inCorner, including, uncovered, within, zoomed } from "./camera";
import { along, bearing, drawn, length, onEdge, trimmed } from "./geometry";
import { towards, under } from "./pointing";
import { drawnUnit } from "./sizing";

const board = { width: 3000, height: 2000 };
const screen = { width: 900, height: 600 };
const covered = { ...screen, covered: 58 };

test("a fitted board is seen whole, with room for its rulers", () => {
  const camera = fitted(board, screen);
  expect(camera.x).toBeLessThan(0);
  expect(camera.y).toBeLessThan(0);
  expect(camera.x + camera.width).toBeGreaterThan(board.width);
  expect(camera.y + camera.height).toBeGreaterThan(board.height);
});

test("a board that begins elsewhere is seen whole too, and is not lost", () => {
  const city = { ...board, left: 118800, top: 90000 };
  const camera = fitted(city, screen);
  expect(camera.x).toBeCloseTo(fitted(board, screen).x + city.left);
  expect(camera.y).toBeCloseTo(fitted(board, screen).y + city.top);
  const far = held({ x: 0, y: 0, width: 1500, height: 1000 }, city, screen, 254);
  expect([far.x, far.y]).toEqual([city.left - 750, city.top - 500]);
  expect(within(around(city.left, city.top, 1, screen), city, screen).x).toBe(city.left - 26);
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

test("a corner is shown with what lies beside the board as far as rulers and what covers it need", () => {
  const camera = within(around(0, 0, 1, covered), board, covered);
  expect([camera.x, camera.y]).toEqual([-26, -84]);
  expect(within(around(0, 0, 1, screen), board, screen).y).toBe(-26);
});

test("whoever is shown does not lie under the buttons in the corner", () => {
  const buttons = { ...screen, corner: { width: 60, height: 120 } };
  const camera = within(around(3000, 2000, 1, buttons), board, buttons);
  const [corner, above]: Pair[] = [[2980, 1980], [2980, 1500]]; // prettier-ignore
  expect(inCorner(camera, corner!, buttons, 22)).toBe(true);
  expect(inCorner(camera, above!, buttons, 22)).toBe(false);
  const aside = uncovered(camera, [corner!], buttons, 22);
  expect(inCorner(aside, corner!, buttons, 22)).toBe(false);
  expect(aside.x - camera.x).toBeCloseTo(900 - 46 - (900 - 82));
  expect(uncovered(camera, [above!], buttons, 22)).toBe(camera);
  expect(uncovered(camera, [corner!, [camera.x + 30, 1500]], buttons, 22)).toBe(camera);
});

test("nothing that is shown lies under what covers the screen", () => {
  const pixels = (camera: Camera, y: number) => ((y - camera.y) / camera.width) * covered.width;
  const whole = fitted(board, covered);
  expect(pixels(whole, 0)).toBeGreaterThanOrEqual(58 + 25);
  expect(pixels(whole, board.height)).toBeLessThan(covered.height);
  const near = including(around(1000, 1000, 1, covered), [[1000, 600]], covered, 40);
  expect(pixels(near, 600)).toBeCloseTo(58 + 40);
  const far = including(near, [[1000, 0], [1000, 2000]], covered, 40); // prettier-ignore
  expect(pixels(far, 0)).toBeCloseTo(58 + 40);
});

test("a screen that is covered nearly all over still has room for a board", () => {
  const camera = fitted(board, { ...screen, covered: 590 });
  expect(camera.width).toBeLessThan(board.width * 10);
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

test("places out of sight are brought in with no more of a move than that needs", () => {
  const camera = around(1000, 1000, 1, screen);
  const moved = including(camera, [[1600, 1000]], screen, 40);
  expect(moved).toEqual({ ...camera, x: 1600 + 40 - 900 });
  expect(including(camera, [[1100, 1000]], screen, 40)).toEqual(camera);
});

test("places too far apart are shown from farther off", () => {
  const camera = including(around(0, 0, 1, screen), [[0, 0], [2000, 0]], screen, 50); // prettier-ignore
  expect(camera.width / screen.width).toBeCloseTo(2000 / 800);
  expect(camera.x + camera.width / 2).toBeCloseTo(1000);
});

test("a line is trimmed at both ends, unless nothing would be left of it", () => {
  expect(trimmed([[0, 0], [100, 0]], 10)).toEqual([[10, 0], [90, 0]]);
  expect(trimmed([[0, 0], [15, 0]], 10)).toEqual([[0, 0], [15, 0]]);
});
