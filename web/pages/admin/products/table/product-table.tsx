import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ProductPage } from "../product-page.tsx";
import type { Route } from "./+types/product-table";
import { TableExport } from "./table-export.tsx";
import { TableImport } from "./table-import.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    // Asked for its refusal alone: for everybody else the page does not exist.
    await args.context.get(apiContext).products.list({ query: { page: 1 } });
  } catch (error) {
    throw adminRefusal(error, args.request);
  }
  return { serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("productAdmin:table.title");
}

/** For those who keep the shop: all goods as a table, out and in. */
export default function ProductTable({ loaderData: { serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("productAdmin");
  return (
    <ProductPage title={t("table.title")} lead={t("table.lead")} serverTime={serverTime}>
      <TableExport />
      <TableImport />
    </ProductPage>
  );
}
