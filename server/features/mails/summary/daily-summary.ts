import type { MailItem, MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** Longest list in one mail; what is beyond stands on the page of notifications. */
const shownItems = 50;

/** Once a day, to who wishes so: what would have been a mail each. `url`: where one changes that. */
export const dailySummaryMail = ({ items, url }: { items: readonly MailItem[]; url: string }): MailTexts => ({
  cs: () => ({
    subject: `Denní souhrn: ${items[0]?.title ?? ""}`,
    heading: "Co se od včerejška stalo",
    paragraphs: ["posíláme souhrn toho, co není třeba řešit hned."],
    items: items.slice(0, shownItems),
    action: { label: "Změnit nastavení upozornění", url },
  }),
  en: () => ({
    subject: `Daily summary: ${items[0]?.title ?? ""}`,
    heading: "What has happened since yesterday",
    paragraphs: ["This is a summary of what did not need your immediate attention."],
    items: items.slice(0, shownItems),
    action: { label: "Change notification settings", url },
  }),
});
