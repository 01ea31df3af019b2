import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../lib/browser/preferences.svelte";
import { fitted } from "./camera";
import { View } from "./view.svelte";

const board = { width: 9000, height: 9000, unit: 100 };
const phone = { width: 360, height: 230 };
const desk = { width: 1900, height: 1300 };
const NEAR = 22;

beforeEach(() => {
  preferences.pace = "instant";
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

function opened(): View {
  const view = new View();
  view.take(board);
  view.resize(phone);
  view.follow("actor", "a1", [[4600, 7300]], NEAR);
  return view;
}

test("when the window grows the board fills it again", () => {
  const view = opened();
  expect(view.camera.width).toBeLessThan(board.width / 2);
  view.resize(desk);
  expect(view.camera).toEqual(fitted(board, desk));
});

test("when the window shrinks who acts is near enough to be touched again", () => {
  const view = opened();
  const before = view.camera;
  view.resize(desk);
  view.resize(phone);
  expect(view.camera).toEqual(before);
});

test("on a screen where nothing needs to be near, the whole board is shown again", () => {
  const view = opened();
  const tablet = { width: 652, height: 590 };
  view.resize(tablet);
  view.follow("actor", "a1", [[4600, 7300]], 0);
  expect(view.camera).toEqual(fitted(board, tablet));
});

test("a view that was moved by hand keeps its scale, and shows no more beside the board than it must", () => {
  const view = opened();
  view.pan(0, -400);
  const pixel = view.pixel;
  view.resize({ width: 800, height: 600 });
  expect(view.pixel).toBeCloseTo(pixel);
  const { y, height } = view.camera;
  expect(y + height).toBeLessThan(board.height + 40 * pixel);
});
