import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { cardTone } from "#web/features/listings/card-state.ts";
import { listFacts } from "#web/features/listings/facts.ts";
import { WatchLine } from "#web/features/watchlist/watch-line.tsx";
import { calendarDaysBetween, formatDate } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { BrandLink } from "./brand-link.tsx";
import { ShareLinks } from "./share-links.tsx";

/** Longer names, in letters, would push the block below the first screen in the usual size. */
const longName = 80;

/** Kind of sale and number, name, facts, since when and how often looked at. */
export function ListingHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  const isOut = cardTone(listing.status) !== "pending" && listing.status !== "scheduled";
  return (
    <header className="mt-2.5 tablet:mt-7 desktop:mt-0">
      <p className="type-small">
        <Kind listing={listing} />
        <span className="ml-3 text-muted">{t("itemNumber", { id: listing.id })}</span>
      </p>
      <h1 className={classes("mt-1", listing.name.length > longName ? "type-h3" : "type-item")}>
        <bdi lang={listing.nameLang}>{typography(listing.name)}</bdi>
      </h1>
      <FactLine
        className="type-body mt-2 text-muted"
        facts={[
          ...(listing.brand ? [{ key: "brand", shown: <BrandLink brand={listing.brand} /> }] : []),
          ...factsOfTexts(listFacts(listing, locale).map(({ text, narrowOnly }) => !narrowOnly && text)),
        ]}
      />
      {isOut && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <WatchLine listing={listing} />
          <ShareLinks name={listing.name} />
        </p>
      )}
      {listing.publishedAt && !listing.stock && (
        <FactLine
          className="type-small mt-2 text-muted"
          facts={[
            { key: "published", shown: t("published", { date: formatDate(listing.publishedAt, locale) }) },
            { key: "since", shown: <Since instant={listing.publishedAt} /> },
            { key: "views", shown: t("views", { count: listing.views }) },
          ]}
        />
      )}
    </header>
  );
}

/** How many days ago, as the calendar in Prague counts them; ISO 8601. */
function Since({ instant }: { instant: string }) {
  const { t } = useTranslation("item");
  const count = useServerClock((nowMs) => Math.max(0, calendarDaysBetween(instant, nowMs)));
  return <span suppressHydrationWarning>{t("since", { count })}</span>;
}

/** What kind of sale it is; of a monthly auction which sale and which number, on the way to its catalogue. */
function Kind({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation(["item", "listing"]);
  const locale = useLocale();
  const { lotNumber, saleClosesOn } = listing;
  const words = lotNumber === null ? t(kindOf(listing)) : t("listing:lotOfSale", { number: lotNumber });
  if (saleClosesOn === null) return <span className="text-secondary-text">{words}</span>;
  return (
    <Link className="quiet-link text-secondary-text" to={pathTo("monthlySale", locale, { closesOn: saleClosesOn })}>
      {words}
    </Link>
  );
}

function kindOf({ type, saleMode, duration }: ListingDetail): string {
  if (type === "demand") return "kind.demand";
  return saleMode === "auction" ? `kind.auction_${duration ?? "7d"}` : `kind.${saleMode}`;
}
