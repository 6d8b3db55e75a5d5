import { useTranslation } from "react-i18next";
import type { CategoryWords, KeptCategory } from "#contract/finding/category-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";
import { CategoryWordFields } from "./category-words.tsx";

/** A category's names, parts of addresses and descriptions in both languages. */
export function WordsForm({ category }: { category: KeptCategory }) {
  const { t } = useTranslation("categoryDesk");
  const params = { id: category.id };
  const kept = useLinedForm<KeptCategory, CategoryWords>(category, {
    valuesOf: ({ name, slug, description }) => ({ name, slug, description }),
    write: async (words, version) =>
      (await browserApi.categoryDesk.change({ params, body: { ...words, version } })).data,
    read: async () =>
      (await browserApi.categoryDesk.list({})).data.find(({ id }) => id === category.id) ?? null,
    linesOf: (words) =>
      (["name", "slug", "description"] as const).flatMap((field) =>
        (["cs", "en"] as const).map(
          (lang) => `${t(`field.${field}.${lang}`)}: ${words[field][lang] || t("nothing")}`,
        ),
      ),
    saved: t("saved"),
  });
  return (
    <form onSubmit={kept.onSubmit} noValidate method="post" className="grid gap-4">
      <CategoryWordFields
        register={(path, rules) => kept.form.register(path, rules)}
        errorOf={kept.errorOf}
        address={category.address}
      />
      <LinedEnd {...kept} />
    </form>
  );
}
