import { useTranslation } from "react-i18next";
import type { TaxChange } from "#contract/payments/tax-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What is left of a thousand crowns without the tax within. */
const without = (percent: number) => formatCzk(Math.round((1_000 * 10_000) / (100 + percent)) / 100);

/** What the stored rates of days to come change, before they do. */
export function TaxChanges({ changes }: { changes: readonly TaxChange[] }) {
  const { t } = useTranslation("taxAdmin");
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="type-h3">{t("changes.title")}</h2>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t("changes.lead")}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {changes.map(({ from, taxClass, before, after, goods, waiting }) => (
          <li key={`${from}${taxClass}`} className="type-small py-3">
            <p className="type-control tnum">
              {t("changes.line", {
                ...{ from: formatDate(`${from}T12:00:00Z`, locale), before, after },
                class: t(`changes.class.${taxClass}`),
              })}
            </p>
            <p className="tnum">{t("changes.base", { before: without(before), after: without(after) })}</p>
            <p>{t("changes.goods", { count: goods })}</p>
            <p>{t("changes.waiting", { count: waiting })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
