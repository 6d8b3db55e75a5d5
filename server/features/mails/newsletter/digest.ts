import type { FeeLine } from "#contract/payments/fee-kinds.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

interface DigestLot {
  readonly name: string;
  /** Null for a sale by agreement. */
  readonly priceMinor: number | null;
  readonly premium: FeeLine | null;
  readonly endsAt: Date | null;
  readonly url: string;
}

/** The week's new lots in the subscriber's categories: `lots` are shown, `total` counts all. */
export const digestMail = ({
  lots,
  total,
  url,
}: {
  lots: readonly DigestLot[];
  total: number;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Nové položky tohoto týdne: ${lots[0]?.name ?? ""}`,
    heading: "Nové položky tohoto týdne",
    paragraphs: [
      total > lots.length
        ? "v kategoriích, které sledujete, přibyly nové položky. Toto jsou nejnovější z nich."
        : "v kategoriích, které sledujete, přibyly tyto položky.",
    ],
    items: lots.map((lot) => ({ title: lot.name, detail: lotDetail("cs", lot), url: lot.url })),
    action: { label: "Zobrazit nejnovější položky", url },
  }),
  en: () => ({
    subject: `New this week: ${lots[0]?.name ?? ""}`,
    heading: "New this week",
    paragraphs: [
      total > lots.length
        ? "There are new items in the categories you follow. These are the latest."
        : "These items are new in the categories you follow.",
    ],
    items: lots.map((lot) => ({ title: lot.name, detail: lotDetail("en", lot), url: lot.url })),
    action: { label: "View the newest items", url },
  }),
});

const byAgreement: Record<Locale, string> = { cs: "Cena dohodou", en: "Price by agreement" };
const ends: Record<Locale, string> = { cs: "končí", en: "ends" };

/** The price of a lot, with what it comes to, and its end. */
export function lotDetail(
  locale: Locale,
  { priceMinor, premium, endsAt }: Pick<DigestLot, "priceMinor" | "premium" | "endsAt">,
): string {
  const price = priceMinor === null ? byAgreement[locale] : priceWithPremium(locale, { priceMinor, premium });
  return endsAt ? `${price} · ${ends[locale]} ${formatMoment(locale, endsAt)}` : price;
}
