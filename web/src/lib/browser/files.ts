/** Files that the page lets players download. */

/** Downloads something as a file of that name. The extension follows from its media type. */
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
