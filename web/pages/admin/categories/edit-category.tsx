import "#web/i18n/areas/desk.ts";
import { ChevronLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/edit-category";
import { RemoveCategory } from "./remove-category.tsx";
import { nameOf, wayOf } from "./tree-lines.ts";
import { WordsForm } from "./words-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data: categories } = await args.context.get(apiContext).categoryDesk.list({});
    const category = categories.find(({ id }) => String(id) === args.params.id);
    if (!category) throw data(null, { status: 404 });
    return { categories, category, serverTime: new Date().toISOString() };
  } catch (error) {
    throw deskRefusal(error, args.request);
  }
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  const name = loaderData?.category.name;
  return privateMeta({ cs: name?.cs || "Kategorie", en: name?.en || name?.cs || "Category" }, location);
}

/** For those who keep the content: one category, with its words, and the way to take it away. */
export default function EditCategory({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("categoryDesk");
  const locale = useLocale();
  const { categories, category, serverTime } = loaderData;
  const { id, parentId, address } = category;
  return (
    <DeskFrame serverTime={serverTime}>
      <div key={id} className="max-w-230">
        <Link
          to={pathTo("categoryDesk", locale)}
          className="type-small inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink hover:underline"
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
          {t("back")}
        </Link>
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
        <RemoveCategory category={category} />
      </div>
    </DeskFrame>
  );
}
