const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Prague" });

/** The year that it is in Prague: nothing is of a later vintage or bottling (rule L17). */
export function pragueYear(now: Date): number {
  return Number(year.format(now));
}
