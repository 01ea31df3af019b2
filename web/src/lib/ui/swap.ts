/** Texts about what changes hands. */

const FOR = " ↔ ";

/** The lines of a text, each as one piece, or as two if it says what is given for what. */
export function linesOf(text: string): string[][] {
  return text.split("\n").map((line) => {
    const sides = line.split(FOR);
    return sides.length === 2 ? sides : [line];
  });
}
