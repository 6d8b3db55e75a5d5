import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatOnDateTime } from "#web/format/dates.ts";
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

type Asked = "relist" | "offer" | "withdraw";

/** What the seller of a lot without a buyer may do, each asked once more: offer it again, or to the highest bidder, and take that back. */
export function NextStepsActions({ steps, size = "medium", wide = false }: NextStepsActionsProps) {
  const { t } = useTranslation(["afterSale", "forms", "common"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<Asked>("offer");
  const ask = (what: Asked) => {
    setShown(what);
    setAsked(what);
  };
  const params = { id: steps.listingId };
  const relist = async () => {
    let fresh: { id: number; slug: string } | null = null;
    const work = browserApi.purchases.relist({ params }).then(({ data }) => {
      fresh = data;
    });
    const failure = await failureOf(work, t);
    if (failure !== null) {
      await revalidate();
      return failure;
    }
    notify({ kind: "success", text: t("afterSale:next.relistDone") });
    if (fresh) await navigate(pathTo("item", locale, fresh));
    return null;
  };
  const act = async () => {
    if (shown === "relist") return relist();
    const call = shown === "offer" ? "offerSecondChance" : "withdrawSecondChance";
    const failure = await failureOf(browserApi.purchases[call]({ params }), t);
    await revalidate();
    if (failure === null) notify({ kind: "success", text: t(`afterSale:next.${shown}Done`) });
    return failure;
  };
  return (
    <>
      {steps.canRelist && (
        <Button size={size} wide={wide} onClick={() => ask("relist")}>
          {t("afterSale:next.relist")}
        </Button>
      )}
      {steps.canOfferSecondChance && (
        <Button kind="outline" size={size} wide={wide} onClick={() => ask("offer")}>
          {t("afterSale:next.offer")}
        </Button>
      )}
      {steps.secondChance?.status === "open" && (
        <Button kind="outline" size={size} wide={wide} onClick={() => ask("withdraw")}>
          {t("afterSale:next.withdraw")}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        confirmKind={shown === "withdraw" ? "danger" : "primary"}
        title={t(`afterSale:next.${shown}Title`)}
        text={useQuestionText(shown, steps.relistEndsAt)}
        confirm={t(`afterSale:next.${shown}Confirm`)}
        keep={t("afterSale:keep")}
        onConfirm={act}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** What will happen; of a relisting with its end. */
function useQuestionText(asked: Asked, endsAt: string | null): string {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  if (asked !== "relist" || endsAt === null) return t(`next.${asked}Text`);
  return t("next.relistTextEnd", { time: formatOnDateTime(endsAt, locale) });
}
