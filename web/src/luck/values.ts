import type { RollLuck } from "../replay/wire";

/** The value of each die of a roll. A die that aces takes faces until one is not its highest. */
export function valuesOf({ dice, faces, aces = false }: Pick<RollLuck, "dice" | "faces" | "aces">): number[] {
  let at = 0;
  return dice.map((sides) => {
    let face = faces[at++] ?? 0;
    let value = face;
    while (aces && sides > 1 && face === sides && at < faces.length) value += face = faces[at++]!;
    return value;
  });
}
