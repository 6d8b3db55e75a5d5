import type { FieldValues, Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Locale, locales } from "#contract/values/locale.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

interface BothProps<Values extends FieldValues> {
  stored: ApiForm<Values>;
  /** A text in both languages; Czech has to be there where it is `required`. */
  name: Path<Values>;
  label: string;
  hint?: string;
  most: number;
  required?: boolean;
  /** Lines of an area; without it a line. */
  rows?: number;
}

/** One text in Czech and English, side by side where there is room. */
export function BothFields<Values extends FieldValues>({
  stored,
  name,
  label,
  hint,
  most,
  required = false,
  rows,
}: BothProps<Values>) {
  const { t } = useTranslation("adminForm");
  const rules = useRules();
  const propsOf = (lang: Locale) => {
    const path = `${name}.${lang}` as Path<Values>;
    const isNeeded = required && lang === "cs";
    return {
      label: t(`in.${lang}`, { label }),
      hint,
      lang,
      maxLength: most,
      error: stored.errorOf(path),
      required: isNeeded,
      // The page shows what is stored before its scripts arrive, which register nothing on the server.
      defaultValue: stored.form.getValues(path),
      ...stored.form.register(path, isNeeded ? { required: rules.required } : {}),
    };
  };
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {locales.map((lang) =>
        rows ? (
          <Textarea key={lang} rows={rows} {...propsOf(lang)} />
        ) : (
          <Input key={lang} autoComplete="off" {...propsOf(lang)} />
        ),
      )}
    </div>
  );
}
