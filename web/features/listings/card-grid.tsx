import { Suspense } from "react";
import type { ListingCard as Card } from "#contract/listings/listings.ts";
import { classes } from "#web/ui/classes.ts";
import { type CardColumns, cardSizes, cardsOfPart, partHeights } from "./card-sizes.ts";
import { ListingCard } from "./listing-card.tsx";

const columnClasses: Record<CardColumns, string> = {
  full: "grid-cols-2 gap-x-3.5 tablet:grid-cols-3 tablet:gap-x-7 wide:grid-cols-4",
  beside: "grid-cols-2 gap-x-3.5 tablet:grid-cols-3 tablet:gap-x-7 ultra:grid-cols-4",
  row: "phone-row tablet:grid-cols-3 tablet:gap-x-7 wide:grid-cols-4",
  five: "grid-cols-2 gap-x-3.5 tablet:grid-cols-3 tablet:gap-x-6 wide:grid-cols-5",
};

export interface CardGridProps {
  listings?: readonly Card[];
  /**
   * `full` spans the container (2, 3, 4 columns), `row` too, but on a phone it is one row that is moved sideways; `beside`
   * stands next to a sidebar (3), `five` is a row of five.
   */
  columns?: CardColumns;
  /** The first so many pictures are loaded at once. */
  priority?: number;
  headingLevel?: 2 | 3 | 4;
  label?: string;
  /** All are lots of one sale, in its catalogue. */
  inSale?: boolean;
  className?: string;
}

/**
 * A shelf of listing cards whose prices align whatever wraps. Countdowns go by the `ServerClock` around it. A long one is
 * several lists below one another, each taken over by itself, and drawn as it comes near the window (decisions/0036).
 */
export function CardGrid({
  listings = [],
  columns = "full",
  priority = 0,
  headingLevel = 3,
  label,
  inSale,
  className,
}: CardGridProps) {
  const grid = classes("grid gap-y-0", columnClasses[columns]);
  const cardsOf = (part: readonly Card[], from = 0) =>
    part.map((card, index) => (
      <ListingCard
        key={card.id}
        card={card}
        sizes={cardSizes[columns]}
        priority={from + index < priority}
        headingLevel={headingLevel}
        inSale={inSale}
      />
    ));
  if (columns === "five" || columns === "row" || listings.length <= cardsOfPart)
    return (
      <ul aria-label={label} className={classes(grid, className)}>
        {cardsOf(listings)}
      </ul>
    );
  return (
    <div className={className}>
      {partsOf(listings).map((part, index) => (
        <Suspense key={part[0]?.id}>
          <ul
            aria-label={label}
            className={classes(
              grid,
              // What lies outside the part, such as a ring of focus, is cut off: there is room for it.
              "-mx-2 -mt-2 px-2 pt-2",
              index > 0 && part.length === cardsOfPart && partHeights[columns],
            )}
          >
            {cardsOf(part, index * cardsOfPart)}
          </ul>
        </Suspense>
      ))}
    </div>
  );
}

function partsOf(listings: readonly Card[]): Card[][] {
  const count = Math.ceil(listings.length / cardsOfPart);
  return Array.from({ length: count }, (_, part) => listings.slice(part * cardsOfPart, (part + 1) * cardsOfPart));
}
