import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/offers/offers.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { CounterDialog } from "./counter-dialog.tsx";
import { doesBuy, premiumOfOffer } from "./premium-of-offer.ts";
import { useOfferActions } from "./use-offer-actions.ts";

type Step = "accept" | "refuse" | "withdraw";

/** Buttons of an open offer: the side whose turn it is answers, and its author may take it back. */
export function OfferButtons({ offer }: { offer: Offer }) {
  const { t } = useTranslation("offers");
  const actions = useOfferActions(offer.id);
  const [asked, setAsked] = useState<Step | "counter" | null>(null);
  const isMyTurn = offer.awaits === (offer.mine ? "author" : "owner");
  const price = formatCzk(offer.counterPrice ?? offer.price);
  if (offer.status !== "open" || !(isMyTurn || offer.mine)) return null;
  const buys = doesBuy(offer);
  const premium = premiumOfOffer(offer);
  const name = offer.listing.name;
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      {isMyTurn && (
        <Button size="small" onClick={() => setAsked("accept")}>
          {t("accept.button", { price })}
        </Button>
      )}
      {isMyTurn && !offer.mine && (
        <Button size="small" kind="outline" onClick={() => setAsked("counter")}>
          {t("counter.button")}
        </Button>
      )}
      {isMyTurn && (
        <Button size="small" kind="outline" onClick={() => setAsked("refuse")}>
          {t("refuse.button")}
        </Button>
      )}
      {offer.mine && !isMyTurn && (
        <Button size="small" kind="outline" onClick={() => setAsked("withdraw")}>
          {t("withdraw.button")}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null && asked !== "counter"}
        title={t(`${confirmed(asked)}.title`)}
        text={typography(t(`${confirmed(asked)}.${buys ? "textBuying" : "textSelling"}`, { price, name }))}
        confirm={t(`${confirmed(asked)}.confirm`, { price })}
        keep={t("keep")}
        confirmKind={asked === "accept" ? "primary" : "danger"}
        onConfirm={actions[confirmed(asked)]}
        onClose={() => setAsked(null)}
      >
        {asked === "accept" && <WithPremium premium={premium} price={offer.counterPrice ?? offer.price} />}
      </ConfirmDialog>
      <CounterDialog open={asked === "counter"} offer={offer} onSend={actions.counter} onClose={() => setAsked(null)} />
    </div>
  );
}

/** The texts of the dialog while it fades out again. */
function confirmed(asked: Step | "counter" | null): Step {
  return asked === null || asked === "counter" ? "accept" : asked;
}
