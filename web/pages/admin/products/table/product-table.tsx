import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ProductPage } from "../product-page.tsx";
import type { Route } from "./+types/product-table";
import { TableExport } from "./table-export.tsx";
import { TableImport } from "./table-import.tsx";

export const loader = adminLoader(async (api) => {
  // Asked for its refusal alone: for everybody else the page does not exist.
  await api.products.list({ query: { page: 1 } });
  return {};
});

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
