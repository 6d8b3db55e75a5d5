import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To the bidder who leads since another bid was retracted: the visible price, never a maximum. */
export const leadingSinceRetractionMail = (
  lot: Priced & {
    name: string;
    endsAt: Date;
    /** Retracted by its own bidder, who has seen how far the price went against this reader's maximum. */
    isOwn: boolean;
    url: string;
  },
): MailTexts => ({
  cs: () => ({
    subject: `Opět vedete: ${lot.name}`,
    heading: "Opět vedete",
    paragraphs: [
      `v aukci ${lot.name} byl stažen jiný příhoz. Nejvyšší je teď vaše maximum.`,
      ...(lot.isOwn
        ? [
            "Kdo příhoz stáhl, mohl z ceny poznat, kam vaše maximum sahá. V této aukci už stáhnout nic nemůže.",
          ]
        : []),
    ],
    facts: [
      ["Aktuální cena", priceWithPremium("cs", lot)],
      ["Konec aukce", formatMoment("cs", lot.endsAt)],
    ],
    action: { label: "Zobrazit aukci", url: lot.url },
  }),
  en: () => ({
    subject: `You are leading again: ${lot.name}`,
    heading: "You are leading again",
    paragraphs: [
      `In the auction of ${lot.name} another bid has been withdrawn. Your maximum is now the highest.`,
      ...(lot.isOwn
        ? [
            "The person who withdrew it may have learnt from the price how far your maximum goes. They cannot withdraw another bid in this auction.",
          ]
        : []),
    ],
    facts: [
      ["Current price", priceWithPremium("en", lot)],
      ["Auction ends", `${formatMoment("en", lot.endsAt)} (Prague)`],
    ],
    action: { label: "View the auction", url: lot.url },
  }),
});
