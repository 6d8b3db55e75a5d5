/** A clock on a wall in Prague; month 1–12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const hourMs = 3_600_000;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Prague",
  ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
  hourCycle: "h23",
});

/** What the clock in Prague shows at an instant (ms since the epoch). */
export function wallTimeAt(instantMs: number): WallTime {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of clock.formatToParts(instantMs)) {
    if (type in shown) shown[type as keyof WallTime] = Number(value);
  }
  return shown;
}

/**
 * The instant (ms) at which the clock in Prague shows `wall`; days and months may overflow. In the skipped hour of
 * spring it is the time an hour later, in the repeated hour of autumn the first of both.
 */
export function instantOfWallTime(wall: WallTime): number {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  const candidates = [2, 1].map((hours) => asUtc - hours * hourMs);
  return candidates.find((instant) => utcOf(wallTimeAt(instant)) === asUtc) ?? asUtc - hourMs;
}

/** `2026-11-28T14:30`, as fields for date and time hold it. */
export function wallTimeText(instantMs: number): string {
  const { year, month, day, hour, minute } = wallTimeAt(instantMs);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant (ms) of such a text; null where it is none. */
export function instantOfWallText(text: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number);
  return instantOfWallTime({ year, month, day, hour, minute });
}

function utcOf({ year, month, day, hour, minute }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}
