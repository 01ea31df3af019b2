import type { Dice } from "../../lib/server/wire";

/** One die as it fell: every face, for one that was thrown again, and what they come to. */
export interface Die {
  sides: number;
  faces: number[];
  value: number;
}

/** Which faces are whose: a die takes faces until they come to its value. */
export function fallen({ dice, faces, values }: Dice): Die[] {
  let at = 0;
  return dice.map((sides, place) => {
    const value = values[place] ?? faces[at] ?? 0;
    const own = [faces[at++] ?? value];
    while (sum(own) < value && own.at(-1) === sides && at < faces.length) own.push(faces[at++]!);
    return { sides, faces: own, value };
  });
}

/** A throw as it is reckoned: whose dice come to what, and what that is compared with. */
export interface Reckoning {
  own: Die[];
  /** What is added to them; 0 where it changes what they are compared with. */
  added: number;
  total: number | undefined;
  target: number | undefined;
  /** The die they are compared with, where it is one. */
  rival: Die | undefined;
}

export function reckoned(dice: Dice): Reckoning {
  const all = fallen(dice);
  const rival = dice.rival === undefined ? undefined : all[dice.rival];
  const own = all.filter((die) => die !== rival);
  const added = modifier(dice);
  const bare = sum(own.map(({ value }) => value));
  const { total, target } = dice;
  const elsewhere = total !== undefined && added !== 0 && own.length === 1 && total === bare;
  return { own, added: elsewhere ? 0 : added, total, target, rival };
}

/** `6 + 6 + 3`, where a die was thrown again. */
export function chain(die: Die): string {
  return die.faces.join(" + ");
}

/** `+2`, `−4`: with a true minus. */
export function signed(amount: number): string {
  return amount < 0 ? plain(amount) : `+${amount}`;
}

/** `2`, `−4`. */
export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}

/** What all the modifiers of a throw come to. */
export function modifier({ terms = [] }: Dice): number {
  return sum(terms.map(({ amount }) => amount));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
