import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { KeptBlogCategory } from "#contract/content/blog-category-desk.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/kept/both-fields.tsx";
import { KeptEnd } from "#web/pages/admin/kept/kept-end.tsx";
import { useKeptForm } from "#web/pages/admin/kept/use-kept-form.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { RemovableThing } from "#web/pages/admin/removable-row.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Categories of the blog, in the order in which visitors see them. */
export function CategoryList({ categories }: { categories: readonly KeptBlogCategory[] }) {
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  return (
    <>
      <Disclosure summary={t("category.new")}>
        <CategoryForm category={null} />
      </Disclosure>
      {categories.length === 0 && <p className="type-body mt-6 text-muted">{t("category.none")}</p>}
      {categories.length > 0 && (
        <OrderedRows
          rows={categories}
          nameOf={({ name }) => name[locale] || name.cs}
          store={(ids) => browserApi.blogCategoryDesk.order({ body: { ids } })}
        >
          {(category) => <CategoryRow category={category} />}
        </OrderedRows>
      )}
    </>
  );
}

function CategoryRow({ category }: { category: KeptBlogCategory }) {
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  const { id, name, articles, version } = category;
  const shown = name[locale] || name.cs;
  return (
    <RemovableThing
      name={shown}
      note={[t("category.articles", { count: articles }), ...(name.en ? [] : [t("onlyCzech")])].join(" · ")}
      words={{
        ...{ remove: t("category.remove"), ask: t("category.removeAsk") },
        ...{ sure: t("remove.confirm"), keep: t("remove.keep") },
      }}
      asked={t("category.removeText", { name: shown })}
      remove={() => browserApi.blogCategoryDesk.remove({ params: { id }, query: { version } })}
    >
      <CategoryForm category={category} />
    </RemovableThing>
  );
}

interface Values {
  name: LocalizedText;
}

function CategoryForm({ category }: { category: KeptBlogCategory | null }) {
  const { t } = useTranslation(["contentDesk", "deskForm"]);
  const { revalidate } = useRevalidator();
  const kept = useKeptForm<Values, KeptBlogCategory>({
    kept: category,
    valuesOf: (from) => ({ name: from?.name ?? { cs: "", en: "" } }),
    tell: ({ name }) =>
      (["cs", "en"] as const).map((lang) => ({
        label: t(`deskForm:in.${lang}`, { label: t("category.name") }),
        text: name[lang],
      })),
    save: async (body, version) => {
      const { data } = category
        ? await browserApi.blogCategoryDesk.rename({
            params: { id: category.id },
            body: { ...body, version },
          })
        : await browserApi.blogCategoryDesk.add({ body });
      if (!category) kept.take({ name: { cs: "", en: "" } });
      await revalidate();
      return data;
    },
    read: async () => {
      const { data } = await browserApi.blogCategoryDesk.list({});
      const there = data.find(({ id }) => id === category?.id);
      if (!there) throw new Error("the category is gone");
      return there;
    },
  });
  return (
    <form onSubmit={kept.onSubmit} noValidate method="post" className="grid gap-4">
      <BothFields kept={kept} name="name" label={t("category.name")} most={80} required />
      <KeptEnd kept={kept} save={category ? undefined : t("category.add")} />
    </form>
  );
}
