import type { Pair, Token } from "../../../lib/server/wire";

/** A figure inside a vehicle is drawn this much smaller than the vehicle. */
const SMALLER = 0.5;
/** Degrees between two figures on the rim of their vehicle. */
const APART = 56;

/** The figure itself, what carries it, and all that are carried with it. */
export function together(tokens: readonly Token[], token: Token): Token[] {
  const carrier = token.on || token.id;
  return tokens.filter(({ id, on }) => id === carrier || on === carrier);
}

/** Where a figure is: those carried together are all where the one that moves is. */
export function placeOf(
  tokens: readonly Token[],
  token: Token,
  places: ReadonlyMap<string, Pair> | undefined,
): Pair {
  if (!places?.size) return token.at;
  const moving = together(tokens, token).find(({ id }) => places.has(id));
  return (moving && places.get(moving.id)) ?? token.at;
}

/** A figure as it is drawn: one inside a vehicle is small and sits on the vehicle's rim. */
export function seated(tokens: readonly Token[], token: Token, at: Pair): [Token, Pair] {
  if (!token.aboard) return [token, at];
  const inside = together(tokens, token).filter(({ aboard }) => aboard);
  const turn = (inside.indexOf(token) - (inside.length - 1) / 2) * APART;
  const radius = tokens.find(({ id }) => id === token.on)?.radius ?? token.radius;
  const [x, y] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  return [
    { ...token, radius: radius * SMALLER },
    [at[0] + Math.round(x * radius), at[1] + Math.round(y * radius)],
  ];
}
