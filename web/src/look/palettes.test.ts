import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Colours = Record<string, string>;

const css = readFileSync(new URL("./palettes.css", import.meta.url), "utf-8");
const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = "", body = ""]) => ({
  selector,
  colours: Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  ) as Colours,
}));

/** The colours of a game in a theme: the common ones, overridden by the game's own. */
function worn(game: string, dark: boolean): Colours {
  const matching = blocks.filter(({ selector }) => {
    const own = selector.match(/data-(?:game|cover)="(\w+)"/)?.[1] ?? "";
    return (own === "" || own === game) && (dark || !selector.includes('"dark"'));
  });
  return Object.assign({}, ...matching.map(({ colours }) => colours)) as Colours;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const PAIRS = [
  ...["ink", "faded", "accent", "good", "bad", "care"].flatMap((text) =>
    ["mat", "sheet"].map((ground) => [text, ground]),
  ),
  ["ink", "well"],
  ["on-accent", "accent"],
  ["ink", "accent-soft"],
] as [string, string][];

const GAMES = ["", "savage", "arena", "punk", "euphoria", "darkness"];

test.each(GAMES.flatMap((game) => [false, true].map((dark) => ({ game, dark }))))(
  "text can be read: $game, dark $dark",
  ({ game, dark }) => {
    const colours = worn(game, dark);
    const faint = PAIRS.filter(([text, ground]) => contrast(colours[text]!, colours[ground]!) < 4.5);
    expect(faint).toEqual([]);
  },
);

test("the rings of the sides stand out from the board", () => {
  for (const game of GAMES)
    for (const dark of [false, true]) {
      const colours = worn(game, dark);
      for (const side of [0, 1, 2, 3, 4, 5])
        expect(contrast(colours[`side-${side}`]!, colours.sheet!)).toBeGreaterThan(3);
    }
});
