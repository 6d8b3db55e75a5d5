/** The day in Prague, `YYYY-MM-DD`. */
export function pragueDay(at: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Prague" }).format(at);
}
