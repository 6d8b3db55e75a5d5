import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { NextStepsActions } from "#web/features/purchases/next-steps-actions.tsx";
import { NextStepsLine } from "#web/features/purchases/next-steps-line.tsx";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveCard } from "#web/live/use-live-card.ts";
import { ListingRow } from "#web/pages/account/listing-row.tsx";
import { unfinished } from "#web/pages/listing-form/steps/use-step.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { FurtherActions } from "./further-actions.tsx";
import type { OwnCard } from "./own-card.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

interface OwnListingRowProps {
  card: OwnCard;
  headingLevel?: 2 | 3;
  /** Drafts can be thrown away where this is given. */
  onDelete?: (card: OwnCard) => void;
  /** What can be taken off without a moderator, can be here. */
  onCancel?: (card: OwnCard) => void;
  /** Of one that found no buyer. */
  steps?: NextSteps | undefined;
  /** How many offers wait for an answer. */
  offers?: number;
}

/** One's own listing: how it stands, its price and time, what can be done with it. */
export function OwnListingRow(props: OwnListingRowProps) {
  const { card: loaded, headingLevel = 2, onDelete, onCancel, steps, offers = 0 } = props;
  const { t } = useTranslation(["account", "afterSale", "offers", "payments"]);
  const card = useLiveCard(loaded);
  const locale = useLocale();
  const view = pathTo("item", locale, { id: card.id, slug: card.slug });
  const isDraft = card.status === "draft";
  const edit = pathTo("editListing", locale, { id: card.id }) + (isDraft ? unfinished : "");
  const isOpen = card.status === "live" || card.status === "scheduled";
  return (
    <ListingRow
      card={card}
      headingLevel={headingLevel}
      to={isDraft ? edit : view}
      name={card.name || t("unnamed")}
      line={
        <>
          <StatusLine card={card} />
          {onCancel && <StatisticsLink card={card} />}
          {offers > 0 && (
            <Link className="quiet-link block w-fit" to={pathTo("offers", locale)}>
              {t("offers:received.count", { count: offers })}
            </Link>
          )}
          {steps && (
            <span className="block text-muted first-letter:uppercase empty:hidden">
              <NextStepsLine steps={steps} />
            </span>
          )}
        </>
      }
      side={<PriceAndTime card={card} />}
      actions={
        isDraft ? (
          <>
            <ButtonLink to={edit} size="small" kind="outline">
              {t("own.finish")}
            </ButtonLink>
            {onDelete && (
              <IconButton
                label={t("own.delete", { name: card.name || t("unnamed") })}
                onClick={() => onDelete(card)}
                className="max-tablet:grow-0!"
              >
                <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </IconButton>
            )}
          </>
        ) : (
          <>
            {isOpen && (
              <ButtonLink to={edit} size="small" kind="outline">
                {card.bidCount > 0 ? t("own.add") : t("own.edit")}
              </ButtonLink>
            )}
            {card.status === "live" && card.canBeTopped && onCancel && (
              <ButtonLink to={pathTo("toppingListing", locale, { id: card.id })} size="small" kind="outline">
                {t("payments:topping.action")}
              </ButtonLink>
            )}
            <UnpublishedActions card={card} />
            {steps && <NextStepsActions steps={steps} size="small" />}
            {card.status === "sold" && (
              <ButtonLink to={`${pathTo("deals", locale)}?listing=${card.id}`} size="small" kind="outline">
                {t("bids.deal")}
              </ButtonLink>
            )}
            <ButtonLink to={view} size="small" kind="outline">
              {t("own.view")}
            </ButtonLink>
            {onCancel && <FurtherActions card={card} onCancel={onCancel} />}
          </>
        )
      }
    />
  );
}

/** Of what is not public yet: to its payment, and back to a draft. */
function UnpublishedActions({ card: { id, status, payment } }: { card: OwnCard }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  return (
    <>
      {payment && (
        <ButtonLink to={pathTo("accountOrder", locale, { id: payment.orderId, hash: payment.hash })} size="small">
          {t("own.pay")}
        </ButtonLink>
      )}
      {(status === "awaiting_payment" || status === "in_review") && (
        <WithdrawButton id={id} size="small" kind="outline" />
      )}
    </>
  );
}

/** To how it does, once it has been public. */
function StatisticsLink({ card }: { card: OwnCard }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (["draft", "awaiting_payment", "in_review", "scheduled"].includes(card.status)) return null;
  return (
    <Link
      className="quiet-link block w-fit"
      to={pathTo("listingStatistics", locale, { id: card.id })}
      aria-label={t("own.statisticsOf", { name: card.name })}
    >
      {t("own.statistics")}
    </Link>
  );
}

function StatusLine({ card }: { card: OwnCard }) {
  const { t } = useTranslation(["account", "listing"]);
  const locale = useLocale();
  const isAuction = card.type === "supply" && card.saleMode === "auction";
  const facts = factsOfTexts([
    card.type === "demand" ? t("account:own.demand") : t(`account:own.mode.${card.saleMode}`),
    card.status === "scheduled" && card.startsAt
      ? t("account:own.starts", { time: formatDateTime(card.startsAt, locale) })
      : card.isReturned
        ? t("account:own.returned")
        : t(`account:own.status.${card.status}`),
    isAuction && !["draft", "awaiting_payment", "in_review", "scheduled"].includes(card.status)
      ? t("listing:bids", { count: card.bidCount })
      : null,
    card.status === "live" && card.reserve !== "none" ? t(`listing:reserve.${card.reserve}`) : null,
    card.status === "draft" ? t("account:own.pictures", { count: card.pictureCount }) : null,
  ]);
  return <FactLine facts={facts} className="text-muted" />;
}

function PriceAndTime({ card }: { card: OwnCard }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const over = card.closedAt ?? card.endsAt;
  return (
    <>
      {card.price !== null && (
        <p className="type-control tnum whitespace-nowrap text-ink">
          {card.status === "sold" ? t("own.soldFor", { price: formatCzk(card.price) }) : formatCzk(card.price)}
        </p>
      )}
      <p className="type-caption">
        {card.status === "live" && card.endsAt && <LotTimeLeft endsAt={card.endsAt} />}
        {card.status === "draft" && t("own.saved", { date: formatDateTime(card.updatedAt, locale) })}
        {["ended", "sold", "unsold", "cancelled"].includes(card.status) && over && formatDate(over, locale)}
      </p>
    </>
  );
}
