/** Outcomes as the server folds them. */

interface Foldable<T> {
  more?: T[];
}

/** The outcomes as they are folded, or `all` one by one. Their percentages sum to 100 either way. */
export function outcomesShown<T extends Foldable<T>>(outcomes: T[], all: boolean): T[] {
  return all ? outcomes.flatMap((one) => (one.more?.length ? one.more : [one])) : outcomes;
}

/** How many outcomes are out of sight while they are folded. */
export function foldedAway<T extends Foldable<T>>(outcomes: T[]): number {
  return outcomesShown(outcomes, true).length - outcomes.length;
}
