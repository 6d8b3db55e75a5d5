import "#web/i18n/areas/record.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { SecondChance } from "#contract/purchases/purchases.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { formatOnDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { failureOf } from "./action-failure.ts";

/** An offer after an auction, to the bidder it was made to: at what price, until when, yes or no. */
export function SecondChanceOffer({ chance, className }: { chance: SecondChance; className?: string }) {
  const { t } = useTranslation(["afterSale", "forms", "common"]);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<"accept" | "refuse" | null>(null);
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<"accept" | "refuse">("accept");
  const params = { id: chance.id };
  const price = formatCzk(chance.price);
  const ask = (what: "accept" | "refuse") => {
    setShown(what);
    setAsked(what);
  };
  const answer = async () => {
    const call = shown === "accept" ? "acceptSecondChance" : "refuseSecondChance";
    const failure = await failureOf(browserApi.purchases[call]({ params }), t);
    if (failure === null) notify({ kind: "success", text: t(`afterSale:chance.${shown}.done`) });
    await revalidate();
    return failure;
  };
  return (
    <Notice
      {...(className && { className })}
      title={typography(t("afterSale:chance.title", { name: chance.listing.name }))}
      action={
        <div className="mt-2 flex flex-wrap gap-3">
          <Button size="small" onClick={() => ask("accept")}>
            {t("afterSale:chance.accept.button", { price })}
          </Button>
          <Button size="small" kind="outline" onClick={() => ask("refuse")}>
            {t("afterSale:chance.refuse.button")}
          </Button>
        </div>
      }
    >
      <p>{t("afterSale:chance.text", { price, time: formatOnDateTime(chance.expiresAt, locale) })}</p>
      <WithPremium premium={chance.listing.buyerPremium} price={chance.price} className="mt-1" />
      <p className="mt-1">
        <LotTimeLeft endsAt={chance.expiresAt} />
      </p>
      <ConfirmDialog
        open={asked !== null}
        confirmKind={shown === "accept" ? "primary" : "danger"}
        title={t(`afterSale:chance.${shown}.title`)}
        text={t(`afterSale:chance.${shown}.text`, { price, name: chance.listing.name })}
        confirm={t(`afterSale:chance.${shown}.confirm`, { price })}
        keep={t("afterSale:keep")}
        onConfirm={answer}
        onClose={() => setAsked(null)}
      >
        {shown === "accept" && <WithPremium premium={chance.listing.buyerPremium} price={chance.price} />}
      </ConfirmDialog>
    </Notice>
  );
}
