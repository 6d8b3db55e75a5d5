/**
 * PA8: A list narrowed or ordered otherwise is known to search engines as the whole list's first page.
 *
 * Each page of the whole list shows other items than the first and stands for itself.
 */
export function indexedPage(search: URLSearchParams, page: number): number {
  return [...search.keys()].every((name) => name === "page" || name === "turn") ? page : 1;
}
