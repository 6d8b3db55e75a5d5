import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { IssueLine } from "#contract/newsletter-issues/newsletter-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminHeading } from "#web/pages/admin/admin-heading.tsx";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/newsletters";
import { useIssueState } from "./use-issue-state.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const page = Number(new URL(args.request.url).searchParams.get("page")) || 1;
  const issues = await api.newsletterAdmin.list({ query: { page } });
  return { issues };
});

export function meta() {
  return privateMeta("newsletterAdmin:title");
}

/** For the operator: all issues of the newsletter, written, planned and sent. */
export default function NewsletterAdmin({ loaderData: { issues, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("newsletterAdmin");
  const locale = useLocale();
  const path = pathTo("newsletterAdmin", locale);
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <AdminHeading title={t("title")} lead={t("lead")}>
          <div className="flex flex-wrap gap-3 tablet:flex-row-reverse">
            <ButtonLink to={pathTo("addNewsletterIssue", locale)}>{t("new")}</ButtonLink>
            {issues.items.length > 0 && <ExportButton read={() => browserApi.newsletterAdmin.table({ query: {} })} />}
          </div>
        </AdminHeading>
        {issues.items.length === 0 ? (
          <EmptyState className="mt-8" title={t("empty.title")}>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <ul className="mt-6 divide-y divide-line border-line border-y">
            {issues.items.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
        <Pagination
          className="mt-9 border-t-0"
          page={issues.page}
          pages={issues.pages}
          hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        />
      </div>
    </AdminLayout>
  );
}

function IssueRow({ issue }: { issue: IssueLine }) {
  const locale = useLocale();
  const state = useIssueState(issue);
  return (
    <li className="py-3">
      <Link
        className="quiet-link type-control [overflow-wrap:anywhere]"
        to={pathTo("newsletterIssue", locale, { id: issue.id })}
      >
        {typography(issue.subject[locale] || issue.subject.cs)}
      </Link>
      <p className="type-small mt-1 text-muted">{state}</p>
    </li>
  );
}
