import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the reported side of a deal: the report, and the way to answer. */
export const caseFiledMail = (
  kind: "non_payment" | "problem",
  filed: { name: string; by: string; note: string; url: string },
): MailTexts => ({
  cs: () => ({
    subject: `${kind === "non_payment" ? "Nahlášené nezaplacení" : "Nahlášený problém"}: ${filed.name}`,
    heading: kind === "non_payment" ? "Prodávající hlásí nezaplacení" : "Druhá strana hlásí problém",
    paragraphs: [
      `k obchodu s položkou ${filed.name} nám ${filed.by} píše: „${filed.note}“`,
      "Posoudí to moderátor. Napište nám prosím na stránce obchodu, jak to vidíte vy.",
    ],
    action: { label: "Vyjádřit se", url: filed.url },
  }),
  en: () => ({
    subject: `${kind === "non_payment" ? "Non-payment reported" : "Problem reported"}: ${filed.name}`,
    heading: kind === "non_payment" ? "The seller reports non-payment" : "The other side reports a problem",
    paragraphs: [
      `${filed.by} wrote to us about the deal on ${filed.name}: “${filed.note}”`,
      "A moderator will decide. Please give us your side on the deal’s page.",
    ],
    action: { label: "Answer", url: filed.url },
  }),
});
