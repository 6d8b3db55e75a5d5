/** Midnight of a day in Prague, so many days later, as an instant; null for what is no day. */
export function dayStart(day: string, later: number): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + later);
  const offset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", timeZoneName: "longOffset" })
    .format(noon)
    .match(/GMT([+-]\d\d:\d\d)/)?.[1];
  return new Date(`${noon.toISOString().slice(0, 10)}T00:00:00${offset ?? "+01:00"}`).toISOString();
}
