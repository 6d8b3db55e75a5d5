import type { NewsTopic } from "#contract/accounts/news.ts";

/**
 * Every kind of mail and what it is about, of what its reader may choose how to learn (rule NT10). null: it goes out at once,
 * whatever they wish.
 */
export const topicOfMail = {
  outbid: "outbid",
  "leading-since-retraction": "outbid",
  "watched-ending": "ending",
  "auction-lost": "lost",
  "bought-by-another": "lost",
  "auction-won": "results",
  "auction-sold": "results",
  "auction-unsold": "results",
  "sale-voided": "results",
  "retraction-told-seller": "results",
  "second-chance-declined": "results",
  "second-chance-expired": "results",
  "offer-made": "offers",
  "offer-countered": "offers",
  "offer-declined": "offers",
  "second-chance-offered": "offers",
  "second-chance-withdrawn": "offers",
  "messages-unread": "messages",
  "search-found": "searches",
  "supply-found": "demands",
  "demand-found": "demands",
  "goods-back": "goods",
  "review-wanted": "reviews",
  "tax-details": "taxes",

  "deal-payment-said": "deals",
  "deal-paid": "deals",
  "deal-payment-undone": "deals",
  "deal-sent": "deals",
  "deal-dispatch-undone": "deals",
  "deal-tracking-corrected": "deals",
  "deal-received": "deals",
  "deal-delivery-chosen": "deals",
  "deal-shipping-set": "deals",
  "deal-shipping-lowered": "deals",
  "deal-held": "deals",
  "deal-delivered": "deals",
  "deal-released": "deals",
  "deal-refunded": "deals",
  "deal-paid-out": "deals",
  "payment-reminder": "deals",
  "case-filed": "deals",
  "case-decided": "deals",
  "goods-paid": "deals",
  "goods-packed": "deals",
  "goods-partly-handed-over": "deals",
  "goods-handed-over": "deals",
  "goods-delivered": "deals",
  "goods-returned": "deals",
  "goods-taken-back": "deals",
  "goods-cancelled": "deals",

  "bid-retracted": "decisions",
  "listing-approved": "decisions",
  "listing-returned": "decisions",
  "listing-cancelled": "decisions",
  "auction-cancelled": "decisions",
  "offer-cancelled": "decisions",
  "watched-cancelled": "decisions",
  "auction-restored": "decisions",
  "watched-restored": "decisions",
  "review-hidden": "decisions",
  "answer-hidden": "decisions",
  "report-decided": "decisions",
  "report-decided-against": "decisions",
  "appeal-decided": "decisions",
  "reporter-warning": "decisions",
  "reporter-pause": "decisions",
  "reporter-freed": "decisions",
  "strike-withdrawn": "decisions",

  // They confirm what their reader has just done, who looks for them.
  "goods-placed": null,
  "goods-withdrawn": null,
  "goods-transfer-due": null,
  "goods-transfer-ended": null,
  "goods-transfer-promised": null,
  "report-received": null,
  "appeal-received": null,
  "confirm-newsletter": null,
  "export-ready": null,

  // Security of the account, which never waits (rule NT11).
  "confirm-email": null,
  "new-password": null,
  "account-exists": null,
  "password-changed": null,
  "sign-in-guard-changed": null,
  "bank-account-changed": null,
  "email-code": null,
  "email-kept": null,
  "email-changed": null,
  "verification-withdrawn": null,
  "verification-lapsed": null,
  "account-suspended": null,
  "account-released": null,
  "deletion-wanted": null,
  "deletion-soon": null,
  "deletion-cancelled": null,
  "deletion-done": null,

  // Documents, and what is owed by them (rule NT11).
  "invoice-invoice": null,
  "invoice-credit-note": null,
  "invoice-proforma": null,
  "fees-reminder": null,

  // Work that waits for somebody of the back office.
  "case-waiting": null,
  "desk-waiting": null,
  "money-waiting": null,

  // They have a time or a subscription of their own.
  "daily-summary": null,
  digest: null,
  "newsletter-issue": null,
  "newsletter-test": null,
} as const satisfies Record<string, NewsTopic | null>;

/** What a mail says; a new one is added above, with what its reader may choose. */
export type MailKind = keyof typeof topicOfMail;

type Kebab<Word extends string> = Word extends `${infer Head}_${infer Rest}` ? `${Head}-${Kebab<Rest>}` : Word;

/** A word of the business, such as `paid_out`, as it stands in the kind of a mail: `paid-out`. */
export function kebab<Word extends string>(word: Word): Kebab<Word> {
  return word.replaceAll("_", "-") as Kebab<Word>;
}
