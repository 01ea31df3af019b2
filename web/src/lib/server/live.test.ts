import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live.svelte";
import type { ToClient } from "./wire";

/** A connection over which a test says what the server tells. */
class Line {
  static last: Line;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  close(): void {}
  tell(telling: Partial<ToClient>): void {
    this.onmessage?.({ data: JSON.stringify(telling) });
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
afterEach(() => vi.unstubAllGlobals());

test("whoever listens first hears the updates that came before, in order", () => {
  const live = new Live("m");
  for (const upto of [3, 5]) Line.last.tell({ is: "update", upto });
  const heard: number[] = [];
  live.onUpdate(({ upto }) => heard.push(upto));
  Line.last.tell({ is: "update", upto: 6 });
  expect(heard).toEqual([3, 5, 6]);
});
