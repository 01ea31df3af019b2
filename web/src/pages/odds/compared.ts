import type { Message } from "../../lib/server/wire";

/** Something with a chance in each set-up; 0 where a set-up does not know of it. */
export interface Row {
  said: Message[];
  chances: number[];
  percents: Message[];
  exact: string[];
}

interface Likely {
  said: Message[];
  chance: number;
  percent: Message;
  exact: string;
}

/** The chance of something that a set-up does not know of. */
const NEVER: Message = {
  key: "odds.percent",
  args: [
    ["part", 0],
    ["bound", "none"],
    ["about", "no"],
  ],
};

/** The same thing in several set-ups as one row, in the order of the first that knows of it. */
export function compared(setups: Likely[][]): Row[] {
  const rows = new Map<string, Row>();
  setups.forEach((setup, place) => {
    for (const { said, chance, percent, exact } of setup) {
      const key = JSON.stringify(said);
      const row = rows.get(key) ?? {
        said,
        chances: setups.map(() => 0),
        percents: setups.map(() => NEVER),
        exact: setups.map(() => "0"),
      };
      row.chances[place] = chance;
      row.percents[place] = percent;
      row.exact[place] = exact;
      rows.set(key, row);
    }
  });
  return [...rows.values()];
}
