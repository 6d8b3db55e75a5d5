import type { ListingCard } from "#contract/listings/listings.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { type Fact, listFacts } from "./facts.ts";

/** The line of facts under a card's name. */
export function CardFacts({ card }: { card: ListingCard }) {
  const locale = useLocale();
  const facts = listFacts(card, locale);
  return (
    <p className="type-card-line mt-1 text-muted">
      {facts.map(({ text, narrowOnly }, index) => (
        <span key={text} className={narrowOnly ? "tablet:hidden" : undefined}>
          {/* The dot goes with what follows it: no line ends in one. */}
          {index > 0 && (
            <span className={isFirstOnWide(facts, index) ? "tablet:hidden" : undefined}>{" ·\u00a0"}</span>
          )}
          {typography(text)}
        </span>
      ))}
    </p>
  );
}

/** Whether all before it are shown on narrow cards alone: on wide ones nothing stands before it. */
function isFirstOnWide(facts: readonly Fact[], index: number): boolean {
  return facts.slice(0, index).every(({ narrowOnly }) => narrowOnly);
}
