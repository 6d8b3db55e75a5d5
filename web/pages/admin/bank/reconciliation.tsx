import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { pagedLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/reconciliation";
import { dayCells } from "./day-cells.tsx";
import { reconciliationList } from "./movement-list.ts";

export const loader = pagedLoader(reconciliationList, (api, query) => api.bankMovements.reconcile({ query }));

export function meta() {
  return privateMeta("bankAdmin:reconciliation.title");
}

/** For those who keep the site's money: by account and day what came and went, and whether the bank's balance agrees (rule PM19). */
export default function Reconciliation({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("bankAdmin");
  const locale = useLocale();
  return (
    <AdminListPage
      {...{ of: reconciliationList, query, list, serverTime }}
      periods={["month", "lastMonth"]}
      filterClass="grid-cols-1 items-start tablet:grid-cols-3"
      cells={dayCells(locale, t("reconciliation.unnamed"))}
    />
  );
}
