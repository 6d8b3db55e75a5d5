/** The text before and after the first word that was found, in characters. */
const aroundCharacters = 80;

/** A text cut around the first of the words, in pieces of which some were found (rule M11); case and diacritics do not count. */
export function findWords(text: string, query: string): { text: string; isFound: boolean }[] {
  const wanted = new Set(wordsOf(query).map(({ folded }) => folded));
  const found = wordsOf(text).filter(({ folded }) => wanted.has(folded));
  const [first] = found;
  const from = first ? Math.max(0, first.start - aroundCharacters) : 0;
  const to = first ? Math.min(text.length, first.end + aroundCharacters) : Math.min(text.length, 160);
  const parts: { text: string; isFound: boolean }[] = [];
  let at = from;
  for (const { start, end } of found.filter((word) => word.start >= from && word.end <= to)) {
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false });
    parts.push({ text: text.slice(start, end), isFound: true });
    at = end;
  }
  if (to > at) parts.push({ text: text.slice(at, to), isFound: false });
  const [opening] = parts;
  const closing = parts.at(-1);
  if (opening && from > 0) opening.text = `…${opening.text}`;
  if (closing && to < text.length) closing.text = `${closing.text}…`;
  return parts;
}

function wordsOf(text: string): { folded: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    folded: match[0].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
