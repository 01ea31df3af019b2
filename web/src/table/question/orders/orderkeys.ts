import type { Order } from "../../../lib/server/wire";

const SPANS: Record<string, string> = { deed: "n", round: "r", match: "x" };
const GUARDED = "h";

/** The letter that picks the first answer beside a question. */
export const ASIDE = "x";

/** The letter that gives a standing order. */
export function orderKey({ span, guarded }: Order): string {
  return guarded ? GUARDED : (SPANS[span] ?? "");
}
