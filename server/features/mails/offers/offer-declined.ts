import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the side whose price was declined; `sale`: another offer was accepted. */
export const offerDeclinedMail = (offer: {
  name: string;
  by: "owner" | "author" | "sale";
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Nabídka odmítnuta: ${offer.name}`,
    heading: offer.by === "author" ? "Vaše cena nebyla přijata" : "Nabídka nebyla přijata",
    paragraphs: [
      {
        owner: `vaše nabídka na ${offer.name} byla odmítnuta. Můžete poslat jinou.`,
        author: `cenu, kterou jste navrhli za ${offer.name}, druhá strana odmítla.`,
        sale: `u položky ${offer.name} byla přijata jiná nabídka, vaše tím končí.`,
      }[offer.by],
    ],
    action: { label: "Zobrazit nabídky", url: offer.url },
  }),
  en: () => ({
    subject: `Offer declined: ${offer.name}`,
    heading: offer.by === "author" ? "Your price was not accepted" : "The offer was not accepted",
    paragraphs: [
      {
        owner: `Your offer for ${offer.name} was declined. You can make another one.`,
        author: `The price you proposed for ${offer.name} was declined by the other side.`,
        sale: `Another offer for ${offer.name} was accepted, so yours has ended.`,
      }[offer.by],
    ],
    action: { label: "View the offers", url: offer.url },
  }),
});
