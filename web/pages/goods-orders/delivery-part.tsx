import { useTranslation } from "react-i18next";
import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { wayKey } from "./checkout-values.ts";
import { PointPicker } from "./point-picker.tsx";
import type { CheckoutActions } from "./use-checkout.ts";

/** How the goods get to the buyer: by a carrier, or into a store where they are picked up. */
export function DeliveryPart({ checkout: { ways }, actions }: { checkout: Checkout; actions: CheckoutActions }) {
  const { t } = useTranslation("checkout");
  const rules = useRules();
  const { form, errorOf, kind } = actions;
  if (ways.length === 0) return <Notice tone="danger">{t("noWay")}</Notice>;
  const stores = ways.find(({ kind }) => kind === "store")?.stores ?? [];
  return (
    <>
      <RadioGroup
        legend={<span className="sr-only">{t("part.delivery")}</span>}
        name="way"
        value={form.watch("delivery.way")}
        onChange={(way) => form.setValue("delivery.way", way, { shouldDirty: true })}
        error={errorOf("delivery.carrierId" as "delivery.way")}
        options={ways.map((way) => ({
          value: wayKey(way),
          label: (
            <>
              {way.kind === "store" ? t("pickUp") : way.name}
              <span className="tnum ml-2 font-semibold whitespace-nowrap">
                {way.price === 0 ? t("free") : formatCzk(way.price)}
              </span>
            </>
          ),
          hint: typography(way.kind === "store" ? t("pickUpHint") : way.note),
        }))}
      />
      {kind === "point" && <PointPicker ways={ways} actions={actions} />}
      {kind === "store" && (
        <Select
          label={t("field.store")}
          placeholder={t("chooseStore")}
          options={stores.map(({ id, name, street, city }) => ({
            value: String(id),
            label: `${name}, ${street}, ${city}`,
          }))}
          error={errorOf("delivery.storeId")}
          required
          {...form.register("delivery.storeId", {
            validate: (id, { delivery }) => delivery.way !== "store" || id !== "" || rules.required,
          })}
        />
      )}
    </>
  );
}
