import { useTranslation } from "react-i18next";
import type { CategoryWords } from "#contract/catalogue/category-admin.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

export const noWords: CategoryWords = {
  name: { cs: "", en: "" },
  slug: { cs: "", en: "" },
  description: { cs: "", en: "" },
};

type WordPath = `${keyof CategoryWords}.${"cs" | "en"}`;

/** The fields of a category's words in both languages. */
export function CategoryWordFields({
  register,
  errorOf,
  address,
}: {
  /** Registers the field in the form. */
  register: (path: WordPath, rules?: { required?: string; pattern?: { value: RegExp; message: string } }) => object;
  errorOf: (path: WordPath) => string | undefined;
  /** The slugs that hold now, where it is there already. */
  address?: { cs: string; en: string };
}) {
  const { t } = useTranslation("categoryAdmin");
  const rules = useRules();
  const slug = { pattern: { value: /^\s*(?:[a-z0-9]+(?:-[a-z0-9]+)*)?\s*$/, message: t("slugRule") } };
  const langs = ["cs", "en"] as const;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {langs.map((lang) => (
        <Input
          key={lang}
          label={t(`field.name.${lang}`)}
          required={lang === "cs"}
          maxLength={80}
          autoComplete="off"
          error={errorOf(`name.${lang}`)}
          {...register(`name.${lang}`, lang === "cs" ? { required: rules.required } : {})}
        />
      ))}
      {langs.map((lang) => (
        <Input
          key={lang}
          label={t(`field.slug.${lang}`)}
          hint={address ? t("slugNow", { slug: address[lang] }) : t("slugHint")}
          maxLength={90}
          autoComplete="off"
          spellCheck={false}
          error={errorOf(`slug.${lang}`)}
          {...register(`slug.${lang}`, slug)}
        />
      ))}
      {langs.map((lang) => (
        <Textarea
          key={lang}
          label={t(`field.description.${lang}`)}
          rows={3}
          maxLength={1_000}
          error={errorOf(`description.${lang}`)}
          {...register(`description.${lang}`)}
        />
      ))}
    </div>
  );
}
