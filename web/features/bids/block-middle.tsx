import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { registerFor } from "#web/session/wanted-page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { AmountRow } from "./amount-row.tsx";
import type { BidBlockProps } from "./bid-props.ts";
import { BoughtTotal } from "./bought-total.tsx";
import { LoginLink } from "./login-link.tsx";
import { MoreOfCategory } from "./more-of-category.tsx";
import { Reconnect } from "./reconnect.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { isEditable, type Situation } from "./situation.ts";
import { Unverified } from "./unverified.tsx";
import { WithPremium } from "./with-premium.tsx";

const SellerNextSteps = laterPart(() => import("./seller-next-steps.tsx"));

interface MiddleProps extends BidBlockProps {
  situation: Situation;
  /** What was entered before the session ended, in CZK. */
  chosen: number | null | undefined;
}

/** Stands in the place of the form when the visitor cannot bid: the next step, or the outcome. */
export function BlockMiddle(props: MiddleProps) {
  const { listing, lot, situation } = props;
  const { t } = useTranslation("bids");
  const locale = useLocale();
  switch (situation) {
    case "guest":
      return <Guest {...props} />;
    case "own_listing":
      return <Own {...props} />;
    case "email":
      return props.onResendConfirmation ? <ResendConfirmation onResend={props.onResendConfirmation} /> : null;
    case "account":
    case "age":
      return <Unverified lacks={situation} />;
    case "suspended":
    case "frozen":
      return <p className={note}>{t(`note.${situation}`)}</p>;
    case "connection_lost":
      return (
        <div className="mt-5 grid gap-2.5">
          <Reconnect onRetry={props.onRetryConnection} />
        </div>
      );
    case "won":
      return <BoughtTotal {...props} />;
    case "lost":
    case "sold":
    case "unsold":
      return <MoreOfCategory listing={listing} />;
    case "cancelled":
      return lot.viewer?.isSeller ? (
        <ButtonLink kind="outline" wide className="mt-5" to={pathTo("ownListings", locale)}>
          {t("action.ownListings")}
        </ButtonLink>
      ) : (
        <MoreOfCategory listing={listing} />
      );
    case "sold_own":
      return (
        <div className="mt-5">
          <ButtonLink wide to={`${pathTo("deals", locale)}?listing=${listing.id}`}>
            {t("action.deal")}
          </ButtonLink>
        </div>
      );
    case "unsold_own":
      return <UnsoldOwn {...props} />;
    case "scheduled":
      return lot.startPrice === null ? null : <p className={note}>{t("note.scheduled")}</p>;
    case "pending":
      return <Pending {...props} />;
    case "closing":
      return null;
    default:
      return <p className={note}>{t("note.atLimit", { amount: formatCzk(maxCzk) })}</p>;
  }
}

function leavesAChoice({ canRelist, canOfferSecondChance, secondChance }: NextSteps): boolean {
  return canRelist || canOfferSecondChance || secondChance?.status === "open";
}

const note = "type-small mt-4 text-muted";

/** The lot found no buyer: its seller's next steps. */
function UnsoldOwn({ nextSteps }: MiddleProps) {
  const { t } = useTranslation("bids");
  return (
    <div className="mt-5 grid gap-2.5">
      {nextSteps && (
        <Suspense>
          <SellerNextSteps steps={nextSteps} />
        </Suspense>
      )}
      <ButtonLink
        kind={nextSteps && leavesAChoice(nextSteps) ? "quiet" : "primary"}
        wide
        to={pathTo("ownListings", useLocale())}
      >
        {t("action.ownListings")}
      </ButtonLink>
    </div>
  );
}

function Guest({ listing, lot, chosen, onLoginClick }: MiddleProps) {
  const { t } = useTranslation("bids");
  const { pathname, search } = useLocation();
  const locale = useLocale();
  return (
    <div className="mt-5 grid gap-2.5">
      <LoginLink onLoginClick={onLoginClick}>{t("action.login")}</LoginLink>
      <ButtonLink kind="outline" wide to={registerFor(locale, pathname + search)}>
        {t("action.register")}
      </ButtonLink>
      {lot.nextMinimum !== null && (
        <>
          <dl className="mt-1">
            <AmountRow
              label={t(lot.bidCount === 0 ? "total.first" : "total.lowest")}
              value={formatCzk(lot.nextMinimum)}
            />
          </dl>
          <WithPremium
            premium={listing.buyerPremium}
            price={lot.nextMinimum}
            className="type-caption -mt-2 text-right"
          />
        </>
      )}
      <p className="screen-only type-caption text-muted">
        {chosen ? t("note.guestKept", { amount: formatCzk(chosen) }) : t("note.guest")}
      </p>
    </div>
  );
}

/** Its seller sees what is set so far; only a draft waits for them. */
function Pending({ listing, lot }: BidBlockProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <dl>
        <OwnReserve lot={lot} />
      </dl>
      {isEditable(lot) ? (
        <ButtonLink size="large" wide to={pathTo("editListing", locale, { id: listing.id })}>
          {t("action.finish")}
        </ButtonLink>
      ) : (
        <ButtonLink kind="outline" wide to={pathTo("ownListings", locale)}>
          {t("action.ownListings")}
        </ButtonLink>
      )}
    </div>
  );
}

function OwnReserve({ lot }: Pick<BidBlockProps, "lot">) {
  const { t } = useTranslation("bids");
  const reserve = lot.viewer?.reservePrice ?? null;
  const value = reserve === null ? t("own.noReserve") : formatCzk(reserve);
  return <AmountRow label={t("own.reserve")} value={value} />;
}

function Own({ listing, lot }: BidBlockProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  return (
    <div className="mt-4 grid gap-4">
      <dl className="grid gap-1.5">
        <OwnReserve lot={lot} />
        <AmountRow label={t("own.views")} value={formatAmount(listing.views)} />
      </dl>
      <ButtonLink size="large" wide to={pathTo("editListing", locale, { id: listing.id })}>
        {t(lot.bidCount > 0 ? "action.append" : "action.edit")}
      </ButtonLink>
      <p className="type-caption text-muted">{t(lot.bidCount > 0 ? "note.ownWithBids" : "note.own")}</p>
    </div>
  );
}
