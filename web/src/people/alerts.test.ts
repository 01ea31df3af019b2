import { expect, test } from "vitest";
import type { Chair, Room, Update } from "../lib/server/wire";
import { askedOf, isAwaited, titleOf } from "./alerts";

const chair = (seat: number, kind: Chair["kind"], ready = false): Chair => ({ seat, kind, ready });
const room = (stage: Room["stage"], ...chairs: Chair[]) => ({ stage, chairs }) as Room;

test("a question waits only while the match goes on", () => {
  const asks = { number: 0, question: { seat: 0 } } as Update;
  expect(askedOf(room("playing", chair(0, "person")), asks)).toBe(0);
  expect(askedOf(room("playing", chair(0, "bot")), asks), "a bot stands in").toBeUndefined();
  expect(askedOf(room("over"), asks)).toBeUndefined();
  expect(askedOf(room("playing"), { number: 0 } as Update)).toBeUndefined();
  expect(askedOf(room("playing"), { ...asks, over: true })).toBeUndefined();
});

test("a player is awaited when everybody else is ready", () => {
  expect(isAwaited(room("gathering", chair(0, "person"), chair(1, "person", true)), [0])).toBe(true);
  expect(isAwaited(room("gathering", chair(0, "person"), chair(1, "open")), [0])).toBe(false);
  expect(isAwaited(room("gathering", chair(0, "person", true), chair(1, "bot")), [0])).toBe(false);
});

test("the title tells what waits before where one is", () => {
  expect(titleOf("Your turn", 2, "Tapete")).toBe("(2) ● Your turn · Tapete");
  expect(titleOf("", 0, "Tapete")).toBe("Tapete");
});
