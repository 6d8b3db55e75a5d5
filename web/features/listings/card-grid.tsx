import type { ReactNode } from "react";
import type { ListingCard as Card } from "#contract/auctions.ts";
import { classes } from "#web/ui/classes.ts";
import { type CardColumns, cardSizes } from "./card-sizes.ts";
import { ListingCard } from "./listing-card.tsx";

const columnClasses: Record<CardColumns, string> = {
  full: "grid-cols-2 gap-x-3.5 tablet:grid-cols-3 tablet:gap-x-7 wide:grid-cols-4",
  beside: "grid-cols-2 gap-x-3.5 tablet:grid-cols-3 tablet:gap-x-7 ultra:grid-cols-4",
  five: "grid-cols-2 gap-x-3.5 tablet:grid-cols-3 tablet:gap-x-6 wide:grid-cols-5",
};

export interface CardGridProps {
  listings?: readonly Card[];
  /** `full` spans the container (2, 3, 4 columns), `beside` stands next to a sidebar (3), `five` is a row of five. */
  columns?: CardColumns;
  /** The first so many pictures are loaded at once. */
  priority?: number;
  headingLevel?: 2 | 3 | 4;
  label?: string;
  /** All are lots of one sale, in its catalogue. */
  inSale?: boolean;
  /** Own `ListingCard`s or `CardSkeleton`s instead of `listings`. */
  children?: ReactNode;
  className?: string;
}

/**
 * A shelf of listing cards whose prices align whatever wraps. Countdowns go by the `ServerClock` around it.
 */
export function CardGrid({
  listings = [],
  columns = "full",
  priority = 0,
  headingLevel = 3,
  label,
  inSale,
  children,
  className,
}: CardGridProps) {
  return (
    <ul aria-label={label} className={classes("grid gap-y-0", columnClasses[columns], className)}>
      {listings.map((card, index) => (
        <ListingCard
          key={card.id}
          card={card}
          sizes={cardSizes[columns]}
          priority={index < priority}
          headingLevel={headingLevel}
          inSale={inSale}
        />
      ))}
      {children}
    </ul>
  );
}
