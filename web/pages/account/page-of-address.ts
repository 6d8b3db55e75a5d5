/** The page number of a list's address; what is no sensible number is the first page. `name`: of a second list on the same page. */
export function pageOfAddress(search: URLSearchParams, name = "page"): number {
  const page = search.get(name) ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
