import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";

/** The sum in CZK from which the operator pays for delivery (rule MO4); at 0 it always does. */
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
