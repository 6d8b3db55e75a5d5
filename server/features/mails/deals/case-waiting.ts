import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To moderators: a new case waits for a decision; its text is shown on the moderators' page alone. */
export const caseWaitingMail = (filed: {
  kind: "non_payment" | "problem";
  name: string;
  by: string;
  about: string;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Nový případ: ${filed.name}`,
    heading: "Čeká nový případ",
    paragraphs: [
      `${filed.by} hlásí ${filed.kind === "non_payment" ? "nezaplacení" : "problém"} v obchodu s položkou ${filed.name}. Druhou stranou je ${filed.about}.`,
    ],
    action: { label: "Otevřít případy", url: filed.url },
  }),
  en: () => ({
    subject: `New case: ${filed.name}`,
    heading: "A new case is waiting",
    paragraphs: [
      `${filed.by} has reported ${filed.kind === "non_payment" ? "non-payment" : "a problem"} in the deal on ${filed.name}. The other side is ${filed.about}.`,
    ],
    action: { label: "Open the cases", url: filed.url },
  }),
});
