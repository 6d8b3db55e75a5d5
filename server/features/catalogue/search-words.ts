const mostWords = 8;
const longestWord = 60;

/** What was typed into a search, cut into words; what is too long or too much is left out. */
export function searchWords(typed: string | undefined): string[] {
  const words = (typed ?? "").split(/[\s,;|"]+/);
  return [...new Set(words.filter(Boolean))].slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Text in which nothing is a wildcard of LIKE. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
