import { urgentMinutes } from "#contract/accounts/account-limits.ts";
import type { NewsTopic } from "#contract/accounts/news.ts";

const urgentMs = urgentMinutes * 60_000;

/** Whether news is of no use later: a watched auction ends, or one is outbid in a lot's last 10 minutes (rule NT11). */
export function isUrgent(newsTopic: NewsTopic, now: Date, endsAt: Date | null): boolean {
  if (newsTopic === "ending") return true;
  return newsTopic === "outbid" && endsAt !== null && endsAt.getTime() - now.getTime() <= urgentMs;
}
