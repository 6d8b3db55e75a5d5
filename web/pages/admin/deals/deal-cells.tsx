import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AdminDeal } from "#contract/deals/deal-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BesideLink } from "#web/pages/admin/list/beside-link.tsx";
import type { CellsOf } from "#web/pages/admin/list/list-of.ts";
import { FactLine } from "#web/ui/fact-line.tsx";
import { DealDue } from "./deal-due.tsx";
import type { dealList } from "./deal-list.ts";
import { DealParty } from "./deal-party.tsx";
import { useExpected } from "./use-expected.ts";

/** A deal in the list: what it is about and between whom, what is waited for, for how much, and until when. */
export const dealCells = (locale: ReturnType<typeof useLocale>, now: string): CellsOf<typeof dealList, AdminDeal> => ({
  name: ({ id, listing }) => (
    <BesideLink id={id} to={pathTo("oneDealAdmin", locale, { id })}>
      <bdi>{typography(listing.name)}</bdi>
    </BesideLink>
  ),
  number: ({ id }) => id,
  seller: ({ seller }) => <DealParty party={seller} />,
  buyer: ({ buyer }) => <DealParty party={buyer} />,
  expected: (deal) => <Expected deal={deal} />,
  status: ({ status }) => <Status status={status} />,
  price: ({ price }) => formatCzk(price),
  due: (deal) => <Due deal={deal} now={now} />,
});

function Expected({ deal }: { deal: AdminDeal }) {
  const { t } = useTranslation("dealAdmin");
  const locale = useLocale();
  const expected = useExpected(deal);
  return (
    <>
      {expected.length > 0 && <FactLine facts={expected} />}
      {deal.openCase && (
        <Link
          className="quiet-link inline-block min-h-6 text-danger-text"
          to={`${pathTo("cases", locale)}?q=${deal.id}`}
        >
          {t(`line.case.${deal.openCase.kind}`, { date: formatDate(deal.openCase.filedAt, locale) })}
        </Link>
      )}
    </>
  );
}

function Due({ deal, now }: { deal: AdminDeal; now: string }) {
  const { t } = useTranslation("dealAdmin");
  const date = formatDate(deal.openedAt, useLocale());
  return (
    <>
      <DealDue deal={deal} now={now} />
      <span className="block text-muted">{t("line.opened", { date })}</span>
    </>
  );
}

function Status({ status }: Pick<AdminDeal, "status">) {
  return useTranslation("deals").t(`status.${status}`);
}
