import { useTranslation } from "react-i18next";
import type { CategoryWords, EditableCategory } from "#contract/catalogue/category-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { CategoryWordFields } from "./category-words.tsx";

/** A category's names, parts of addresses and descriptions in both languages. */
export function WordsForm({ category }: { category: EditableCategory }) {
  const { t } = useTranslation("categoryAdmin");
  const params = { id: category.id };
  const stored = useVersionedLines<EditableCategory, CategoryWords>(category, {
    valuesOf: ({ name, slug, description }) => ({ name, slug, description }),
    write: async (words, version) =>
      (await browserApi.categoryAdmin.change({ params, body: { ...words, version } })).data,
    read: async () => (await browserApi.categoryAdmin.list({})).data.find(({ id }) => id === category.id) ?? null,
    linesOf: (words) =>
      (["name", "slug", "description"] as const).flatMap((field) =>
        (["cs", "en"] as const).map((lang) => `${t(`field.${field}.${lang}`)}: ${words[field][lang] || t("nothing")}`),
      ),
    saved: t("saved"),
  });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-4">
      <CategoryWordFields
        register={(path, rules) => stored.form.register(path, rules)}
        errorOf={stored.errorOf}
        address={category.address}
      />
      <VersionedEnd {...stored} />
    </form>
  );
}
