import { documentTypes } from "#contract/content/document-admin.ts";

/** The most letters of a file's name with its end. */
const longestName = 80;

interface NamedFile {
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * Under which name and as what a document's file is kept; null where it is of no kind that documents may be (RULES.md SE11). Folders,
 * signs that end a header or an address, and what cannot be seen leave the name.
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
