import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { pagedLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/brands";
import { BrandLine } from "./brand-line.tsx";
import { brandList } from "./brand-list.ts";

export const loader = pagedLoader(brandList, (api, query) => api.brandAdmin.list({ query }));

export function meta() {
  return privateMeta("brandAdmin:title");
}

/** For those who keep the content: brands, to be found, renamed, merged, and removed where nothing is of them. */
export default function BrandAdmin({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("brandAdmin");
  return (
    <AdminListPage
      {...{ of: brandList, query, list, serverTime }}
      filterClass="items-end tablet:grid-cols-[minmax(0,1fr)_14rem_auto]"
      total={t("total", { count: list.total })}
      renderItem={(brand) => <BrandLine key={brand.id} brand={brand} />}
    />
  );
}
