import { expect, test } from "vitest";
import { codeOf, linkOf, type Network } from "./network";

const HERE = new URL("http://127.0.0.1:8470/m/abc?x=1");
const addresses = ["http://192.168.1.20:8470/", "http://10.0.0.4:8470/"];
const known = (open: boolean, where = addresses): Network => ({ open, may_move: true, addresses: where });

test("an open server is linked to by its address in the network", () => {
  expect(linkOf(HERE, known(true))).toBe("http://192.168.1.20:8470/m/abc");
});

test("while only this machine reaches it, the link is that of the page", () => {
  expect(linkOf(HERE, known(false))).toBe("http://127.0.0.1:8470/m/abc");
  expect(linkOf(HERE, undefined)).toBe("http://127.0.0.1:8470/m/abc");
});

test("a guest, who is told no addresses, passes on the one they came by", () => {
  const there = new URL("http://192.168.1.20:8470/m/abc");
  expect(linkOf(there, known(true, []))).toBe(there.href);
});

test("a code holds the whole link", () => {
  expect(codeOf("http://a/m/b?c&d")).toBe("/api/qr?text=http%3A%2F%2Fa%2Fm%2Fb%3Fc%26d");
});
