/** Files that are taken away from the page. */

/** Keeps something as a file of that name; its ending follows from what it is. */
export function keepFile(content: Blob, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = `${name}.${endingOf(type)}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function endingOf(type: string): string {
  return type === "text/plain" ? "txt" : (type.split("/")[1] ?? "");
}
