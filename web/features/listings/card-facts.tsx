import type { ListingCard } from "#contract/listings/listings.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FactLine } from "#web/ui/fact-line.tsx";
import { listFacts } from "./facts.ts";

/** The line of facts under a card's name. */
export function CardFacts({ card }: { card: ListingCard }) {
  const facts = listFacts(card, useLocale()).map(({ text, narrowOnly }) => ({
    key: text,
    shown: typography(text),
    className: narrowOnly ? "tablet:hidden" : undefined,
  }));
  return <FactLine facts={facts} className="card-facts" />;
}
