import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";

interface Met {
  readonly name: string;
  /** Haléře, as it costs now. */
  readonly priceMinor: number;
  /** The most that the reader wants to pay, haléře; null: they wait for it at whatever it costs. */
  readonly wishedMinor: number | null;
  readonly url: string;
  /** Where waiting for it ends. */
  readonly settingsUrl: string;
}

/** To somebody who waits for goods from stock: they can be had. */
export const watchMail = ({ name, priceMinor, wishedMinor, url, settingsUrl }: Met): MailTexts => {
  const price = formatPrice(priceMinor);
  return {
    cs: () => ({
      subject: wishedMinor === null ? `Znovu skladem: ${name}` : `Skladem za ${price}: ${name}`,
      heading: wishedMinor === null ? "Zboží je skladem" : "Zboží je skladem za vaši cenu",
      paragraphs: [
        wishedMinor === null
          ? `hlídané zboží je skladem: ${name} za ${price}. Rezervované není.`
          : `hlídané zboží je skladem za vaši cenu: ${name} za ${price}. Hlídáte ho do ${formatPrice(wishedMinor)}.`,
      ],
      action: { label: "Zobrazit zboží", url },
      note: `Hlídání ukončíte na stránce ${settingsUrl}`,
    }),
    en: () => ({
      subject: wishedMinor === null ? `Back in stock: ${name}` : `In stock at ${price}: ${name}`,
      heading: wishedMinor === null ? "Back in stock" : "At the price you wanted",
      paragraphs: [
        wishedMinor === null
          ? `${name} from your stock alerts is in stock at ${price}. It is not reserved for anybody.`
          : `${name} is in stock at ${price}. Your alert is for ${formatPrice(wishedMinor)} or less.`,
      ],
      action: { label: "View the product", url },
      note: `To remove the alert, go to ${settingsUrl}`,
    }),
  };
};
