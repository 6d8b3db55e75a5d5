import { useTranslation } from "react-i18next";
import { Select } from "#web/ui/fields/select.tsx";

interface RowChoiceProps {
  label: string;
  rows: readonly { readonly id: number; readonly name: string; readonly number: number | null }[];
  value: number | null;
  onChange: (id: number) => void;
}

/** A choice of a bottle: what dragging does, for keyboards, screen readers and small screens. */
export function RowChoice({ label, rows, value, onChange }: RowChoiceProps) {
  const { t } = useTranslation("manyListings");
  return (
    <Select
      label={label}
      className="min-w-0 grow"
      {...(value === null && { placeholder: t("choose") })}
      value={value === null ? "" : String(value)}
      options={rows.map(({ id, name, number }) => ({
        value: String(id),
        label: number === null ? name || t("rows.nameless") : `${number}. ${name || t("rows.unnamed", { number })}`,
      }))}
      onChange={(event) => event.currentTarget.value && onChange(Number(event.currentTarget.value))}
    />
  );
}
