import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Deal } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { addressValues, type DeliveryValues, deliveryOf } from "./delivery-values.ts";

/** The buyer's choice between post and hand, where the listing offers both, and the address for a parcel. */
export function DeliveryForm({ deal, onDone }: { deal: Deal; onDone: () => void }) {
  const { t } = useTranslation("deals");
  const { revalidate } = useRevalidator();
  const mayChooseWay = deal.handoverOffered === "both" && deal.status === "awaiting_payment";
  const [way, setWay] = useState<"post" | "in_person">(deal.handover === "in_person" ? "in_person" : "post");
  const { form, onSubmit, busy, message, errorOf } = useApiForm<DeliveryValues>({
    defaultValues: addressValues(deal.delivery),
    submit: async (values) => {
      await browserApi.deals
        .chooseDelivery({ params: { id: deal.id }, body: deliveryOf(way, values) })
        .finally(revalidate);
      notify({ kind: "success", text: t("delivery.saved") });
      onDone();
    },
  });
  const postage =
    deal.shippingOffered === null
      ? t("delivery.postOpenHint")
      : t("delivery.postHint", { amount: formatCzk(deal.shippingOffered) });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-5">
      <h3 className="type-h5">{t("delivery.title")}</h3>
      {mayChooseWay && (
        <RadioGroup
          legend={t("delivery.way")}
          name="handover"
          blocks
          value={way}
          onChange={setWay}
          options={[
            { value: "post", label: t("delivery.post"), hint: postage },
            { value: "in_person", label: t("delivery.in_person"), hint: t("delivery.inPersonHint") },
          ]}
        />
      )}
      {way === "post" && (
        <DeliveryFields register={form.register} errorOf={errorOf} country={deal.delivery?.country ?? "CZ"} />
      )}
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("delivery.save")}
        </Button>
        {!deal.isDeliveryOpen && (
          <Button kind="quiet" onClick={onDone}>
            {t("delivery.back")}
          </Button>
        )}
      </div>
    </form>
  );
}
