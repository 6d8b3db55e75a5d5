import { ArrowUp, Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MyBidCard } from "#contract/bids/bids.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ListingRow } from "#web/pages/account/listing-row.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChangedNumber } from "#web/ui/changed-number.tsx";
import { useLiveBid } from "./use-live-bid.ts";

type Group = "active" | "won" | "lost";

/** An auction that the visitor bids in: their standing, their own maximum, the price and the time. */
export function BidRow({ card: loaded, group }: { card: MyBidCard; group: Group }) {
  const { t } = useTranslation("account");
  const card = useLiveBid(loaded);
  const locale = useLocale();
  const to = pathTo("item", locale, { id: card.id, slug: card.slug });
  const over = card.closedAt ?? card.endsAt;
  const isOutbid = group === "active" && !card.isLeader;
  return (
    <ListingRow
      card={card}
      to={to}
      headingLevel={2}
      line={
        <>
          <LotStatus card={card} group={group} />
          {card.myMaximum !== null && (
            <p className="text-muted">{t("overview.maximum", { amount: formatCzk(card.myMaximum) })}</p>
          )}
        </>
      }
      side={
        <>
          {card.price !== null && (
            <p className="type-control tnum whitespace-nowrap text-ink">
              <ChangedNumber value={card.price}>{formatCzk(card.price)}</ChangedNumber>
            </p>
          )}
          <WithPremium premium={card.buyerPremium} price={card.price} className="type-caption" />
          <p className="type-caption">
            {group === "active"
              ? card.endsAt && <LotTimeLeft endsAt={card.endsAt} />
              : over && formatDate(over, locale)}
          </p>
        </>
      }
      actions={
        group === "won" ? (
          <ButtonLink to={`${pathTo("deals", locale)}?listing=${card.id}`} size="small" kind="outline">
            {t("bids.deal")}
          </ButtonLink>
        ) : (
          <ButtonLink to={to} size="small" kind={isOutbid ? "primary" : "outline"}>
            {isOutbid ? t("bids.raise") : t("bids.view")}
          </ButtonLink>
        )
      }
    />
  );
}

function LotStatus({ card, group }: { card: MyBidCard; group: Group }) {
  const { t } = useTranslation("account");
  const good = group === "won" || (group === "active" && card.isLeader);
  const Icon = good ? Check : ArrowUp;
  return (
    <p className={good ? "text-success-text" : group === "lost" ? "text-muted" : "text-danger-text"}>
      {group !== "lost" && <Icon aria-hidden="true" strokeWidth={2} className="mr-1.5 inline size-4 align-[-2px]" />}
      {t(`bids.standing.${lotStatusOf(card, group)}`)}
    </p>
  );
}

/** A lost lot was sold to another bidder, or to nobody. */
function lotStatusOf({ isLeader, status }: MyBidCard, group: Group) {
  if (group === "active") return isLeader ? "leading" : "outbid";
  return group === "lost" && (status === "unsold" || status === "cancelled") ? status : group;
}
