import { Link } from "react-router";
import type { ListingCard } from "#contract/listings/listings.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";

/** A single card is no choice. */
const fewest = 2;
const mostShown = 4;

interface ShelfProps {
  id: string;
  title: string;
  listings: ListingCard[];
  /** Where the rest is, in words. */
  more: { words: string; to: string };
}

/** A row of cards below an item, on a phone one that is moved sideways, with the way to the rest; nothing where there are too few. */
export function Shelf({ id, title, listings, more }: ShelfProps) {
  if (listings.length < fewest) return null;
  return (
    <section
      aria-labelledby={id}
      className="screen-only section-gap -mx-5 px-5 when-near-[calc(53vw+330px)] tablet:-mx-2 tablet:px-2 tablet:when-near-[660px]"
    >
      <div className="mb-5 flex tablet:mb-7 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="type-h2 min-w-0 [overflow-wrap:anywhere]">
          {title}
        </h2>
        <Link className="quiet-link type-small" to={more.to}>
          {more.words}
        </Link>
      </div>
      <CardGrid
        listings={listings.slice(0, mostShown)}
        columns="row"
        className="tablet:max-wide:[&>li:nth-child(4)]:hidden"
      />
    </section>
  );
}
