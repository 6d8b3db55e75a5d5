const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Prague" });

/** The year that it is in Prague. */
export function pragueYear(now: Date): number {
  return Number(year.format(now));
}

/** L17: Neither a vintage nor a bottling lies after the current year in Prague. */
export function isYearAhead(year: number | null | undefined, now: Date): boolean {
  return (year ?? 0) > pragueYear(now);
}
