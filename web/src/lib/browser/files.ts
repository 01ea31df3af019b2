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

/** The bytes of a file as text, to be sent. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** How many bytes are turned into text at once. */
const CHUNK = 0x8000;
