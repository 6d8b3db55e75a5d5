const mostWords = 8;
const longestWord = 60;

/** The words of a typed search; those that are too long or too many are left out. */
export function searchWords(typed: string | undefined): string[] {
  const words = (typed ?? "").split(/[\s,;|"]+/);
  return [...new Set(words.filter(Boolean))].slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Text in which nothing is a wildcard of LIKE. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
