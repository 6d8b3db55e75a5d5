import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/categories";
import { AddCategory } from "./add-category.tsx";
import { CategoryTree } from "./category-tree.tsx";

export const loader = adminLoader(async (api) => {
  const { data: categories } = await api.categoryAdmin.list({});
  return { categories };
});

export function meta() {
  return privateMeta("categoryAdmin:title");
}

/** For those who keep the content: the tree of categories, in which each is moved, and opened to be changed. */
export default function CategoryAdmin({ loaderData: { categories, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("categoryAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <Disclosure summary={t("new")} className="mt-6 border-t">
          <AddCategory categories={categories} />
        </Disclosure>
        {categories.length === 0 ? (
          <EmptyState className="mt-8" title={t("empty.title")}>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <CategoryTree categories={categories} />
        )}
      </div>
    </AdminLayout>
  );
}
