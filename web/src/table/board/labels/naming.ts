/** What is written on a board: names of figures, the more important first, and names of zones. */
import type { Token, Zone } from "../../../lib/server/wire";
import type { Place } from "../geometry";
import { wrapped } from "../terrain/textwrap";
import { widthOf } from "./measuring";
import { beside, type Choice, type Disc, LINE, type Side, type Wanted } from "./placing";

/** The size of names, and of the letters that stand for them. */
export const NAME = 15;
const LETTER = 14;
/** A base with a smaller radius than this is known by its letter. */
const SMALL = 27;
/** Zones narrower than so many letters have no name written in them. */
const NARROW = 12;
const ZONE = 14;
/** A zone whose name takes more lines than this has only its flag. */
const LINES = 2;

/** A figure on the screen. */
export interface Seen extends Disc {
  token: Token;
  /** How much its name matters now: 0 if only its letter does. */
  weight: number;
  /** The side its name is always on, where each figure has a lane of its own. */
  side: Side | "";
}

/** The names to write beside figures. */
export function names(figures: readonly Seen[], say: (token: Token) => string): Wanted[] {
  return figures.flatMap((figure): Wanted[] => {
    const { token, weight, side } = figure;
    const text = say(token);
    const whole = (sides?: Side[]) => beside(text, widthOf(text, NAME), figure, sides);
    if (side) return [{ id: token.id, weight: weight + 1, choices: whole([side]), must: true }];
    const letter = token.sign && figure.radius < SMALL && !token.out ? letters(token.sign, figure) : [];
    if (weight) return [{ id: token.id, weight, choices: [...whole(), ...letter] }];
    return letter.length ? [{ id: token.id, weight: 0, choices: letter }] : [];
  });
}

function letters(sign: string, figure: Disc): Choice[] {
  const wide = widthOf(sign, LETTER);
  return beside(sign, wide, figure, ["below", "right", "left", "above"], LETTER - 2).slice(0, 8);
}

/** The names of zones, each within its zone: at its top, its foot or in between. */
export function zoneNames(
  zones: readonly Zone[],
  at: (place: Place) => Place,
  say: (zone: Zone) => string,
): Wanted[] {
  return zones.flatMap((zone, place): Wanted[] => {
    const corners = zone.points.map(at);
    const [left, right] = span(corners.map(([x]) => x));
    const [top, bottom] = span(corners.map(([, y]) => y));
    const most = Math.floor((right - left) / (ZONE * 0.56));
    const lines = most < NARROW ? [] : wrapped(say(zone), most);
    const high = lines.length * LINE;
    if (!lines.length || lines.length > LINES || high > bottom - top || lines.some((one) => one.length > most)) return [];
    const wide = Math.max(...lines.map((one) => widthOf(one, ZONE)));
    const choices = [top + 4, bottom - high - 4, ...[0.25, 0.5, 0.75].map((part) => top + (bottom - top - high) * part)]
      .flatMap((y) => [(left + right) / 2, left + wide / 2 + 6, right - wide / 2 - 6].map((x) => ({ x, y })))
      .map(({ x, y }): Choice => ({ lines, box: { left: x - wide / 2, right: x + wide / 2, top: y, bottom: y + high } }));
    return [{ id: `zone ${place}`, weight: -1, choices }];
  });
}

function span(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
