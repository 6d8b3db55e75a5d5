import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AdminDeal } from "#contract/deals/deal-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FactLine } from "#web/ui/fact-line.tsx";
import { DealDue } from "./deal-due.tsx";
import { DealParty } from "./deal-party.tsx";
import { useExpected } from "./use-expected.ts";

/** A deal in the list: what it is about and between whom, what is waited for, for how much, and until when. */
export function DealLine({ deal, now }: { deal: AdminDeal; now: string }) {
  const { t } = useTranslation("dealAdmin");
  const status = useTranslation("deals").t(`status.${deal.status}`);
  const locale = useLocale();
  const expected = useExpected(deal);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 tablet:grid-cols-[minmax(0,1fr)_9rem_12rem]">
      <div className="min-w-0">
        <Link
          className="type-control inline-block min-h-6 [overflow-wrap:anywhere] hover:underline"
          to={pathTo("oneDealAdmin", locale, { id: deal.id })}
        >
          <bdi>{typography(deal.listing.name)}</bdi>
        </Link>
        <p className="type-small text-muted">
          {t("line.number", { id: deal.id })}, {t("line.sells")} <DealParty party={deal.seller} />, {t("line.buys")}{" "}
          <DealParty party={deal.buyer} />
        </p>
        {expected.length > 0 && <FactLine className="type-small" facts={expected} />}
        {deal.openCase && (
          <Link
            className="quiet-link type-small inline-block min-h-6 text-danger-text"
            to={`${pathTo("cases", locale)}?q=${deal.id}`}
          >
            {t(`line.case.${deal.openCase.kind}`, { date: formatDate(deal.openCase.filedAt, locale) })}
          </Link>
        )}
      </div>
      <p className="type-control tnum">
        {formatCzk(deal.price)}
        <span className="type-small font-normal text-muted max-tablet:ml-3 tablet:block">{status}</span>
      </p>
      <p className="type-small tnum tablet:text-right">
        <DealDue deal={deal} now={now} />
        <span className="block text-muted">{t("line.opened", { date: formatDate(deal.openedAt, locale) })}</span>
      </p>
    </li>
  );
}
