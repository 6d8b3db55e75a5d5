import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { WaitKind } from "#contract/admin-overview/overview.ts";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

const pageOf: Record<WaitKind, { page: PageKey; query?: string }> = {
  inspections: { page: "inspections" },
  reports: { page: "reports" },
  cases: { page: "cases" },
  suspicions: { page: "suspicions" },
  ordersToHandOver: { page: "goodsOrderAdmin" },
  ordersComingBack: { page: "goodsOrderAdmin" },
  receipts: { page: "moneyAdmin" },
  refunds: { page: "moneyAdmin", query: "?group=refunds" },
  outgoings: { page: "bankMovementAdmin", query: "?direction=out&state=waiting" },
  lateStatement: { page: "moneyAdmin" },
  payouts: { page: "moneyAdmin", query: "?group=sellers" },
  putOffEvents: { page: "adminHealth" },
  mailsGivenUp: { page: "adminHealth" },
  failingWork: { page: "adminHealth" },
  lateBackup: { page: "adminHealth" },
  smsBudget: { page: "settingsAdmin" },
};

interface Wait {
  kind: WaitKind;
  count: number;
  oldestAt: string | null;
}

/** What waits for the visitor's scopes, each with its number, the age of the oldest and the way there. */
export function WaitsList({ waits, now }: { waits: readonly Wait[]; now: string }) {
  const { t } = useTranslation("adminOverview");
  const locale = useLocale();
  if (waits.length === 0)
    return (
      <EmptyState className="mt-7" title={t("waits.none.title")}>
        {t("waits.none.text")}
      </EmptyState>
    );
  return (
    <section className="mt-7">
      <h2 className="type-h5">{t("waits.title")}</h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {waits.map(({ kind, count, oldestAt }) => {
          const { page, query = "" } = pageOf[kind];
          return (
            <li key={kind}>
              <Link
                to={`${pathTo(page, locale)}${query}`}
                className="group grid min-h-16 grid-cols-[minmax(3rem,auto)_minmax(0,1fr)_auto] items-center gap-x-5 py-3"
              >
                <span className="tnum font-serif text-[2rem]/9 font-[420]">{count}</span>
                <span className="grid">
                  <span className="type-control group-hover:underline group-hover:decoration-secondary group-hover:underline-offset-4">
                    {t(`waits.kinds.${kind}`, { count })}
                  </span>
                  {oldestAt && (
                    <span className="type-small text-muted">
                      {t("waits.since", { time: formatRecent(oldestAt, now, locale) })}
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 text-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
