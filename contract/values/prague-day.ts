/** The day in Prague, `YYYY-MM-DD`. */
export function pragueDay(at: Date): string {
  return days.format(at);
}

/** Made once, since making one costs more than many days. */
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Prague" });

/** The day so many days after another, or before it; counted in UTC, where no day has 23 or 25 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
