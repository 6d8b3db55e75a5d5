import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { CaseFile } from "#contract/deals/cases.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { CaseNotes } from "#web/features/deals/case-notes.tsx";
import { Parcel } from "#web/features/deals/parcel.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";
import { DealDue } from "#web/pages/admin/deals/deal-due.tsx";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { DecisionForm } from "./decision-form.tsx";

/** One case: what it is about, what both sides say, and the decision or the form for it. */
export function CaseBlock({ caseFile, now }: { caseFile: CaseFile; now: string }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const { listing, seller, buyer } = caseFile;
  return (
    <li className="rounded-block bg-surface px-4.5 py-5 shadow-lift tablet:px-6">
      <h2 className="type-h4">{t(`case.title.${caseFile.kind}`)}</h2>
      <p className="type-small mt-1">
        <Link className="quiet-link" to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}>
          {typography(listing.name)}
        </Link>
      </p>
      {caseFile.outcome === null && (
        <p className="type-small mt-1">
          <DealDue deal={{ dueAt: caseFile.dueAt, closedAt: null }} now={now} />
        </p>
      )}
      <p className="type-small text-muted">
        <Link className="quiet-link" to={pathTo("oneDealAdmin", locale, { id: caseFile.dealId })}>
          {t("admin.deal", {
            id: caseFile.dealId,
            price: formatCzk(caseFile.price),
            status: t(`status.${caseFile.status}`),
          })}
        </Link>
        {caseFile.kind === "non_payment" && `, ${t("due", { date: formatDate(caseFile.payBy, locale) })}`}
      </p>
      <p className="type-small text-muted">
        {t("admin.sells")} <Person person={seller} />, {t("admin.buys")} <Person person={buyer} />
      </p>
      <p className="type-small mb-4 text-muted">{t("admin.strikes", { count: buyer.strikes })}</p>
      <Parcel deal={caseFile} />
      <CaseNotes caseFile={caseFile} awaits="decision" />
      <div className="my-4">
        <DownloadButton label={t("admin.pictures")} path={`/api/moderation/cases/${caseFile.id}/pictures`} />
      </div>
      {caseFile.outcome === null && <DecisionForm caseFile={caseFile} />}
    </li>
  );
}

function Person({ person: { username } }: { person: CaseFile["seller"] }) {
  const locale = useLocale();
  return (
    <Link className="quiet-link [overflow-wrap:anywhere]" to={personAddress(username, locale)}>
      <bdi>{username}</bdi>
    </Link>
  );
}
