/** How large figures are drawn: never smaller than their bases, and larger where there is room. */
import type { Pair, Token } from "../../../lib/server/wire";
import { distance } from "../geometry";

/** A base is drawn with at least this radius in pixels if no other is in the way, … */
const COMFORT = 14;
/** … and with at least this one in any case. */
const LEAST = 10;

/** The radius of each figure that stands by itself, in units of the board. */
export function radii(
  tokens: readonly Token[],
  where: (token: Token) => Pair,
  pixel: number,
): Map<string, number> {
  const up = tokens.filter(({ out }) => !out);
  return new Map(tokens.map((token) => [token.id, radius(token, up, where, pixel)]));
}

function radius(token: Token, others: readonly Token[], where: (token: Token) => Pair, pixel: number): number {
  const at = where(token);
  const nearest = others
    .filter((other) => other !== token && !tied(token, other))
    .reduce((least, other) => Math.min(least, distance(at, where(other))), Infinity);
  const room = Math.min(COMFORT * pixel, nearest / 2);
  return Math.max(token.radius, LEAST * pixel, room);
}

/** True if one carries the other, or both are carried by the same. */
function tied(one: Token, other: Token): boolean {
  return one.on === other.id || other.on === one.id || (!!one.on && one.on === other.on);
}
