import { expect, test, vi } from "vitest";
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Closed, Saying } from "../../lib/server/wire";
import { Reasons } from "./reasons.svelte";

const shot: Closed = { label: { key: "shoot", args: [] }, reason: { key: "empty", args: [] }, rule: "r" };

function question(number: number, rest: Partial<Asked> = {}): Asked {
  return { number, seat: 0, message: { key: "turn", args: [] }, kind: "form", explains: true, ...rest };
}

/** A server that explains every question alike, and what it was asked. */
function server(): { said: Saying[]; reasons: Reasons } {
  const said: Saying[] = [];
  const ask = (saying: Saying) => {
    said.push(saying);
    return Promise.resolve({ is: "explained", id: 1, number: 1, closed: [shot] });
  };
  return { said, reasons: new Reasons({ ask } as unknown as Socket) };
}

test("what is closed is asked for once, when it is wanted", async () => {
  const { said, reasons } = server();
  const asked = question(3);
  expect(reasons.within(asked)).toBe(asked);
  expect(reasons.known(asked)).toBe(false);
  reasons.want(asked);
  reasons.want(asked);
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toEqual([{ do: "explain", number: 3, seat: 0 }]);
  expect(reasons.within(asked).closed).toEqual([shot]);
  expect(reasons.known(asked)).toBe(true);
});

test("a server that does not explain keeps nobody waiting", async () => {
  const ask = () => Promise.reject(new Error("busy"));
  const reasons = new Reasons({ ask } as unknown as Socket);
  const asked = question(3);
  reasons.want(asked);
  await vi.waitFor(() => expect(reasons.known(asked)).toBe(true));
  expect(reasons.within(asked).closed).toEqual([]);
});

test("nothing is asked about a question that came with what it closes", () => {
  const { said, reasons } = server();
  reasons.want(question(3, { explains: false, closed: [shot] }));
  reasons.want(undefined);
  expect(said).toEqual([]);
});

test("what another question closes is not taken for that of the open one", async () => {
  const { reasons } = server();
  reasons.want(question(3));
  await Promise.resolve();
  await Promise.resolve();
  expect(reasons.within(question(4)).closed).toBeUndefined();
});
