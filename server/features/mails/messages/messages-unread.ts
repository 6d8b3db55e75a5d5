import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** A mail quotes this many characters of a message; the page has the rest. */
const quotedCharacters = 400;

/** To a user with unread messages about a listing; quotes the first of them. */
export const messagesUnreadMail = (waiting: {
  name: string;
  author: string;
  /** Empty where it is a photograph. */
  text: string;
  count: number;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: waiting.count > 1 ? `Nepřečtené zprávy: ${waiting.name}` : `Nová zpráva: ${waiting.name}`,
    heading: waiting.count > 1 ? "Čekají na vás zprávy" : "Máte novou zprávu",
    paragraphs: waiting.text
      ? [`${waiting.author} vám píše k položce ${waiting.name}:`, `„${quoted(waiting.text)}“`]
      : [`${waiting.author} vám k položce ${waiting.name} posílá fotografii.`],
    facts: waiting.count > 1 ? [["Nepřečtených zpráv", String(waiting.count)]] : [],
    action: { label: "Přečíst a odpovědět", url: waiting.url },
    note: "Odpovídejte prosím na stránce. Na tento e-mail odpověď druhé straně nepřijde.",
  }),
  en: () => ({
    subject: waiting.count > 1 ? `Unread messages: ${waiting.name}` : `New message: ${waiting.name}`,
    heading: waiting.count > 1 ? "Messages are waiting for you" : "You have a new message",
    paragraphs: waiting.text
      ? [`${waiting.author} has written to you about ${waiting.name}:`, `“${quoted(waiting.text)}”`]
      : [`${waiting.author} has sent you a photograph about ${waiting.name}.`],
    facts: waiting.count > 1 ? [["Unread messages", String(waiting.count)]] : [],
    action: { label: "Read and answer", url: waiting.url },
    note: "Please answer on the page. A reply to this e-mail does not reach the other side.",
  }),
});

function quoted(text: string): string {
  const mails = [...text];
  return mails.length > quotedCharacters ? `${mails.slice(0, quotedCharacters).join("")}…` : text;
}
