/** The faces in which everything is written. */

/** Milliseconds after which text is shown in whatever face there is. */
const PATIENCE = 1500;

/** Resolved once all faces have come, or some will not, or it takes too long. */
export async function faces(fonts: Iterable<FontFace> = document.fonts): Promise<void> {
  const come = Promise.allSettled([...fonts].map((face) => face.load()));
  await Promise.race([come, new Promise((late) => setTimeout(late, PATIENCE))]);
}
