import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { reviewDays } from "#server/features/reviews/review-rules.ts";

/** To a side that has not reviewed the other one three days after the deal was completed; sent once. */
export const reviewWantedMail = (deal: { name: string; other: string; url: string }): MailTexts => ({
  cs: () => ({
    subject: `Jaký byl obchod? ${deal.name}`,
    heading: "Ohodnoťte druhou stranu",
    paragraphs: [
      `obchod s položkou ${deal.name} je dokončený. Napište prosím ostatním, jak se vám jednalo s uživatelem ${deal.other}.`,
      `Hodnocení obou stran se zveřejní, až napíšete oba, nejpozději ${countedCzech(reviewDays, "day")} od převzetí. Do té doby nikdo z vás hodnocení toho druhého neuvidí.`,
    ],
    action: { label: "Napsat hodnocení", url: deal.url },
  }),
  en: () => ({
    subject: `How was the deal? ${deal.name}`,
    heading: "Review the other side",
    paragraphs: [
      `The deal on ${deal.name} is complete. Please tell others what it was like to deal with ${deal.other}.`,
      `Both reviews become public once both of you have written, at the latest ${countedEnglish(reviewDays, "day")} after receipt. Until then neither side sees the other’s.`,
    ],
    action: { label: "Write a review", url: deal.url },
  }),
});
