import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { placedLoader } from "#web/pages/admin/list/list-loader.ts";
import { bookPeriods } from "#web/pages/admin/list/usual-periods.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/documents";
import { DocumentExports } from "./document-exports.tsx";
import { DocumentLine } from "./document-line.tsx";
import { documentList } from "./document-list.ts";

export const loader = placedLoader(documentList, (api, query) => api.invoiceAdmin.list({ query }));

export function meta() {
  return privateMeta("invoiceAdmin:title");
}

/** For those who keep the site's money: every issued document, and a period of them for the accountant (rules IN10, IN11). */
export default function Documents({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("invoiceAdmin");
  const locale = useLocale();
  return (
    <AdminListPage
      {...{ of: documentList, query, list, serverTime }}
      periods={bookPeriods}
      filterClass="grid-cols-1 items-start tablet:grid-cols-3 [&>:last-child]:col-span-full"
      actions={
        <ButtonLink size="small" to={pathTo("invoiceByHand", locale)}>
          {t("byHand")}
        </ButtonLink>
      }
      tools={list.items.length > 0 && <DocumentExports query={query} />}
      renderItem={(document) => <DocumentLine key={document.id} document={document} />}
    />
  );
}
