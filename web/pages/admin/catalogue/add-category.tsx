import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { CategoryWords, EditableCategory } from "#contract/catalogue/category-admin.ts";
import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { CategoryWordFields, noWords } from "./category-words.tsx";
import { wayOf } from "./tree-lines.ts";

interface Values extends CategoryWords {
  /** Empty: at the top. */
  parentId: string;
}

/** The form of a new category, which comes last under its parent. */
export function AddCategory({ categories }: { categories: readonly EditableCategory[] }) {
  const { t } = useTranslation("categoryAdmin");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: { parentId: "", ...noWords },
    submit: async ({ parentId, ...words }) => {
      await browserApi.categoryAdmin.add({
        body: { parentId: parentId === "" ? null : Number(parentId), ...words },
      });
      form.reset({ parentId, ...noWords });
      notify({ kind: "success", text: t("added", { name: words.name.cs }) });
      await revalidate();
    },
  });
  const parents = categories.filter(({ path }) => path.length < maxCategoryDepth);
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <Select
        label={t("field.parent")}
        placeholder={t("top")}
        options={parents.map(({ id }) => ({ value: String(id), label: wayOf(categories, id, locale) }))}
        error={errorOf("parentId")}
        {...form.register("parentId")}
      />
      <CategoryWordFields register={(path, rules) => form.register(path, rules)} errorOf={errorOf} />
      <div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" busy={busy}>
          {t("add")}
        </Button>
      </div>
    </form>
  );
}
