import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { EditableGoodsOrder } from "#contract/products/goods-admin.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";

interface HandOverFieldsProps {
  order: EditableGoodsOrder;
  tracking: UseFormRegisterReturn;
  ageChecked: UseFormRegisterReturn;
  errorOf: (field: "tracking" | "ageChecked") => string | undefined;
}

/** What is asked when goods are handed over: the number of a carrier's parcel, or in a store that the age was checked. */
export function HandOverFields({ order, tracking, ageChecked, errorOf }: HandOverFieldsProps) {
  const { t } = useTranslation("goodsOrderAdmin");
  if (order.delivery.kind === "carrier")
    return (
      <Input
        label={t("tracking")}
        hint={t("trackingHint")}
        maxLength={100}
        autoComplete="off"
        error={errorOf("tracking")}
        {...tracking}
      />
    );
  if (!order.needsAgeCheck) return null;
  return <Checkbox label={t("ageChecked")} error={errorOf("ageChecked")} {...ageChecked} />;
}
