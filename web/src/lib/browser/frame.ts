/**
 * Does something right before the next picture is drawn. Whatever measures or scrolls goes here: at
 * once, it would have the browser lay the page out again after each change. Returns what takes it back.
 */
export function beforePicture(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
