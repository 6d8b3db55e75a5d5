import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { mostCounted } from "#contract/values/shapes.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { pagedLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/movements";
import { MovementLine } from "./movement-line.tsx";
import { movementList } from "./movement-list.ts";

export const loader = pagedLoader(movementList, (api, query) => api.bankMovements.list({ query }));

export function meta() {
  return privateMeta("bankAdmin:movements.title");
}

/** For those who keep the site's money: what came to its accounts and left them, as statements tell it, and what it has paid. */
export default function BankMovements({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("bankAdmin");
  return (
    <AdminListPage
      {...{ of: movementList, query, list, serverTime }}
      periods={["month", "lastMonth"]}
      filterClass="grid-cols-1 items-start tablet:grid-cols-2 wide:grid-cols-3"
      total={
        list.total > mostCounted
          ? t("movements.cut", { count: mostCounted })
          : t("movements.total", { count: list.total })
      }
      renderItem={(movement) => <MovementLine key={`${movement.direction}-${movement.id}`} movement={movement} />}
    />
  );
}
