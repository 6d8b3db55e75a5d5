import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";

/** A part of a day when a store is open, wall time in Prague, `HH:MM`. */
export interface OpenPart {
  readonly from: string;
  readonly to: string;
}

/** When a store is open: a usual week from Monday on, and single days that differ from it. */
export interface Opening {
  /** Seven days, each with its parts in order; none: closed. */
  readonly week: readonly (readonly OpenPart[])[];
  readonly exceptions: readonly { readonly on: string; readonly parts: readonly OpenPart[] }[];
}

/** Whether it is open, until when, or when it opens next; null where it does not open within a week. */
export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly next: { readonly on: string; readonly from: string } | null };

const daysAhead = 7;

/**
 * SH1: A store is open in the parts of its usual week; a day with an exception, such as a holiday, has the parts of the exception alone.
 * Parts of a day are in order and apart.
 */
export function partsOn({ week, exceptions }: Opening, day: string): readonly OpenPart[] {
  const exception = exceptions.find(({ on }) => on === day);
  return exception ? exception.parts : (week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? []);
}

/** SH2: Whether a store is open is read in Prague's time: from the minute it opens up to the minute it closes. */
export function openStateAt(opening: Opening, now: Date): OpenState {
  const today = pragueDay(now);
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Prague", timeStyle: "short" }).format(now);
  const part = partsOn(opening, today).find(({ from, to }) => from <= time && time < to);
  if (part) return { isOpen: true, until: part.to };
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const on = dayAfter(today, ahead);
    const next = partsOn(opening, on).find(({ from }) => ahead > 0 || from > time);
    if (next) return { isOpen: false, next: { on, from: next.from } };
  }
  return { isOpen: false, next: null };
}
