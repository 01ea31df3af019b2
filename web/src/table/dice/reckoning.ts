import type { Dice } from "../../lib/server/wire";

/** One die as it fell: all its faces, if it was thrown again, and their sum. */
export interface Die {
  sides: number;
  faces: number[];
  value: number;
}

/** Deals faces out to their dice. A die takes faces until they add up to its value. */
export function fallen({ dice, faces, values }: Dice): Die[] {
  let at = 0;
  return dice.map((sides, place) => {
    const value = values[place] ?? faces[at] ?? 0;
    const own = [faces[at++] ?? value];
    while (sum(own) < value && own.at(-1) === sides && at < faces.length) own.push(faces[at++]!);
    return { sides, faces: own, value };
  });
}

/** A die of a throw; one that is not `kept` is not in the total. */
export interface Counted extends Die {
  kept: boolean;
}

/** The arithmetic of a throw: the dice, what is added, and what the total is compared with. */
export interface Reckoning {
  own: Counted[];
  added: number;
  total: number | undefined;
  target: number | undefined;
  /** The die they are compared with, if it is a die. */
  rival: Die | undefined;
}

export function reckoned(dice: Dice): Reckoning {
  const all = fallen(dice).map((die, place) => ({ ...die, kept: isKept(dice, place) }));
  const rival = dice.rival === undefined ? undefined : all[dice.rival];
  const own = all.filter((die) => die !== rival);
  const { total, target } = dice;
  return { own, added: modifier(dice), total, target, rival };
}

function isKept({ kept, total, pattern }: Dice, place: number): boolean {
  if (pattern) return !!kept?.includes(place);
  return total === undefined || !kept?.length || kept.includes(place);
}

/** The faces of a die that was thrown again: `6 + 6 + 3`. */
export function chain(die: Die): string {
  return die.faces.join(" + ");
}

/** A number with its sign, and a true minus: `+2`, `−4`. */
export function signed(amount: number): string {
  return amount < 0 ? plain(amount) : `+${amount}`;
}

/** A number with a true minus: `2`, `−4`. */
export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}

/** The sum of a throw's modifiers. */
export function modifier({ terms = [] }: Dice): number {
  return sum(terms.map(({ amount }) => amount));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
