import { type Channel, choiceOf, type NewsChoice, type NewsTopic, newsTopics } from "#contract/accounts/news.ts";

/** What of a user's row says how they want to be told. */
export interface Wishes {
  readonly notifyEnding: boolean;
  readonly notifyMessages: boolean;
  readonly declinedNews: readonly string[];
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly urgentWhenQuiet: boolean;
  readonly dailySummary: boolean;
}

const zone = "Europe/Prague";
const summaryHour = 8;

/** Choices that have a column of their own, since a mail's link ends them. */
export const columnChoices = { "ending:email": "notifyEnding", "messages:email": "notifyMessages" } as const;
export type MailSetting = (typeof columnChoices)[keyof typeof columnChoices];

export function isChosen(wishes: Wishes, choice: NewsChoice): boolean {
  if (choice === "ending:email" || choice === "messages:email") return wishes[columnChoices[choice]];
  return !wishes.declinedNews.includes(choice);
}

/**
 * NT10: Users choose by event and channel (page, e-mail, push) what they are told. Winning, selling, a deal's progress and moderators'
 * decisions always come to the page and by mail, and so do tax details that are asked for, never by push; security of the account and
 * invoices always by mail.
 */
export function isNotified(wishes: Wishes, newsTopic: NewsTopic, channel: Channel): boolean {
  const notifying = newsTopics[newsTopic][channel];
  return notifying === "choice" ? isChosen(wishes, choiceOf(newsTopic, channel)) : notifying === "always";
}

/**
 * NT11: In a quiet time (from, to, in Prague) mails that may wait and pushes are held until its end; what would be of no use by then is not
 * sent. What is urgent wakes as long as the user wishes so: outbid in the last 10 minutes, the end of a watched auction. Security of the
 * account and invoices never wait.
 *
 * Null outside of it and for what is urgent and may wake.
 */
export function deferredUntil(wishes: Wishes, now: Date, isUrgent: boolean): Date | null {
  const { quietFrom, quietTo } = wishes;
  if (quietFrom === null || quietTo === null || (isUrgent && wishes.urgentWhenQuiet)) return null;
  const today = now.toTemporalInstant().toZonedDateTimeISO(zone).toPlainDate();
  for (const day of [today.subtract({ days: 1 }), today]) {
    const lastDay = quietFrom < quietTo ? day : day.add({ days: 1 });
    const end = atMinute(lastDay, quietTo, "later");
    if (atMinute(day, quietFrom, "earlier") <= now && now < end) return end;
  }
  return null;
}

/** When the next daily summary goes (rule NT12). */
export function nextSummaryAt(wishes: Wishes, now: Date): Date {
  const local = now.toTemporalInstant().toZonedDateTimeISO(zone);
  const today = local.toPlainDate();
  const day = local.hour < summaryHour ? today : today.add({ days: 1 });
  const at = atMinute(day, summaryHour * 60);
  return deferredUntil(wishes, at, false) ?? at;
}

/** What can wait for the daily summary; the rest has a deadline or is demanded. */
const summarised: readonly NewsTopic[] = ["outbid", "lost", "messages", "searches", "demands", "reviews"];

/** Whether a mail waits for the daily summary; not where it is of no use by then. */
export function waitsForSummary(wishes: Wishes, newsTopic: NewsTopic, now: Date, expiresAt: Date | null): boolean {
  if (!wishes.dailySummary || !summarised.includes(newsTopic)) return false;
  return expiresAt === null || expiresAt > nextSummaryAt(wishes, now);
}

/** Minutes after midnight of a time such as `22:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export function clockTimeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A time of day in Prague; where the clock shows it twice in the autumn, the earlier or the later. */
function atMinute(day: Temporal.PlainDate, minute: number, which: "earlier" | "later" = "earlier"): Date {
  const time = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const [first, last] = (["earlier", "later"] as const).map((disambiguation) =>
    time.toZonedDateTime(zone, { disambiguation }),
  );
  // In spring, where the clock skips it, both are an hour on either side and the later one is meant.
  const isSkipped = first && !first.toPlainDateTime().equals(time);
  const at = which === "later" || isSkipped ? last : first;
  return new Date((at ?? time.toZonedDateTime(zone)).epochMilliseconds);
}
