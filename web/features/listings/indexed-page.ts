/**
 * The page of a list under which search engines know it: each page of the whole list shows other items than the first
 * and stands for itself. A list that is narrowed or ordered otherwise shows what the whole one has: 1.
 */
export function indexedPage(search: URLSearchParams, page: number): number {
  return [...search.keys()].every((name) => name === "page" || name === "turn") ? page : 1;
}
