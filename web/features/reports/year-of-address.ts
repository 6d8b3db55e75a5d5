import { pageQueryOf } from "#web/session/guards.ts";

/** The year that an address asks for; another word there asks for none. */
export function yearOfAddress(request: Request): { year?: number } {
  const year = new URLSearchParams(pageQueryOf(request)).get("year") ?? "";
  return /^[2-9]\d{3}$/.test(year) ? { year: Number(year) } : {};
}
