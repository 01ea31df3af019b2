import { expect, test } from "vitest";
import { stepped } from "./heights";

const wall = (height: number) => ({ answer: null, least: 1, most: 725, height });

test("a press goes to the next half centimetre", () => {
  expect(stepped(wall(300), 1)).toBe(350);
  expect(stepped(wall(300), -1)).toBe(250);
  expect(stepped(wall(333), 1)).toBe(350);
  expect(stepped(wall(333), -1)).toBe(300);
});

test("it stays on the wall", () => {
  expect(stepped(wall(720), 1)).toBe(725);
  expect(stepped(wall(725), 1)).toBe(725);
  expect(stepped(wall(20), -1)).toBe(1);
});
