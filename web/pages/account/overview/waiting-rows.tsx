import { CreditCard, type LucideIcon, Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MyBidCard } from "#contract/bids/bids.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListedOrder } from "#contract/payments/orders.ts";
import type { SecondChance } from "#contract/purchases/purchases.ts";
import type { OwedReview } from "#contract/reviews/reviews.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { formatClosing, formatDate, formatDateTime } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveBid } from "#web/pages/account/bids/use-live-bid.ts";
import { IconRow } from "#web/pages/account/icon-row.tsx";
import { ListingRow } from "#web/pages/account/listing-row.tsx";
import type { OwnCard } from "#web/pages/account/listings/own-card.ts";
import { ResendConfirmation } from "#web/pages/account/resend-confirmation.tsx";
import { unfinished } from "#web/pages/listing-form/steps/use-step.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

const kindOf = (quiet: boolean) => (quiet ? "outline" : "primary");

export function ConfirmRow({ quiet }: { quiet: boolean }) {
  const { t } = useTranslation("account");
  return (
    <IconRow icon={Mail} title={t("overview.confirm.title")} text={t("overview.confirm.text")}>
      <ResendConfirmation size="small" kind={kindOf(quiet)} />
    </IconRow>
  );
}

/** What leads to a page of its own. */
export function PlainRow({
  of,
  icon,
  page,
  hash = "",
  count,
  quiet,
}: {
  of: "bank" | "tax" | "cases" | "inspections" | "suspicions" | "reports";
  icon: LucideIcon;
  page: "contact" | "cases" | "inspections" | "suspicions" | "reports";
  /** Where on the page. */
  hash?: string;
  count?: number;
  quiet: boolean;
}) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  return (
    <IconRow icon={icon} title={t(`overview.${of}.title`, { count })} text={t(`overview.${of}.text`)}>
      <ButtonLink to={`${pathTo(page, locale)}${hash}`} size="small" kind={kindOf(quiet)}>
        {t(`overview.${of}.action`)}
      </ButtonLink>
    </IconRow>
  );
}

export function ChanceRow({ chance, quiet }: { chance: SecondChance; quiet: boolean }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const until = useServerClock((nowMs) => formatClosing(chance.expiresAt, nowMs, locale));
  const { id, slug } = chance.listing;
  const to = pathTo("item", locale, { id, slug });
  return (
    <ListingRow
      card={chance.listing}
      to={to}
      headingLevel={2}
      line={
        <>
          {t("overview.chance.line", { price: formatCzk(chance.price) })}
          <WithPremium premium={chance.listing.buyerPremium} price={chance.price} className="type-caption" />
        </>
      }
      side={t("overview.chance.until", { time: until })}
      actions={
        <ButtonLink to={to} size="small" kind={kindOf(quiet)}>
          {t("overview.chance.action")}
        </ButtonLink>
      }
    />
  );
}

export function OrderRow({ order, quiet }: { order: ListedOrder; quiet: boolean }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { id, hash, label, total, dueOn, expiresAt } = order;
  const until = dueOn
    ? t("overview.order.dueOn", { day: formatDate(dueOn, locale) })
    : expiresAt && t("overview.order.until", { time: formatDateTime(expiresAt, locale) });
  return (
    <IconRow icon={CreditCard} title={typography(label)} text={until}>
      <ButtonLink to={pathTo("accountOrder", locale, { id, hash })} size="small" kind={kindOf(quiet)}>
        {t("overview.order.action", { amount: formatCzk(total) })}
      </ButtonLink>
    </IconRow>
  );
}

export function ReviewRow({ review, quiet }: { review: OwedReview; quiet: boolean }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const to = pathTo("deal", locale, { id: review.dealId });
  return (
    <ListingRow
      card={review.listing}
      to={to}
      headingLevel={2}
      line={t("overview.review.line", { name: review.username })}
      side={t("overview.review.until", { date: formatDate(review.until, locale) })}
      actions={
        <ButtonLink to={to} size="small" kind={kindOf(quiet)}>
          {t("overview.review.action")}
        </ButtonLink>
      }
    />
  );
}

export function OutbidRow({ card: loaded, quiet }: { card: MyBidCard; quiet: boolean }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const card = useLiveBid(loaded);
  const closing = useServerClock((nowMs) => (card.endsAt ? formatClosing(card.endsAt, nowMs, locale) : ""));
  const to = pathTo("item", locale, { id: card.id, slug: card.slug });
  const price = card.price === null ? "" : formatCzk(card.price);
  return (
    <ListingRow
      card={card}
      to={to}
      headingLevel={2}
      line={
        <>
          <span className="text-danger-text">{t("overview.outbidLine", { price })}</span>
          <WithPremium premium={card.buyerPremium} price={card.price} className="type-caption" />
        </>
      }
      side={t("overview.ends", { time: closing })}
      actions={
        <ButtonLink to={to} size="small" kind={kindOf(quiet)}>
          {card.nextMinimum === null
            ? t("overview.outbidAction")
            : t("overview.outbidActionAt", { amount: formatCzk(card.nextMinimum) })}
        </ButtonLink>
      }
    />
  );
}

/** One's own listing that is unfinished, or has found no buyer. */
export function OwnRow({ card, of, quiet }: { card: OwnCard; of: "draft" | "unsold"; quiet: boolean }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const isDraft = of === "draft";
  const { id, slug } = card;
  const to = isDraft ? pathTo("editListing", locale, { id }) + unfinished : pathTo("item", locale, { id, slug });
  const status = card.isReturned ? t("overview.returnedLine") : t("overview.draftLine");
  return (
    <ListingRow
      card={card}
      to={to}
      name={card.name || t("unnamed")}
      headingLevel={2}
      line={isDraft ? status : t("overview.unsold.line")}
      side={isDraft && t("overview.draftSaved", { time: formatDateTime(card.updatedAt, locale) })}
      actions={
        <ButtonLink to={to} size="small" kind={kindOf(quiet)}>
          {t(isDraft ? "overview.draftAction" : "overview.unsold.action")}
        </ButtonLink>
      }
    />
  );
}
