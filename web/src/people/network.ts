/** How other devices reach the server this page is from. */
import { call } from "../lib/server/api";
import type { Schemas, Sent } from "../lib/server/wire";

export type Network = Sent<Schemas["Network"]>;

export const network = () => call<Network>("/api/network");

/** Opens the server to the machine's network, or closes it again. */
export const moveDoor = (match: string, open: boolean, token: string | undefined) =>
  call<Network>("/api/network", { method: "POST", body: { match, open }, token });

/** The picture of a text that a camera reads. */
export const codeOf = (text: string): string => `/api/qr?text=${encodeURIComponent(text)}`;

/**
 * The address of a match for others: that of this page, unless only this machine reaches it and
 * there is one for the network.
 */
export function linkOf(page: URL | Location, known: Network | undefined): string {
  const [first] = known?.open ? (known.addresses ?? []) : [];
  return new URL(page.pathname, first ?? page.origin).href;
}
