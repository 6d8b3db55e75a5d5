import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { MyBidCard } from "#contract/bids/bids.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveBid } from "#web/pages/account/bids/use-live-bid.ts";
import { ChangedNumber } from "#web/ui/changed-number.tsx";

/** The overview shows at most so many. */
export const leadingShown = 6;

/** Lots that the bidder leads: price and time beside the bidder's own maximum. */
export function Leading({ cards, total }: { cards: readonly MyBidCard[]; total: number }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  return (
    <section className="mt-12">
      <h2 className="type-h3">{t("overview.leading")}</h2>
      <ul className="mt-3 grid gap-x-14 border-line border-t wide:grid-cols-2">
        {cards.map((card) => (
          <BidEntry key={card.id} card={card} />
        ))}
      </ul>
      {total > cards.length && (
        <p className="type-small mt-3">
          <Link to={pathTo("bids", locale)} className="quiet-link inline-block min-h-11 content-center">
            {t("overview.allBids")}
          </Link>
        </p>
      )}
    </section>
  );
}

function BidEntry({ card: loaded }: { card: MyBidCard }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const card = useLiveBid(loaded);
  return (
    <li className="relative grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3">
      <ListingPicture
        picture={card.picture}
        alt=""
        sizes="56px"
        silhouette={silhouetteOf(card)}
        className="w-14 rounded-tag"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-serif text-[1.125rem]/6 font-[480]">
          <Link
            to={pathTo("item", locale, { id: card.id, slug: card.slug })}
            className="after:absolute after:inset-0 hover:underline hover:decoration-secondary hover:underline-offset-4"
          >
            {typography(card.name)}
          </Link>
        </h3>
        <p className="type-caption text-muted">
          {card.myMaximum !== null && t("overview.maximum", { amount: formatCzk(card.myMaximum) })}
        </p>
      </div>
      <div className="text-right">
        <p className="type-control tnum whitespace-nowrap">
          <ChangedNumber value={card.price}>{card.price === null ? "" : formatCzk(card.price)}</ChangedNumber>
        </p>
        <WithPremium premium={card.buyerPremium} price={card.price} className="type-caption" />
        <p className="type-caption text-muted">{card.endsAt && <LotTimeLeft endsAt={card.endsAt} />}</p>
      </div>
    </li>
  );
}
