import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { NextSteps } from "#contract/deals/purchases.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import type { ButtonSize } from "#web/ui/button-style.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { failureOf } from "./action-failure.ts";

interface NextStepsActionsProps {
  steps: NextSteps;
  size?: ButtonSize;
  wide?: boolean;
}

/** What the seller of a lot without a buyer may do: offer it again in one click, or to the highest bidder, and take that back. */
export function NextStepsActions({ steps, size = "medium", wide = false }: NextStepsActionsProps) {
  const { t } = useTranslation(["purchases", "forms", "common"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"offer" | "withdraw" | null>(null);
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<"offer" | "withdraw">("offer");
  const ask = (what: "offer" | "withdraw") => {
    setShown(what);
    setAsked(what);
  };
  const params = { id: steps.listingId };
  const relist = async () => {
    setBusy(true);
    let fresh: { id: number; slug: string } | null = null;
    const work = browserApi.purchases.relist({ params }).then(({ data }) => {
      fresh = data;
    });
    const failure = await failureOf(work, t);
    setBusy(false);
    if (failure !== null) {
      notify({ kind: "error", text: failure });
      return revalidate();
    }
    notify({ kind: "success", text: t("purchases:next.relistDone") });
    if (fresh) await navigate(pathTo("item", locale, fresh));
  };
  const act = async () => {
    const call = shown === "offer" ? "offerSecondChance" : "withdrawSecondChance";
    const failure = await failureOf(browserApi.purchases[call]({ params }), t);
    await revalidate();
    if (failure === null) notify({ kind: "success", text: t(`purchases:next.${shown}Done`) });
    return failure;
  };
  return (
    <>
      {steps.canRelist && (
        <Button size={size} wide={wide} busy={busy} onClick={() => void relist()}>
          {t("purchases:next.relist")}
        </Button>
      )}
      {steps.canOfferSecondChance && (
        <Button kind="outline" size={size} wide={wide} onClick={() => ask("offer")}>
          {t("purchases:next.offer")}
        </Button>
      )}
      {steps.secondChance?.status === "open" && (
        <Button kind="outline" size={size} wide={wide} onClick={() => ask("withdraw")}>
          {t("purchases:next.withdraw")}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        confirmKind={shown === "offer" ? "primary" : "danger"}
        title={t(`purchases:next.${shown}Title`)}
        text={t(`purchases:next.${shown}Text`)}
        confirm={t(`purchases:next.${shown}Confirm`)}
        keep={t("purchases:purchase.keep")}
        onConfirm={act}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
