import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMetaOf } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/edit-category";
import { PolicyForm } from "./policy-form.tsx";
import { RemoveCategory } from "./remove-category.tsx";
import { nameOf, wayOf } from "./tree-lines.ts";
import { WordsForm } from "./words-form.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { categoryAdmin, categoryPolicies } = api;
  const { data: categories } = await categoryAdmin.list({});
  const category = categories.find(({ id }) => String(id) === args.params.id);
  if (!category) throw data(null, { status: 404 });
  const policy = await categoryPolicies
    .get({ params: { id: category.id } })
    .then(({ data: stored }) => stored)
    .catch(nullWhereForbidden);
  return { categories, category, policy };
});

/** Its policy is for administrators alone. */
function nullWhereForbidden(error: unknown): null {
  if (error instanceof ApiError && error.status === 403) return null;
  throw error;
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  return loaderData ? privateMetaOf(nameOf(loaderData.category, localeOfPath(location.pathname))) : [];
}

/** For those who keep the content: one category, with its words, its policy for administrators, and the way to take it away. */
export default function EditCategory({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["categoryAdmin", "categoryPolicy"]);
  const locale = useLocale();
  const { categories, category, policy, serverTime } = loaderData;
  const { id, parentId, address } = category;
  return (
    <AdminLayout serverTime={serverTime}>
      <div key={id} className="max-w-230">
        <BackLink to={pathTo("categoryAdmin", locale)}>{t("back")}</BackLink>
        <h1 className="type-h1 mt-1 [overflow-wrap:anywhere]">{nameOf(category, locale)}</h1>
        <p className="type-body mt-2 flex flex-wrap gap-x-6 text-muted">
          <span className="content-center">
            {parentId === null ? t("atTop") : t("under", { way: wayOf(categories, parentId, locale) })}
          </span>
          <Link
            className="quiet-link inline-block min-h-11 content-center"
            to={pathTo("item", locale, { id, slug: address[locale] })}
          >
            {t("page")}
          </Link>
        </p>
        <section className="mt-6">
          <h2 className="type-h4 mb-4">{t("words")}</h2>
          <WordsForm category={category} />
        </section>
        {policy && (
          <section className="mt-10">
            <h2 className="type-h4 mb-2">{t("categoryPolicy:title")}</h2>
            <PolicyForm stored={policy} isAtTop={parentId === null} />
          </section>
        )}
        <RemoveCategory category={category} />
      </div>
    </AdminLayout>
  );
}
