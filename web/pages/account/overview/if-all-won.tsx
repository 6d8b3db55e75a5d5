import { useTranslation } from "react-i18next";
import type { IfAllWon as Sums } from "#contract/bids/bids.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { BudgetForm } from "./budget-form.tsx";

/** What everything that one leads would cost, beside the budget for it. */
export function IfAllWon({ sums }: { sums: Sums }) {
  const { t } = useTranslation("account");
  const { budget } = sums;
  return (
    <section className="mt-6 border-line border-b pb-1">
      <h2 className="type-h5">{t("overview.ifAllWon.title", { price: formatCzk(sums.atMaxima) })}</h2>
      <p className="type-small mt-1 text-muted">
        {sums.lots === 0
          ? t("overview.ifAllWon.none")
          : t("overview.ifAllWon.text", { price: formatCzk(sums.atPrices) })}{" "}
        {sums.withoutShipping > 0 && t("overview.ifAllWon.shipping", { count: sums.withoutShipping })}
      </p>
      {budget !== null && (
        <p className="type-small mt-1">
          {sums.atMaxima > budget
            ? t("overview.budget.passed", {
                budget: formatCzk(budget),
                over: formatCzk(sums.atMaxima - budget),
              })
            : t("overview.budget.left", {
                budget: formatCzk(budget),
                left: formatCzk(budget - sums.atMaxima),
              })}
        </p>
      )}
      <Disclosure
        className="mt-2 border-b-0"
        summary={t(budget === null ? "overview.budget.set" : "overview.budget.change")}
      >
        <BudgetForm budget={budget} />
      </Disclosure>
    </section>
  );
}
