import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { EditableBlogCategory } from "#contract/content/blog-category-admin.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/editing/both-fields.tsx";
import { EditEnd } from "#web/pages/admin/editing/edit-end.tsx";
import { useEditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { RemovableThing } from "#web/pages/admin/removable-row.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Categories of the blog, in the order in which visitors see them. */
export function CategoryList({ categories }: { categories: readonly EditableBlogCategory[] }) {
  const { t } = useTranslation("contentAdmin");
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
          store={(ids) => browserApi.blogCategoryAdmin.order({ body: { ids } })}
        >
          {(category) => <CategoryRow category={category} />}
        </OrderedRows>
      )}
    </>
  );
}

function CategoryRow({ category }: { category: EditableBlogCategory }) {
  const { t } = useTranslation("contentAdmin");
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
      remove={() => browserApi.blogCategoryAdmin.remove({ params: { id }, query: { version } })}
    >
      <CategoryForm category={category} />
    </RemovableThing>
  );
}

interface Values {
  name: LocalizedText;
}

function CategoryForm({ category }: { category: EditableBlogCategory | null }) {
  const { t } = useTranslation(["contentAdmin", "adminForm"]);
  const { revalidate } = useRevalidator();
  const stored = useEditForm<Values, EditableBlogCategory>({
    stored: category,
    valuesOf: (from) => ({ name: from?.name ?? { cs: "", en: "" } }),
    announce: ({ name }) =>
      (["cs", "en"] as const).map((lang) => ({
        label: t(`adminForm:in.${lang}`, { label: t("category.name") }),
        text: name[lang],
      })),
    save: async (body, version) => {
      const { data } = category
        ? await browserApi.blogCategoryAdmin.rename({
            params: { id: category.id },
            body: { ...body, version },
          })
        : await browserApi.blogCategoryAdmin.add({ body });
      if (!category) stored.take({ name: { cs: "", en: "" } });
      await revalidate();
      return data;
    },
    read: async () => {
      const { data } = await browserApi.blogCategoryAdmin.list({});
      const there = data.find(({ id }) => id === category?.id);
      if (!there) throw new Error("the category is gone");
      return there;
    },
  });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-4">
      <BothFields stored={stored} name="name" label={t("category.name")} most={80} required />
      <EditEnd stored={stored} save={category ? undefined : t("category.add")} />
    </form>
  );
}
