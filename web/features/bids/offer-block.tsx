import "#web/i18n/areas/item.ts";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ShownStatus } from "#contract/listings/listing-kinds.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { RoughPrice } from "#web/features/currencies/rough-price.tsx";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { BidBlockProps } from "./bid-props.ts";
import { blockBody, blockLayout } from "./block-layout.ts";
import { BoughtTotal } from "./bought-total.tsx";
import { LoginLink } from "./login-link.tsx";
import { MoreOfCategory } from "./more-of-category.tsx";
import { priceSize } from "./price-size.ts";
import { PurchaseButton } from "./purchase-button.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { isEditable } from "./situation.ts";
import { Band } from "./state-band.tsx";
import { Unverified } from "./unverified.tsx";
import { type OfferKind, useOfferBand } from "./use-offer-band.ts";
import { WithPremium } from "./with-premium.tsx";

const SellerNextSteps = laterPart(() => import("./seller-next-steps.tsx"));

const overStatuses: readonly ShownStatus[] = ["sold", "unsold", "cancelled"];

/** The block of a listing that takes no bids: what it costs, how it is handed over, what comes next. */
export function OfferBlock(props: BidBlockProps) {
  const { listing, lot } = props;
  const { t } = useTranslation(["bids", "purchases"]);
  const locale = useLocale();
  const kind: OfferKind =
    listing.type === "demand" ? "demand" : listing.saleMode === "fixed_price" ? "fixed_price" : "by_agreement";
  const own = lot.viewer?.isSeller === true;
  const isRunning = lot.status === "live";
  const isBuyer = lot.viewer?.isWinner === true;
  const hasDeal = lot.status === "sold" && (own || props.isSupplier === true);
  const price = lot.price === null ? t("price.none") : formatCzk(lot.price);
  const { Icon, tone, ...words } = useOfferBand(listing, lot, {
    kind,
    isSupplier: props.isSupplier === true,
  });
  return (
    <section data-part="offers" aria-label={t(`offer.label.${kind}`)} className={blockLayout}>
      <Band {...words} tone={tone} Icon={Icon} />
      <div className={blockBody}>
        <p className="type-small text-muted">
          {t(
            lot.status === "sold"
              ? `price.${kind === "demand" || isBuyer ? "boughtFor" : "soldFor"}`
              : `offer.price.${lot.price === null ? "by_agreement" : kind}`,
          )}
        </p>
        <p className={priceSize(price)}>
          {price}
          {lot.price !== null && <RoughPrice amount={lot.price} />}
        </p>
        {kind !== "demand" && <WithPremium premium={listing.buyerPremium} price={lot.price} />}
        <OfferFacts {...{ listing, kind, isBuyer, isRunning }} />
        {own && props.nextSteps && (
          <div className="mt-5 grid gap-2.5">
            <Suspense>
              <SellerNextSteps steps={props.nextSteps} />
            </Suspense>
          </div>
        )}
        {isBuyer && <BoughtTotal listing={listing} lot={lot} />}
        {hasDeal && !isBuyer && (
          <ButtonLink wide className="mt-5" to={`${pathTo("deals", locale)}?listing=${listing.id}`}>
            {t("action.deal")}
          </ButtonLink>
        )}
        {!own && isRunning && !lot.frozen && kind === "fixed_price" && <FixedPricePurchase {...props} />}
        {!isBuyer && !props.isSupplier && props.offers?.(lot)}
        {!own && !isBuyer && !props.isSupplier && overStatuses.includes(lot.status) && (
          <MoreOfCategory listing={listing} />
        )}
        {own && isEditable(lot) && (
          <ButtonLink
            kind={kind === "fixed_price" || !isRunning ? "primary" : "outline"}
            size="large"
            wide
            className="mt-5"
            to={pathTo("editListing", locale, { id: listing.id })}
          >
            {t(lot.status === "draft" ? "action.finish" : "action.edit")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The one step to the item: signing in, confirming the e-mail, buying; or why it cannot be taken. */
function FixedPricePurchase(props: BidBlockProps) {
  const { listing, lot, onPurchase, onLoginClick, onResendConfirmation } = props;
  const { t } = useTranslation(["purchases", "bids"]);
  if (lot.status !== "live" || lot.price === null) return null;
  const obstacle = lot.viewer?.obstacle ?? null;
  if (obstacle === "email") return onResendConfirmation ? <ResendConfirmation onResend={onResendConfirmation} /> : null;
  if (obstacle === "age" || obstacle === "account") return <Unverified lacks={obstacle} />;
  if (obstacle) return <p className="type-small mt-4 text-muted">{t(`bids:note.${obstacle}`)}</p>;
  return (
    <div className="mt-5">
      {lot.viewer === null ? (
        <LoginLink onLoginClick={onLoginClick}>{t("purchases:purchase.login")}</LoginLink>
      ) : (
        <PurchaseButton listing={listing} price={lot.price} way="fixedPrice" onPurchase={onPurchase} />
      )}
    </div>
  );
}

interface OfferFactsProps {
  listing: ListingDetail;
  kind: OfferKind;
  isBuyer: boolean;
  isRunning: boolean;
}

/** How it is handed over and until when it stands; what a buyer pays for the way is in the sum below. */
function OfferFacts({ listing, kind, isBuyer, isRunning }: OfferFactsProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const { shippingPrice, handover, place } = listing;
  const sent = kind !== "demand" && handover !== "in_person" && !isBuyer;
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
          [t("offer.shipping"), shippingPrice === null ? t("offer.shippingByAgreement") : formatCzk(shippingPrice)] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(listing.endsAt && isRunning
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
