import { workingDaysToPay } from "#contract/deals/deal-limits.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import { strikesToSuspend } from "#server/features/accounts/status/add-strike.ts";
import { objection } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

export interface DecidedCase {
  readonly kind: "non_payment" | "problem";
  readonly isUpheld: boolean;
  readonly name: string;
  readonly reasons: string;
  /** Whether the decision cancels the deal. */
  readonly isCancelled: boolean;
  readonly url: string;
}

/** To both sides: the decision, its facts and rule, and how to object (DSA, Art. 17). */
export const caseDecidedMail = (decided: DecidedCase): MailTexts => ({
  cs: () => ({
    subject: `Rozhodnutí: ${decided.name}`,
    heading: decided.isUpheld ? "Hlášení jsme uznali" : "Hlášení jsme neuznali",
    paragraphs: [
      `moderátor rozhodl o hlášení k obchodu s položkou ${decided.name}: ${decided.kind === "non_payment" ? "nezaplacení" : "problém s obchodem"}.`,
      `Odůvodnění: ${decided.reasons}`,
      ...(decided.isCancelled ? ["Obchod je tím zrušený."] : []),
      decided.kind === "non_payment"
        ? `Pravidlo: vyhraná položka se platí do ${countedCzech(workingDaysToPay, "workingDay", "genitive")}. Po ${strikesToSuspend}. uznaném nezaplacení se účet pozastaví.`
        : "Pravidlo: prodávající předá, co nabídl, a kupující převezme a zaplatí, co koupil.",
    ],
    action: { label: "Zobrazit obchod", url: decided.url },
    note: objection.cs,
  }),
  en: () => ({
    subject: `Decision: ${decided.name}`,
    heading: decided.isUpheld ? "The report was upheld" : "The report was rejected",
    paragraphs: [
      `A moderator has decided on the report about the deal on ${decided.name}: ${decided.kind === "non_payment" ? "non-payment" : "a problem with the deal"}.`,
      `Reasons: ${decided.reasons}`,
      ...(decided.isCancelled ? ["The decision cancels the deal."] : []),
      decided.kind === "non_payment"
        ? `The rule: an item won is paid for within ${countedEnglish(workingDaysToPay, "workingDay")}. After ${strikesToSuspend} upheld reports the account is suspended.`
        : "The rule: sellers hand over what they offered; buyers accept and pay for what they bought.",
    ],
    action: { label: "View the deal", url: decided.url },
    note: objection.en,
  }),
});
