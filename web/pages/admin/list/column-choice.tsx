import { useTranslation } from "react-i18next";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import type { ListWords } from "./use-list-words.ts";

/** Which columns of a table are shown, for whom that remembers this device. */
export function ColumnChoice({
  columns,
  hidden,
  toggle,
  words,
}: {
  columns: readonly string[];
  hidden: readonly string[];
  toggle: (column: string) => void;
  words: ListWords;
}) {
  const { t } = useTranslation("adminList");
  return (
    <details className="needs-script group mb-2">
      <summary className="type-small inline-flex min-h-11 items-center gap-2 desktop:min-h-8">
        {t("columns", { shown: columns.length - hidden.length, all: columns.length })}
        <SharedIcon name="chevron-down" className="fold-arrow" />
      </summary>
      <div className="flex flex-wrap gap-x-5">
        {columns.map((key) => (
          <Checkbox key={key} label={words.column(key)} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
        ))}
      </div>
    </details>
  );
}
