import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListingCard } from "#contract/listings/listings.ts";
import { cardTone } from "#web/features/listings/card-state.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";

interface ListingRowProps {
  card: ListingCard;
  /** Where the name leads. */
  to: string;
  name?: string;
  /** Under the name: how it stands. */
  line: ReactNode;
  /** Right of the name: price, time. */
  side?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** Rows of listings whose columns align; `ListingRow`s only. */
export function ListingRows({
  label,
  children,
  className,
}: {
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <ul
      aria-label={label}
      className={classes(
        "grid tablet:grid-cols-[60px_minmax(0,1fr)_auto] tablet:gap-x-5.5 wide:grid-cols-[60px_minmax(0,1fr)_auto_auto]",
        className,
      )}
    >
      {children}
    </ul>
  );
}

/** A listing as a line between hairlines: thumbnail, name and standing, price and time, what to do. */
export function ListingRow({ card, to, name, line, side, actions, headingLevel = 3, className }: ListingRowProps) {
  const Heading = `h${headingLevel}` as const;
  // Waits for its payment or for a moderator; a draft waits for nobody else.
  const isPending = card.status !== "draft" && cardTone(card.status) === "pending";
  return (
    <li className={classes("line-of-list", className)}>
      <ListingPicture
        picture={card.picture}
        alt=""
        sizes="60px"
        silhouette={silhouetteOf(card)}
        className={classes("line-picture", isPending && "opacity-42 grayscale")}
      />
      <div className="min-w-0">
        <Heading className="type-lot">
          <Link to={to} className="line-link">
            {typography(name ?? card.name)}
          </Link>
        </Heading>
        <div className="type-small mt-0.5">{line}</div>
      </div>
      <div className="line-side">{side}</div>
      {actions && <div className="line-actions line-actions-wide">{actions}</div>}
    </li>
  );
}
