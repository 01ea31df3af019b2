/** The faces of real dice as they are typed, and the die the next face belongs to. */
export interface Typing {
  /** The faces of each die so far. */
  dice: { sides: number; faces: number[] }[];
  /** The die that waits for a face; undefined when all have fallen. */
  next: number | undefined;
}

/** Deals faces out to dice in order. If dice ace, one that shows its highest face gets another. */
export function dealt(dice: readonly number[], faces: readonly number[], aces: boolean): Typing {
  let at = 0;
  let next: number | undefined;
  const out = dice.map((sides, place) => {
    const own: number[] = [];
    let again = true;
    while (again && at < faces.length) {
      own.push(faces[at++]!);
      again = aces && own.at(-1) === sides && sides > 1;
    }
    if (again && next === undefined) next = place;
    return { sides, faces: own };
  });
  return { dice: out, next };
}
