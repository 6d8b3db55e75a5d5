import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime, formatTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { DispatchForm } from "./dispatch-form.tsx";
import { ReportButton } from "./report-button.tsx";
import { ShippingForm } from "./shipping-form.tsx";

/** The steps that the reader may take now; what cannot be taken back asks first. */
export function DealActions({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const { busy, run, press } = usePageAction();
  const [asked, setAsked] = useState<"payConfirm" | "receipt" | "decline" | null>(null);
  const params = { id: deal.id };
  const may = (action: Deal["actions"][number]) => deal.actions.includes(action);
  const undo = may("undo_dispatch") ? "undo_dispatch" : may("undo_payment") ? "undo_payment" : null;
  const steps = {
    payConfirm: () => browserApi.deals.confirmPayment({ params }),
    receipt: () => browserApi.deals.confirmReceipt({ params }),
    decline: () => browserApi.deals.declineShipping({ params }),
    undo_payment: () => browserApi.deals.undoPayment({ params }),
    undo_dispatch: () => browserApi.deals.undoDispatch({ params }),
  };
  return (
    <>
      {may("set_shipping") && <ShippingForm deal={deal} />}
      {(may("mark_sent") || may("correct_tracking")) && <DispatchForm deal={deal} />}
      <div className="mt-5 flex flex-wrap items-center gap-3 empty:hidden">
        {may("confirm_payment") && (
          <Button kind={deal.shipping === null ? "outline" : "primary"} onClick={() => setAsked("payConfirm")}>
            {t("do.confirm_payment")}
          </Button>
        )}
        {may("file_non_payment") && (
          <ReportButton deal={deal} report="nonPayment" kind="outline">
            {t("report.nonPayment")}
          </ReportButton>
        )}
        {may("confirm_receipt") && (
          <Button kind={deal.todo ? "primary" : "outline"} onClick={() => setAsked("receipt")}>
            {t("do.confirm_receipt")}
          </Button>
        )}
        {may("decline_shipping") && deal.declineUntil && (
          <>
            <Button kind="quiet" onClick={() => setAsked("decline")}>
              {t("decline.action")}
            </Button>
            <span className="type-caption text-muted">
              {t("decline.until", { time: formatDateTime(deal.declineUntil, locale) })}
            </span>
          </>
        )}
        {undo && deal.undoUntil && (
          <>
            <Button kind="outline" size="small" busy={busy} onClick={() => press(steps[undo])}>
              {t(`do.${undo}`)}
            </Button>
            <span className="type-caption text-muted">{t("do.undoUntil", { time: formatTime(deal.undoUntil) })}</span>
          </>
        )}
      </div>
      <AskDialog
        asked={asked}
        textsOf={(key) => ({
          title: t(`${key}.title`),
          text: t(`${key}.text`, { total: formatCzk(deal.total) }),
          confirm: t(`${key}.confirm`),
          keep: t(`${key}.keep`),
        })}
        onConfirm={(key) => run(steps[key])}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
