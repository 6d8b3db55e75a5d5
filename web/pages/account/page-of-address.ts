/** The page number of a list's address; what is no sensible number is the first page. */
export function pageOfAddress(search: URLSearchParams): number {
  const page = search.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
