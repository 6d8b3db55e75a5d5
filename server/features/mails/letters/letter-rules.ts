import type { Matter } from "#contract/accounts/news.ts";

/** Kinds of letters by what they are about; those that begin with a word go by the word. */
const matterOfKind: Record<string, Matter> = {
  outbid: "outbid",
  "leading-since-retraction": "outbid",
  "watched-ending": "ending",
  "auction-lost": "lost",
  "auction-won": "results",
  "auction-sold": "results",
  "auction-unsold": "results",
  "sale-voided": "results",
  OfferMade: "offers",
  OfferCountered: "offers",
  OfferDeclined: "offers",
  "second-chance-offered": "offers",
  "messages-unread": "messages",
  "search-found": "searches",
  "supply-found": "demands",
  "demand-found": "demands",
  "goods-back": "goods",
  "review-wanted": "reviews",
  "tax-details": "taxes",
  "payment-reminder": "deals",
  "case-filed": "deals",
  "case-decided": "deals",
};

/** What a letter is about, of what its reader may wish to be told otherwise; undefined: it goes out at once, whatever they wish. */
export function matterOfLetter(kind: string): Matter | undefined {
  return matterOfKind[kind] ?? (kind.startsWith("deal-") ? "deals" : undefined);
}

const urgentMs = 10 * 60_000;

/** Whether news is of no use later: a watched auction ends, or one is outbid in a lot's last 10 minutes (RULES.md NT11). */
export function isUrgent(matter: Matter, now: Date, endsAt: Date | null): boolean {
  if (matter === "ending") return true;
  return matter === "outbid" && endsAt !== null && endsAt.getTime() - now.getTime() <= urgentMs;
}
