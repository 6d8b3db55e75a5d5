import { Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Cart } from "#contract/carts/carts.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";

/** What is missing to free delivery, in words and as a bar; nothing where the operator never pays for it. */
export function FreeDeliveryLine({
  freeDelivery: { over, missing },
}: {
  freeDelivery: NonNullable<Cart["freeDelivery"]>;
}) {
  const { t } = useTranslation("carts");
  const part = over === 0 ? 1 : (over - missing) / over;
  return (
    <div className="mt-5">
      <p className="type-small flex items-start gap-2.5">
        <Truck aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-muted" />
        {typography(missing > 0 ? t("free.missing", { amount: formatCzk(missing) }) : t("free.reached"))}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-success" style={{ width: `${Math.round(part * 100)}%` }} />
      </div>
    </div>
  );
}
