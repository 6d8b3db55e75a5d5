import { type Control, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { useRules } from "#web/forms/use-rules.ts";
import type { VersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { LinkRows, newEntry, useLinkRules } from "./link-rows.tsx";
import { menuLines } from "./menu-lines.ts";
import { useSettingForm } from "./use-setting-form.ts";

interface Values {
  value: Stored<"bottommenu">["value"];
}

/** The menu of the footer: columns with a title and links. */
export function BottomMenuForm({ setting }: { setting: Stored<"bottommenu"> }) {
  const { t } = useTranslation("settingsAdmin");
  const stored = useSettingForm<"bottommenu", Values>(setting, {
    valuesOf: (value) => ({ value }),
    settingOf: ({ value }) => value,
    linesOf: (columns) => columns.flatMap(({ title, links }) => [`${title.cs}, ${title.en}`, ...menuLines(links)]),
  });
  const columns = useFieldArray({ control: stored.form.control, name: "value" });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-6">
      <p className="type-small max-w-[60ch] text-muted">{t("menu.hint")}</p>
      {columns.fields.map(({ id }, index) => (
        <Column key={id} stored={stored} index={index} onRemove={() => columns.remove(index)} />
      ))}
      {columns.fields.length < 6 && (
        <p>
          <Button
            kind="outline"
            size="small"
            onClick={() => columns.append({ title: { cs: "", en: "" }, links: [newEntry] })}
          >
            {t("menu.addColumn")}
          </Button>
        </p>
      )}
      <VersionedEnd {...stored} />
    </form>
  );
}

function Column({ stored, index, onRemove }: { stored: VersionedLines<Values>; index: number; onRemove: () => void }) {
  const { t } = useTranslation("settingsAdmin");
  const rules = useRules();
  const rulesOf = useLinkRules();
  const { form, errorOf } = stored;
  const control: Control<Values> = form.control;
  const rows = useFieldArray({ control, name: `value.${index}.links` });
  return (
    <fieldset className="grid gap-4 border-b border-line pb-6">
      <legend className="type-h5 mb-2">{t("menu.column", { number: index + 1 })}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Input
          label={t("menu.title.cs")}
          required
          error={errorOf(`value.${index}.title.cs`)}
          autoComplete="off"
          {...form.register(`value.${index}.title.cs`, { required: rules.required })}
        />
        <Input
          label={t("menu.title.en")}
          error={errorOf(`value.${index}.title.en`)}
          autoComplete="off"
          {...form.register(`value.${index}.title.en`)}
        />
      </div>
      <LinkRows
        rows={rows.fields}
        most={20}
        move={rows.move}
        remove={rows.remove}
        append={() => rows.append(newEntry)}
        field={(row, path) => ({
          error: errorOf(`value.${index}.links.${row}.${path}`),
          registered: form.register(`value.${index}.links.${row}.${path}`, rulesOf(path)),
        })}
      />
      <p>
        <Button kind="quiet" size="small" onClick={onRemove}>
          {t("menu.removeColumn")}
        </Button>
      </p>
    </fieldset>
  );
}
