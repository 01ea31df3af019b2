import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faces } from "./faces";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const face = (load: Promise<unknown>): FontFace => ({ load: () => load }) as FontFace;

async function waited(...loads: Promise<unknown>[]): Promise<boolean> {
  let shown = false;
  void faces(loads.map(face)).then(() => (shown = true));
  await vi.advanceTimersByTimeAsync(1000);
  return !shown;
}

test("Text is shown once all faces have come.", async () => {
  expect(await waited(Promise.resolve(), Promise.resolve())).toBe(false);
});

test("A face that is still to come is waited for, but not for ever.", async () => {
  expect(await waited(Promise.resolve(), new Promise(() => undefined))).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waited()).toBe(false);
});

test("A face that will not come is not waited for.", async () => {
  expect(await waited(Promise.reject(new Error("gone")))).toBe(false);
});
