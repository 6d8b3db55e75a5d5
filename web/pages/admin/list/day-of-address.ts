/** A day that an address names, `YYYY-MM-DD`; empty for anything else. */
export function dayOfAddress(search: URLSearchParams, name: string): string {
  const written = search.get(name)?.trim() ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written)) ? written : "";
}
