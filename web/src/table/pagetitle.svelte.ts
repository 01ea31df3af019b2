/** Reminds whoever looks elsewhere that it is their turn. */

/** Puts a sign into the page's title while it is one's turn, and takes it away again. */
export function remind(text: () => string): void {
  $effect(() => {
    const before = document.title;
    const sign = text();
    if (sign) document.title = `● ${sign}`;
    return () => (document.title = before);
  });
}
