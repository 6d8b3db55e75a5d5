import { Lock } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingCard as Card } from "#contract/listings/listings.ts";
import { WatchButton } from "#web/features/watchlist/watch-button.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveCard } from "#web/live/use-live-card.ts";
import { classes } from "#web/ui/classes.ts";
import { CardFacts } from "./card-facts.tsx";
import { CardPrice } from "./card-price.tsx";
import { cardSizes } from "./card-sizes.ts";
import { cardTone } from "./card-state.ts";
import { CardTag } from "./card-tag.tsx";
import { DemandDrawing } from "./demand-drawing.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { silhouetteOf } from "./silhouette-of.ts";

export interface ListingCardProps {
  card: Card;
  /** `sizes` of the picture; by default that of a full shelf. */
  sizes?: string;
  /** One of the first pictures of the page. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** In the catalogue of its sale a lot shows its number alone. */
  inSale?: boolean;
  /** Where the card leads; by default to the listing's page. */
  to?: string;
  /** A line below the state, such as the bidder's own standing ("Vedete"). */
  note?: ReactNode;
  /** Actions below the card, outside its link. */
  actions?: ReactNode;
}

/**
 * A listing on a shelf: picture, name and facts, price and time, in three rows shared with its neighbours. An `li`: use inside
 * `CardGrid`. Rendered anew only with another listing, or with news of it.
 */
export const ListingCard = memo(function ListingCard({
  card: loaded,
  sizes = cardSizes.full,
  priority = false,
  headingLevel = 3,
  inSale = false,
  to,
  note,
  actions,
}: ListingCardProps) {
  const { t } = useTranslation("listing");
  const card = useLiveCard(loaded);
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const tone = cardTone(card.status);
  const bordered = card.highlighted && card.status === "live";
  const silhouette = silhouetteOf(card);
  const isWatchable = tone !== "pending" && card.status !== "scheduled";
  return (
    <li className={classes("card group", bordered && "card-framed")}>
      <div className="relative">
        {card.type === "demand" && !card.picture?.ready ? (
          <DemandDrawing kind={silhouette} />
        ) : (
          <ListingPicture
            picture={card.picture}
            alt=""
            sizes={sizes}
            priority={priority}
            silhouette={silhouette}
            className={classes(
              tone === "over" && "[&_img]:opacity-80 [&_img]:grayscale-85",
              tone === "pending" && "opacity-42 grayscale",
            )}
          />
        )}
        <CardTag card={card} />
        {isWatchable && <WatchButton card={card} />}
      </div>
      <div className={classes("pt-3 pb-3", bordered && inBorder)}>
        {card.lotNumber !== null && (
          <p className="type-card-line tnum mb-0.5 text-secondary-text">
            {t(inSale ? "lot" : "lotOfSale", { number: card.lotNumber })}
          </p>
        )}
        <Heading className={classes("type-lot line-clamp-2", tone === "pending" ? "text-muted" : "text-ink")}>
          <Link to={to ?? pathTo("item", locale, { id: card.id, slug: card.slug })} className="card-link">
            <bdi lang={card.nameLang}>{typography(card.name)}</bdi>
          </Link>
        </Heading>
        <CardFacts card={card} />
      </div>
      <div className={classes("card-end", tone === "pending" && "text-muted", bordered && `pb-3 ${inBorder}`)}>
        <CardPrice card={card} />
        {/* By what was loaded: a line that came or went would move what lies below. */}
        {loaded.status === "live" && loaded.reserve === "not_met" && loaded.bidCount > 0 && (
          <p
            className={classes(
              "type-card-line mt-1 flex items-start gap-2 text-secondary-text",
              card.reserve !== "not_met" && "invisible",
            )}
          >
            <Lock aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-3.5 shrink-0" />
            {t("reserve.not_met")}
          </p>
        )}
        {note && <div className="type-caption mt-1">{note}</div>}
        {actions && <div className="relative z-2 mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </li>
  );
});

const inBorder = "px-2 tablet:px-3";
