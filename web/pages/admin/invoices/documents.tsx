import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { addressOf } from "#web/api/client.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { placedLoader } from "#web/pages/admin/list/list-loader.ts";
import { bookPeriods } from "#web/pages/admin/list/usual-periods.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/documents";
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
      tools={
        <>
          <p className="mb-6">
            <ButtonLink size="small" to={pathTo("invoiceByHand", locale)}>
              {t("byHand")}
            </ButtonLink>
          </p>
          {list.items.length > 0 && (
            <div className="mb-6 flex flex-wrap items-center gap-3">
              <DownloadButton path={addressOf(api.invoiceAdmin.table.path, { query })} />
              <DownloadButton label={t("archive")} path={addressOf(api.invoiceAdmin.archive.path, { query })} />
              <p className="type-small text-muted">{t("exportHint")}</p>
            </div>
          )}
        </>
      }
      renderItem={(document) => <DocumentLine key={document.id} document={document} />}
    />
  );
}
