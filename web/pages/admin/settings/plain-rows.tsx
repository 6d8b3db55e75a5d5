import { X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { FormField } from "#contract/settings/field-kinds.ts";
import type { VersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PlainFields } from "./plain-fields.tsx";
import type { PlainValues } from "./plain-values.ts";
import type { PlainWords } from "./use-plain-words.ts";

interface RowsProps {
  stored: VersionedLines<PlainValues>;
  field: Extract<FormField, { kind: "rows" }>;
  words: PlainWords;
  path: string;
}

/** The rows of a setting's list, one at least. */
export function PlainRows({ stored, field, words, path }: RowsProps) {
  const { t } = useTranslation("settingsAdmin");
  const rows = useFieldArray({ control: stored.form.control, name: path as never });
  const empty = Object.fromEntries(Object.keys(field.columns).map((name) => [name, ""]));
  return (
    <>
      <ol className="grid gap-4">
        {rows.fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-x-3 border-b border-line pb-4">
            <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
              <PlainFields stored={stored} fields={field.columns} words={words} path={`${path}.${index}`} />
            </div>
            <IconButton
              className="mt-7.5"
              label={t("plain.remove", { number: index + 1 })}
              disabled={rows.fields.length === 1}
              onClick={() => rows.remove(index)}
            >
              <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      {rows.fields.length < field.most && (
        <p>
          <Button kind="outline" size="small" onClick={() => rows.append(empty as never)}>
            {t("plain.add")}
          </Button>
        </p>
      )}
    </>
  );
}
