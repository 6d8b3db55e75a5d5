import type { ListingCard } from "#contract/auctions.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { listFacts } from "./facts.ts";

/** The line of facts under a card's name. */
export function CardFacts({ card }: { card: ListingCard }) {
  const locale = useLocale();
  const facts = listFacts(card, locale);
  return (
    <p className="type-min mt-1 text-muted tablet:text-[0.9375rem]/5.5">
      {facts.map(({ text, narrowOnly }, index) => (
        <span key={text} className={narrowOnly ? "tablet:hidden" : undefined}>
          {text}
          {index < facts.length - 1 && "\u00a0·"}{" "}
        </span>
      ))}
    </p>
  );
}
