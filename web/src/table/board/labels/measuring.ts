/** How wide a text is on the screen. */
const known = new Map<string, number>();
/** About the width of a letter in parts of its size, where nothing can be measured. */
const LETTER = 0.58;
let brush: CanvasRenderingContext2D | null | undefined;

export function widthOf(text: string, size: number): number {
  const key = `${size} ${text}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = measured(text, size)));
  return found;
}

function measured(text: string, size: number): number {
  if (brush === undefined && typeof document !== "undefined")
    brush = document.createElement("canvas").getContext("2d");
  if (!brush) return text.length * size * LETTER;
  brush.font = `800 ${size}px Atkinson, "Segoe UI", sans-serif`;
  return brush.measureText(text).width + 4;
}
