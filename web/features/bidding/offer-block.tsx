import { Clock, HandCoins, KeyRound, type LucideIcon, Search, Tag, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/auctions.ts";
import { pathTo } from "#web/addresses.ts";
import { RoughPrice } from "#web/features/currency/rough-price.tsx";
import { NextStepsActions } from "#web/features/sales/next-steps-actions.tsx";
import { NextStepsLine } from "#web/features/sales/next-steps-line.tsx";
import { formatDate } from "#web/format/dates.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";
import type { BidBlockProps } from "./bid-block.tsx";
import { blockBody, blockFrame } from "./block-frame.ts";
import { BoughtTotal } from "./bought-total.tsx";
import { LoginLink } from "./login-link.tsx";
import { PurchaseButton } from "./purchase-button.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

type OfferKind = "demand" | "fixed_price" | "by_agreement";

const icons: Record<OfferKind, LucideIcon> = { demand: Search, fixed_price: Tag, by_agreement: HandCoins };

/** The block of a listing that takes no bids: what it costs, how it is handed over, what comes next. */
export function OfferBlock(props: BidBlockProps) {
  const { listing, lot } = props;
  const { t } = useTranslation(["bidding", "sales"]);
  const locale = useLocale();
  const kind: OfferKind =
    listing.type === "demand"
      ? "demand"
      : listing.saleMode === "fixed_price"
        ? "fixed_price"
        : "by_agreement";
  const own = lot.viewer?.isSeller === true;
  const over = lot.status !== "live" && lot.status !== "scheduled";
  const isBuyer = lot.viewer?.isWinner === true;
  const obstacle = lot.viewer?.obstacle;
  const Icon = isBuyer ? Trophy : over ? Clock : own ? KeyRound : icons[kind];
  const band = over
    ? `offer.over.${isBuyer ? "won" : lot.status === "sold" ? "sold" : lot.status === "cancelled" ? "cancelled" : "ended"}`
    : own
      ? "offer.own"
      : obstacle && kind === "fixed_price"
        ? `sales:obstacle.${obstacle}`
        : `offer.${kind}`;
  return (
    <section aria-label={t(`offer.label.${kind}`)} className={blockFrame}>
      <div
        className={classes(
          "flex items-start gap-4 rounded-t-block px-4.5 py-4.5 tablet:px-6 tablet:py-5",
          isBuyer ? "bg-success-tint text-success-text" : "bg-info-tint",
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-5.5 shrink-0" />
        <div>
          <p className="text-lg/7 font-semibold">{t(`${band}.title`)}</p>
          <p className="type-small">{t(`${band}.text`)}</p>
        </div>
      </div>
      <div className={blockBody}>
        <p className="type-small text-muted">
          {t(
            lot.status === "sold"
              ? `price.${kind === "demand" ? "boughtFor" : "soldFor"}`
              : `offer.price.${kind}`,
          )}
        </p>
        <p className="type-price">
          {lot.price === null ? t("price.none") : formatCzk(lot.price, locale)}
          {lot.price !== null && <RoughPrice amount={lot.price} />}
        </p>
        <OfferFacts listing={listing} kind={kind} />
        {own && props.nextSteps && (
          <div className="mt-5 grid gap-2.5">
            <p className="type-small text-muted first-letter:uppercase empty:hidden">
              <NextStepsLine steps={props.nextSteps} />
            </p>
            <NextStepsActions steps={props.nextSteps} wide />
          </div>
        )}
        {isBuyer && <BoughtTotal listing={listing} lot={lot} />}
        {own && lot.status === "sold" && (
          <ButtonLink wide className="mt-5" to={`${pathTo("deals", locale)}?listing=${listing.id}`}>
            {t("action.deal")}
          </ButtonLink>
        )}
        {!own && !over && kind === "fixed_price" && <FixedPricePurchase {...props} />}
        {props.offers}
        {own && !over && (
          <ButtonLink
            size="large"
            wide
            className="mt-5"
            to={pathTo("editAdvertisement", locale, { id: listing.id })}
          >
            {t("action.edit")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The one step to the item: signing in, confirming the e-mail, buying; or why it cannot be taken. */
function FixedPricePurchase(props: BidBlockProps) {
  const { listing, lot, onPurchase, onLoginClick, onResendConfirmation } = props;
  const { t } = useTranslation(["sales", "bidding"]);
  if (lot.status !== "live" || lot.price === null) return null;
  const obstacle = lot.viewer?.obstacle ?? null;
  if (obstacle === "email")
    return onResendConfirmation ? <ResendConfirmation onResend={onResendConfirmation} /> : null;
  if (obstacle) return <p className="type-small mt-4 text-muted">{t(`bidding:note.${obstacle}`)}</p>;
  return (
    <div className="mt-5">
      {lot.viewer === null ? (
        <LoginLink onLoginClick={onLoginClick}>{t("sales:purchase.login")}</LoginLink>
      ) : (
        <PurchaseButton listing={listing} price={lot.price} way="fixedPrice" onPurchase={onPurchase} />
      )}
    </div>
  );
}

function OfferFacts({ listing, kind }: { listing: ListingDetail; kind: OfferKind }) {
  const { t } = useTranslation("bidding");
  const locale = useLocale();
  const { shippingPrice, handover, place } = listing;
  const sent = kind !== "demand" && handover !== "in_person";
  const rows: [string, ReactNode][] = [
    [
      t("offer.handover"),
      <>
        {t(`handover.${handover}`)}
        {handover !== "post" && place && (
          <>
            , <bdi>{place}</bdi>
          </>
        )}
      </>,
    ],
    ...(sent
      ? [
          [
            t("offer.shipping"),
            shippingPrice === null ? t("offer.shippingByAgreement") : formatCzk(shippingPrice, locale),
          ] as [string, ReactNode],
        ]
      : []),
    ...(listing.endsAt
      ? [[t("offer.until"), formatDate(listing.endsAt, locale)] as [string, ReactNode]]
      : []),
  ];
  return (
    <dl className="type-small mt-4 divide-y divide-line border-y border-line">
      {rows.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
