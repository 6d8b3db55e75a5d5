import { useTranslation } from "react-i18next";
import type { IfAllWon as Sums } from "#contract/bids/bids.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

/** What everything that one leads would cost; nothing while one leads nothing. */
export function IfAllWon({ sums }: { sums: Sums }) {
  const { t } = useTranslation("account");
  if (sums.lots === 0) return null;
  return (
    <section className="mt-6 border-line border-b pb-5">
      <h2 className="type-h5">{t("overview.ifAllWon.title", { price: formatCzk(sums.atMaxima) })}</h2>
      <p className="type-small mt-1 text-muted">
        {t("overview.ifAllWon.text", { price: formatCzk(sums.atPrices) })}{" "}
        {sums.withoutShipping > 0 && t("overview.ifAllWon.shipping", { count: sums.withoutShipping })}
      </p>
    </section>
  );
}
