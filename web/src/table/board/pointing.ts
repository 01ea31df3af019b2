import type { Pair, Token } from "../../lib/server/wire";
import { distance } from "./geometry";

/** What a table does when its board is touched. Places are points of the board. */
export interface Touch {
  figure?(id: string, place: Pair): void;
  place?(place: Pair, more: boolean): void;
  /** Returns true if the finger draws or carries something, false if it pans the board. */
  grab?(place: Pair, figure: string | undefined): boolean;
  carry?(place: Pair, figure: string | undefined): void;
  drop?(place: Pair, figure: string | undefined): void;
  cancel?(): void;
  hover?(place: Pair): void;
}

const FINGER = 22;

/** The figure a touch means: the nearest within a finger's width, those still in the game first. */
export function under(
  tokens: readonly Token[],
  place: Pair,
  pixel: number,
  where: (token: Token) => Pair,
): Token | undefined {
  const near = tokens
    .map((token) => ({ token, far: distance(where(token), place) }))
    .filter(({ token, far }) => far <= Math.max(token.radius, FINGER * pixel));
  const rank = ({ token, far }: (typeof near)[number]) => (token.out ? 1e9 : 0) + far;
  return near.sort((one, other) => rank(one) - rank(other))[0]?.token;
}

/** The next place in a direction. Places straight ahead count as nearer than those to the side. */
export function towards(places: readonly Pair[], [x, y]: Pair, [dx, dy]: Pair): Pair | undefined {
  const ahead = places
    .map((place) => {
      const on = (place[0] - x) * dx + (place[1] - y) * dy;
      const off = Math.abs((place[0] - x) * dy - (place[1] - y) * dx);
      return { place, on, cost: on + 2 * off };
    })
    .filter(({ on }) => on > 1);
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.place;
}
