import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To a new seller: a moderator has approved the listing, which is live or waits for its start. */
export const listingApprovedMail = (listing: {
  name: string;
  /** In the future while the listing waits for its start. */
  startsAt: Date;
  isLive: boolean;
  endsAt: Date | null;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Zveřejněno: ${listing.name}`,
    heading: listing.isLive ? "Vaše nabídka je zveřejněná" : "Vaše nabídka je schválená",
    paragraphs: [
      listing.isLive
        ? `nabídku ${listing.name} jsme prošli a je vidět ve výpisech i v hledání.`
        : `nabídku ${listing.name} jsme prošli. Ve zvolený čas se objeví ve výpisech automaticky.`,
    ],
    facts: [
      ...(listing.isLive ? [] : [["Začátek", formatMoment("cs", listing.startsAt)] as const]),
      ...(listing.endsAt ? [["Konec", formatMoment("cs", listing.endsAt)] as const] : []),
    ],
    action: { label: "Zobrazit nabídku", url: listing.url },
  }),
  en: () => ({
    subject: `Published: ${listing.name}`,
    heading: listing.isLive ? "Your listing is published" : "Your listing is approved",
    paragraphs: [
      listing.isLive
        ? `We have reviewed ${listing.name}, and it now appears in lists and searches.`
        : `We have reviewed ${listing.name}. It will appear in lists automatically at the time you chose.`,
    ],
    facts: [
      ...(listing.isLive ? [] : [["Start", formatMoment("en", listing.startsAt)] as const]),
      ...(listing.endsAt ? [["End", formatMoment("en", listing.endsAt)] as const] : []),
    ],
    action: { label: "View the listing", url: listing.url },
  }),
});
