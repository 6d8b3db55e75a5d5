import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";

/**
 * MO4: Free delivery: home says that it is free above {home.freeDeliveryOver} Kč (setting `home`, `freeDeliveryOver`; from
 * 0 always) while there are goods from stock; what it costs goes by the same setting (CA4).
 *
 * The sum in CZK from which the operator pays for delivery; at 0 it always does.
 */
export function FreeDelivery({ over }: { over: number }) {
  const { t } = useTranslation("home");
  const sum = formatCzk(over);
  return (
    <section className="container-page section-gap">
      <div className="border-line border-y py-9">
        <h2 className="type-h3">{typography(over > 0 ? t("delivery.title", { sum }) : t("delivery.always"))}</h2>
        <p className="type-body mt-1 max-w-[60ch] text-muted">{typography(t("delivery.text"))}</p>
      </div>
    </section>
  );
}
