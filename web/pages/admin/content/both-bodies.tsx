import { Suspense } from "react";
import { Controller, type FieldValues, type Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { locales } from "#contract/values/locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import type { EditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { editorHeight } from "./editor-height.ts";

const RichEditor = laterPart(() => import("./rich-editor.tsx"));

/** The text itself in both languages, each in its own editor. */
export function BothBodies<Values extends FieldValues>({
  stored,
  name,
  label,
}: {
  stored: EditForm<Values>;
  name: Path<Values>;
  label: string;
}) {
  const { t } = useTranslation("adminForm");
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-6 wide:grid-cols-2">
      {locales.map((lang) => {
        const path = `${name}.${lang}` as Path<Values>;
        return (
          <Suspense key={`${lang} ${stored.round}`} fallback={<Awaited label={t(`in.${lang}`, { label })} />}>
            <Controller
              control={stored.form.control}
              name={path}
              render={({ field }) => (
                <div lang={lang}>
                  <RichEditor
                    label={t(`in.${lang}`, { label })}
                    value={field.value}
                    error={stored.errorOf(path)}
                    onChange={field.onChange}
                  />
                </div>
              )}
            />
          </Suspense>
        );
      })}
    </div>
  );
}

/** The place of an editor that has not come yet, with the line of its button. */
function Awaited({ label }: { label: string }) {
  return (
    <div className="pb-11">
      <p className="type-small mb-1.5 font-semibold">{label}</p>
      <div className={`${editorHeight} grid place-items-center rounded-control border border-control bg-surface`}>
        <Spinner />
      </div>
    </div>
  );
}
