/** Whether a name has a word that begins with what is sought, whatever their accents and capitals; all are, where nothing is. */
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
