import { decisionParts, type Reasons } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To both sides of a question whose answer a moderator took off the item's page. */
export const answerHiddenMail = (
  answer: Reasons & { name: string; as: "asker" | "owner"; url: string },
): MailTexts => ({
  cs: () => ({
    subject: `Skrytá otázka: ${answer.name}`,
    heading: answer.as === "asker" ? "Vaši otázku jsme skryli" : "Vaši odpověď jsme skryli",
    paragraphs: [
      `otázku s odpovědí u položky ${answer.name} skryl moderátor. Na stránce položky už není, ve vašich zprávách zůstává.`,
    ],
    ...decisionParts("cs", answer),
    action: { label: "Otevřít zprávy", url: answer.url },
  }),
  en: () => ({
    subject: `Question hidden: ${answer.name}`,
    heading: answer.as === "asker" ? "We have hidden your question" : "We have hidden your answer",
    paragraphs: [
      `A moderator has hidden a question about ${answer.name} and its answer. They are no longer on the item’s page; they stay in your messages.`,
    ],
    ...decisionParts("en", answer),
    action: { label: "Open the messages", url: answer.url },
  }),
});
