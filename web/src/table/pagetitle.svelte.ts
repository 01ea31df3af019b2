/** Reminds players who look at another tab that it is their turn. */

/** Puts a text into the page's title while there is one, and then the old title back. */
export function remind(text: () => string): void {
  $effect(() => {
    const before = document.title;
    const sign = text();
    if (sign) document.title = `● ${sign}`;
    return () => (document.title = before);
  });
}
