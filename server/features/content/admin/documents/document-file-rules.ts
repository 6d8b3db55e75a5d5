import { documentTypes } from "#contract/content/document-admin.ts";

/** The most letters of a file's name with its end. */
const longestName = 80;

interface NamedFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * SE11: A document's file is of a kind that people write documents in, whatever its sender says of it, keeps a name without folders and
 * signs of addresses, and is saved, never opened as a page. It is replaced or removed only as it was seen, and so is a document.
 *
 * Null where it is of no kind that documents may be.
 */
export function nameDocumentFile(sent: string): NamedFile | null {
  const name = (sent.split(/[/\\]/).at(-1) ?? "")
    .replace(/[\p{C}"<>:|?*#%]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [, stem = "", end = ""] = /^(.*)\.([a-z]+)$/i.exec(name) ?? [];
  const kind = Object.entries(documentTypes).find(([type]) => type === end.toLowerCase());
  if (!kind) return null;
  const [type, mediaType] = kind;
  const stored = stem.slice(0, longestName - type.length - 1).replace(/[\s.]+$/, "");
  return { fileName: `${stored.replace(/^[\s.]+/, "") || "dokument"}.${type}`, mediaType };
}
