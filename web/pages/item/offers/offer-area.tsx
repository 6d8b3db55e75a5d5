import "#web/i18n/areas/item.ts";
import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Offer } from "#contract/offers/offers.ts";
import { newKey } from "#web/api/new-key.ts";
import { LoginLink } from "#web/features/bids/login-link.tsx";
import { ResendConfirmation } from "#web/features/bids/resend-confirmation.tsx";
import { Unverified } from "#web/features/bids/unverified.tsx";
import { OfferEntry } from "#web/features/offers/offer-entry.tsx";
import { OfferForm } from "#web/features/offers/offer-form.tsx";
import { resendConfirmation } from "#web/pages/item/resend-confirmation.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

interface OfferAreaProps {
  listing: ListingDetail;
  lot: LotState;
  offers: Offer[];
  onLoginClick: () => void;
}

/** In the block of what takes offers: signing in, what stands in the way, the form, or the own offer. */
export function OfferArea({ listing, lot, offers, onLoginClick }: OfferAreaProps) {
  const { t } = useTranslation(["offers", "bids"]);
  const { viewer } = lot;
  const isOpen = lot.status === "live" && !lot.frozen;
  if (!viewer) {
    if (!isOpen) return null;
    return (
      <div className="mt-5">
        <LoginLink onLoginClick={onLoginClick}>{t(`offers:login.${listing.type}`)}</LoginLink>
      </div>
    );
  }
  if (viewer.isSeller) {
    const waiting = offers.filter(({ status }) => status === "open").length;
    if (!isOpen) return null;
    if (waiting === 0) return <p className="type-small mt-4 text-muted">{t("offers:received.none")}</p>;
    return (
      <div className="mt-5">
        <ButtonLink size="large" wide to="#offers">
          {t("offers:received.show", { count: waiting })}
        </ButtonLink>
      </div>
    );
  }
  const [latest] = offers.toSorted((a, b) => b.id - a.id);
  const shown = latest && (
    <div className="mt-5">
      <OfferEntry offer={latest} />
    </div>
  );
  if (!isOpen || latest?.status === "open") return shown ?? null;
  const obstacle = obstacleOf(listing, lot);
  return (
    <>
      {shown}
      {obstacle === "email" && <ResendConfirmation onResend={resendConfirmation} />}
      {(obstacle === "age" || obstacle === "account") && <Unverified lacks={obstacle} />}
      {obstacle === "suspended" && <p className="type-small mt-4 text-muted">{t("offers:obstacle.suspended")}</p>}
      {!obstacle && <OfferForm listingId={listing.id} type={listing.type} newKey={newKey} />}
    </>
  );
}

/** A seller to a demand needs no verified age: only buyers do. */
function obstacleOf({ type }: ListingDetail, { viewer }: LotState): "email" | "suspended" | "age" | "account" | null {
  const obstacle = viewer?.obstacle ?? null;
  if (obstacle === "own_listing") return null;
  return type === "demand" && (obstacle === "age" || obstacle === "account") ? null : obstacle;
}
