import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { NextSteps } from "#contract/sales.ts";
import { pathTo } from "#web/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import type { ButtonSize } from "#web/ui/button-style.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { notify } from "#web/ui/notify.ts";
import { failureOf } from "./action-failure.ts";

interface NextStepsActionsProps {
  steps: NextSteps;
  size?: ButtonSize;
  wide?: boolean;
}

/** What the seller of a lot without a buyer may do: offer it again in one click, or to the highest bidder. */
export function NextStepsActions({ steps, size = "medium", wide = false }: NextStepsActionsProps) {
  const { t } = useTranslation(["sales", "forms", "common"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const params = { id: steps.listingId };
  const relist = async () => {
    setBusy(true);
    let fresh: { id: number; slug: string } | null = null;
    const work = browserApi.sales.relist({ params }).then(({ data }) => {
      fresh = data;
    });
    const failure = await failureOf(work, t);
    setBusy(false);
    if (failure !== null) {
      notify({ kind: "error", text: failure });
      return revalidate();
    }
    notify({ kind: "success", text: t("sales:next.relistDone") });
    if (fresh) await navigate(pathTo("item", locale, fresh));
  };
  const offer = async () => {
    const failure = await failureOf(browserApi.sales.offerSecondChance({ params }), t);
    await revalidate();
    if (failure === null) notify({ kind: "success", text: t("sales:next.offerDone") });
    return failure;
  };
  return (
    <>
      {steps.canRelist && (
        <Button size={size} wide={wide} busy={busy} onClick={() => void relist()}>
          {t("sales:next.relist")}
        </Button>
      )}
      {steps.canOfferSecondChance && (
        <Button kind="outline" size={size} wide={wide} onClick={() => setAsking(true)}>
          {t("sales:next.offer")}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        confirmKind="primary"
        title={t("sales:next.offerTitle")}
        text={t("sales:next.offerText")}
        confirm={t("sales:next.offerConfirm")}
        keep={t("sales:purchase.keep")}
        onConfirm={offer}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
