import { afterEach, expect, test, vi } from "vitest";
import { call, OfflineError } from "./api";

afterEach(() => vi.unstubAllGlobals());

/** A server whose replies begin with one piece and go on as `then` says. */
function replies(piece: string, then: (body: ReadableStreamDefaultController) => void): void {
  const start = (body: ReadableStreamDefaultController) => {
    body.enqueue(new TextEncoder().encode(piece));
    then(body);
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new ReadableStream({ start }))));
}

test("an answer that is given up while it arrives is refused, and not taken for nothing", async () => {
  const given = new AbortController();
  replies('{"half":', (body) => given.signal.addEventListener("abort", () => body.error(given.signal.reason)));
  const reply = call("/api/odds", { signal: given.signal });
  setTimeout(() => given.abort());
  await expect(reply).rejects.toHaveProperty("name", "AbortError");
});

test("an answer that breaks off halfway means that no server answers", async () => {
  replies('{"half":', (body) => body.error(new TypeError("network error")));
  await expect(call("/api/odds")).rejects.toBeInstanceOf(OfflineError);
});

test("a reply without words is nothing", async () => {
  replies("", (body) => body.close());
  expect(await call("/api/seat")).toBeNull();
});
