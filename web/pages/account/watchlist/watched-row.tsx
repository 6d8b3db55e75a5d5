import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { WatchedCard } from "#contract/watchlist/wishlist.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ListingRow } from "#web/pages/account/listing-row.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import { NoteEditor } from "./note-editor.tsx";

/** A watched listing: one's note, the price and the time, open it or let it go. */
export function WatchedRow({ card, onRemove }: { card: WatchedCard; onRemove: () => void }) {
  const { t } = useTranslation("watchlist");
  const locale = useLocale();
  const to = pathTo("item", locale, { id: card.id, slug: card.slug });
  const over = card.closedAt ?? card.endsAt;
  return (
    <ListingRow
      card={card}
      to={to}
      headingLevel={2}
      line={<NoteEditor card={card} />}
      side={
        <>
          <Price card={card} />
          <WithPremium premium={card.buyerPremium} price={card.price} className="type-caption" />
          <p className="type-caption">
            {card.status === "live"
              ? card.endsAt && <LotTimeLeft endsAt={card.endsAt} />
              : over && formatDate(over, locale)}
          </p>
        </>
      }
      actions={
        <>
          <ButtonLink to={to} size="small" kind="outline">
            {t("row.view")}
          </ButtonLink>
          <IconButton label={t("row.remove", { name: card.name })} onClick={onRemove} className="max-tablet:!grow-0">
            <SharedIcon name="heart-off" className="line-icon" />
          </IconButton>
        </>
      }
    />
  );
}

function Price({ card }: { card: WatchedCard }) {
  const { t } = useTranslation(["watchlist", "listing"]);
  const price = card.price === null ? null : formatCzk(card.price);
  if (card.status === "unsold" || card.status === "cancelled") return <p>{t(`row.${card.status}`)}</p>;
  if (card.status === "sold" && price !== null)
    return <p className="whitespace-nowrap">{t("row.soldFor", { price })}</p>;
  return (
    <p className="whitespace-nowrap">
      {card.type === "demand" && price !== null && `${t("listing:demand.upTo")} `}
      <span className="type-control tnum text-ink">{price ?? t("listing:price.by_agreement")}</span>
    </p>
  );
}
