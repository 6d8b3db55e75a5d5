import { useTranslation } from "react-i18next";
import type { DealFile } from "#contract/deals/deal-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { DealDue } from "./deal-due.tsx";
import { DealParty } from "./deal-party.tsx";
import { useExpected } from "./use-expected.ts";

/** Where a deal stands: what is waited for until when, its sides, and its money. */
export function DealFacts({ deal, now }: { deal: DealFile; now: string }) {
  const { t } = useTranslation("dealAdmin");
  const { t: tDeals } = useTranslation("deals");
  const locale = useLocale();
  const expected = useExpected(deal);
  const isUnpaid = deal.status === "awaiting_payment";
  return (
    <DefinitionList
      className="mt-6 border-y border-line"
      entries={[
        { term: t("fact.status"), value: tDeals(`status.${deal.status}`) },
        {
          term: t("fact.expected"),
          value:
            expected.length > 0 ? (
              <ul className="grid gap-1.5">
                {expected.map(({ key, shown }) => (
                  <li key={key}>{shown}</li>
                ))}
              </ul>
            ) : (
              t("fact.nothing")
            ),
        },
        { term: t("fact.due"), value: <DealDue deal={deal} now={now} /> },
        { term: t("fact.seller"), value: <DealParty party={deal.seller} /> },
        { term: t("fact.buyer"), value: <DealParty party={deal.buyer} /> },
        { term: t("fact.opened"), value: formatDateTime(deal.openedAt, locale) },
        { term: t("fact.price"), value: <span className="tnum">{formatCzk(deal.price)}</span> },
        { term: t("fact.total"), value: <span className="tnum">{formatCzk(deal.total)}</span> },
        { term: t("fact.payBy"), value: isUnpaid ? formatDate(deal.payBy, locale) : null },
        {
          term: t("fact.reminders"),
          value: isUnpaid ? t("fact.remindersSent", { count: deal.remindersSent }) : null,
        },
        { term: t("fact.protection"), value: deal.isProtected ? t("fact.protected") : null },
        { term: t("fact.held"), value: deal.escrowed === null ? null : formatCzk(deal.escrowed) },
      ]}
    />
  );
}
