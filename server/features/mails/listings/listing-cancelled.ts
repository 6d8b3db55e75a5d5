import { decisionParts, type Reasons } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

interface CancelledListing extends Reasons {
  readonly name: string;
  readonly by: "seller" | "moderator";
  readonly url: string;
}

const who = {
  cs: { seller: "prodávající", moderator: "moderátor" },
  en: { seller: "The seller", moderator: "A moderator" },
};

/** To each bidder of a lot that was taken off. */
export const auctionCancelledMail = ({
  name,
  url,
  by: _moderator,
  ...reasons
}: CancelledListing): MailTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Aukce je zrušená",
    paragraphs: [`aukci ${name} zrušil moderátor.`, "Příhozy v ní neplatí a nic neplatíte."],
    ...decisionParts("cs", reasons),
    action: { label: "Zobrazit aukci", url },
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "The auction is cancelled",
    paragraphs: [
      `A moderator has cancelled the auction of ${name}.`,
      "Its bids are void and you pay nothing.",
    ],
    ...decisionParts("en", reasons),
    action: { label: "View the auction", url },
  }),
});

/** To the author of an offer that was open when the listing was taken off. */
export const offerCancelledMail = ({ name, by, url, ...reasons }: CancelledListing): MailTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Vaše nabídka zanikla",
    paragraphs: [`inzerát ${name} zrušil ${who.cs[by]}. Vaše nabídka tím zanikla a nic z ní neplyne.`],
    ...(by === "moderator" && decisionParts("cs", reasons)),
    action: { label: "Zobrazit inzerát", url },
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "Your offer has ended",
    paragraphs: [
      `${who.en[by]} has cancelled the listing ${name}. Your offer ended with it and is binding on nobody.`,
    ],
    ...(by === "moderator" && decisionParts("en", reasons)),
    action: { label: "View the listing", url },
  }),
});

/** To a watcher of a listing that was taken off: by whom, without the reason. */
export const watchedCancelledMail = ({ name, by, url }: CancelledListing): MailTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Sledovaná položka už není v nabídce",
    paragraphs: [`položku ${name}, kterou sledujete, zrušil ${who.cs[by]}.`],
    action: { label: "Zobrazit položku", url },
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "An item you follow is no longer on offer",
    paragraphs: [`${who.en[by]} has cancelled ${name}, which you follow.`],
    action: { label: "View the item", url },
  }),
});

/** To the seller whose listing a moderator has taken off. */
export const listingCancelledMail = ({
  name,
  url,
  by: _moderator,
  ...reasons
}: CancelledListing): MailTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Vaše nabídka je zrušená",
    paragraphs: [`moderátor zrušil vaši nabídku ${name}. Případné příhozy neplatí.`],
    ...decisionParts("cs", reasons),
    action: { label: "Zobrazit nabídku", url },
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "Your listing is cancelled",
    paragraphs: [`A moderator has cancelled your listing ${name}. Any bids on it are void.`],
    ...decisionParts("en", reasons),
    action: { label: "View the listing", url },
  }),
});
