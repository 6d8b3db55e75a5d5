/**
 * Whether a name has a word that begins with the search text, ignoring accents and capitals; an empty text matches
 * every name.
 */
export function isNamedLike(name: string, sought: string): boolean {
  return ` ${bare(name)}`.includes(` ${bare(sought)}`);
}

function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}
