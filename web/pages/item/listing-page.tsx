import "#web/i18n/areas/item.ts";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { LastViewed } from "#web/features/listings/last-viewed.tsx";
import { viewedListing } from "#web/features/listings/viewed-listing.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { ListingHead } from "./listing-head.tsx";
import type { ListingPageProps } from "./listing-page-props.ts";
import { useEndedPage } from "./lot/use-ended-page.ts";
import { useLot } from "./lot/use-lot.ts";
import { Reading } from "./reading.tsx";
import { SellerSide } from "./seller-side.tsx";
import { Shelves } from "./shelves.tsx";
import { Trade } from "./trade.tsx";
import { useCountVisit } from "./use-count-visit.ts";
import { useOwnPart } from "./use-own-part.ts";

/** Everything about one listing: pictures, condition, words and bids left; name and bid block right, the block in view throughout. */
export function ListingPage(shared: ListingPageProps) {
  const props = useOwnPart(shared);
  const { listing, bids } = props;
  const { t } = useTranslation("item");
  const locale = useLocale();
  const { pathname } = useLocation();
  const live = useLot(listing, bids);
  useEndedPage(shared.listing.lot, live.lot);
  useCountVisit(listing.id);
  const trail = listing.categoryPath.map(({ id, slug, name }) => ({
    label: name,
    to: pathTo("item", locale, { id, slug }),
  }));
  const crumbs = [{ label: t("home"), to: pathTo("home", locale) }, ...trail, { label: listing.name, to: pathname }];

  return (
    <ServerClock time={live.lot.serverTime}>
      <div data-part="listing" className="container-page pt-1.5 tablet:pt-5">
        <Breadcrumb crumbs={crumbs} />
        {/* In the order of reading on a phone; from 1028 px on the head and the block stand beside the rest. On a tall
            screen block and seller stay in view; on a middling one the block alone does, and the seller stands below the
            pictures, where nothing passes over them; on a low one nothing stays. */}
        <article className="mt-1 tablet:mt-5 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(380px,452px)] desktop:grid-rows-[auto_auto_1fr] desktop:gap-x-16 desktop:middling:grid-rows-[auto_auto_auto_1fr]">
          <div className="min-w-0 desktop:row-span-2">
            <Gallery listing={listing} />
          </div>
          <ListingHead listing={listing} />
          <div className="mt-6 desktop:col-start-2 desktop:row-span-2 desktop:row-start-2 desktop:middling:contents">
            <div className="desktop:top-27 desktop:tall:sticky desktop:middling:contents">
              <div className="desktop:middling:col-start-2 desktop:middling:row-span-3 desktop:middling:row-start-2 desktop:middling:mt-6">
                <div className="desktop:top-27 desktop:middling:sticky">
                  <Trade {...props} live={live} />
                </div>
              </div>
              <div className="min-w-0 desktop:middling:col-start-1 desktop:middling:row-start-3">
                <SellerSide listing={listing} lot={live.lot} />
              </div>
            </div>
          </div>
          <Reading {...props} lot={live.lot} lines={live.lines} />
        </article>
        <Shelves listing={listing} />
        <LastViewed current={viewedListing(listing, locale) ?? undefined} className="screen-only section-gap" />
      </div>
    </ServerClock>
  );
}
