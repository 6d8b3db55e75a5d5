import type { FileAnswer } from "#contract/values/file-answer.ts";

/** Saves a file as the browser saves downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has the file by then; the address would otherwise hold it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a file that the API has answered with. */
export function saveAnswer({ data: { name, type, base64 } }: FileAnswer): void {
  saveFile(new File([Uint8Array.fromBase64(base64)], name, { type }));
}
