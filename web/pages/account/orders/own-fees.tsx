import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { OwnFees as Owed } from "#contract/fees/fees.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Fees that the next bill takes, and bills past their day; nothing where there are none. */
export function OwnFees({ fees }: { fees: Owed }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  return (
    <>
      {fees.overdue.map(({ orderId, hash, amount }) => (
        <Notice
          key={orderId}
          tone="warning"
          className="mt-6"
          title={t("fees.overdue.title")}
          action={
            <ButtonLink size="small" to={pathTo("accountOrder", locale, { id: orderId, hash })}>
              {t("fees.overdue.action", { amount: formatCzk(amount) })}
            </ButtonLink>
          }
        >
          {t("fees.overdue.text")}
        </Notice>
      ))}
      {fees.charges.length > 0 && (
        <section aria-labelledby="own-fees" className="mt-9">
          <h2 id="own-fees" className="type-h3">
            {t("fees.title")}
          </h2>
          <p className="type-small mt-1 text-muted">{t("fees.lead")}</p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {fees.charges.map((charge) => (
              <li key={charge.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
                <div className="min-w-0 grow basis-60">
                  <Link
                    to={pathTo("item", locale, { id: charge.listing.id, slug: charge.listing.slug })}
                    className="type-control quiet-link [overflow-wrap:anywhere]"
                  >
                    {typography(charge.listing.name)}
                  </Link>
                  <FactLine
                    facts={factsOfTexts([t(`fees.kind.${charge.kind}`), formatDate(charge.arisenAt, locale)])}
                    className="type-small mt-0.5 text-muted"
                  />
                </div>
                <p className="type-control tnum whitespace-nowrap">{formatCzk(charge.amount)}</p>
              </li>
            ))}
          </ul>
          <p className="type-control mt-3 flex justify-between gap-4">
            {t("fees.total")} <span className="tnum">{formatCzk(fees.total)}</span>
          </p>
        </section>
      )}
    </>
  );
}
