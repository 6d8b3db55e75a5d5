import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import type { ListingDetail } from "#contract/auctions.ts";
import type { BidLine } from "#contract/bids.ts";
import { pathTo } from "#web/addresses.ts";
import { BidBlock } from "#web/features/bidding/bid-block.tsx";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { factsOf } from "#web/features/listings/facts.ts";
import { formatDate } from "#web/format/dates.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { BidHistory } from "./bid-history.tsx";
import { ConditionSection } from "./condition-section.tsx";
import { DescriptionSection } from "./description-section.tsx";
import { Gallery } from "./gallery.tsx";
import { SellerBlock } from "./seller-block.tsx";
import { useLot } from "./use-lot.ts";

/** Everything about one listing: pictures left, the bid block right and sticky, then the sheet, words, bids, similar ones. */
export function ListingPage({ listing, bids }: { listing: ListingDetail; bids: BidLine[] }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { lot, connection, busy, bid, refresh } = useLot(listing, locale);
  const home = { label: t("home"), to: pathTo("home", locale) };
  const trail = listing.categoryPath.map(({ id, slug, name }) => ({
    label: name,
    to: pathTo("item", locale, { id, slug }),
  }));

  return (
    <ServerClock time={lot.serverTime}>
      <div className="container-page pt-5">
        <Breadcrumb crumbs={[home, ...trail, { label: listing.name, to: pathname }]} />
        <article className="mt-5 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(380px,452px)] desktop:gap-x-16">
          <div className="min-w-0 desktop:row-span-2">
            <Gallery pictures={listing.pictures} name={listing.name} />
          </div>
          <div className="mt-7 desktop:mt-0">
            <p className="type-small">
              <span className="text-secondary-text">{t(kindOf(listing))}</span>
              <span className="ml-3 text-muted">{t("itemNumber", { id: listing.id })}</span>
            </p>
            <h1 className="type-item mt-1">{typography(listing.name)}</h1>
            <p className="type-body mt-2 text-muted">{factsOf(listing, locale)}</p>
            {listing.publishedAt && (
              <p className="type-small mt-2 text-muted">
                {t("published", { date: formatDate(listing.publishedAt, locale) })} ·{" "}
                {t("views", { count: listing.views })}
              </p>
            )}
            <div className="mt-6 desktop:sticky desktop:top-28">
              <BidBlock
                listing={listing}
                lot={lot}
                busy={busy}
                connection={connection}
                onBid={bid}
                onRetryConnection={() => void refresh()}
                onLoginClick={() =>
                  void navigate(`${pathTo("signIn", locale)}?redirect=${encodeURIComponent(pathname)}`)
                }
              />
            </div>
            <SellerBlock listing={listing} />
          </div>
        </article>
        <div className="max-w-[1000px]">
          <ConditionSection condition={listing.condition} />
          <DescriptionSection listing={listing} />
          {listing.saleMode === "auction" && <BidHistory bids={bids} />}
        </div>
        {listing.similar.length > 0 && (
          <section aria-labelledby="similar" className="section-gap">
            <div className="mb-7 flex items-baseline justify-between gap-6">
              <h2 id="similar" className="type-h2">
                {t("section.similar")}
              </h2>
              <Link className="quiet-link type-small" to={pathTo("item", locale, listing.category)}>
                {listing.category.name}
              </Link>
            </div>
            <CardGrid listings={listing.similar.slice(0, 4)} />
          </section>
        )}
      </div>
    </ServerClock>
  );
}

function kindOf({ type, saleMode, duration }: ListingDetail): string {
  if (type === "demand") return "kind.demand";
  return saleMode === "auction" ? `kind.auction_${duration ?? "7d"}` : `kind.${saleMode}`;
}
