import { useState } from "react";
import { useTranslation } from "react-i18next";
import { categoryOptions } from "#web/pages/listing-form/category/category-options.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Select } from "#web/ui/fields/select.tsx";

interface CategoryCellProps {
  value: number | null;
  onChange: (id: number) => void;
  label?: string;
  error?: string | null | undefined;
  className?: string;
}

/** A choice of category. All of them are listed only once it is about to be opened: a hundred rows would list thousands. */
export function CategoryCell({ value, onChange, label, error, className }: CategoryCellProps) {
  const { t } = useTranslation("manyListings");
  const { categories } = useRootData();
  const [isOpen, setOpen] = useState(false);
  const chosen = value === null ? undefined : pathToCategory(categories, value).at(-1);
  const options = isOpen
    ? categoryOptions(categories)
    : chosen
      ? [{ value: String(chosen.id), label: chosen.name }]
      : [];
  return (
    <Select
      label={label ?? t("field.category")}
      placeholder={t("choose")}
      value={value === null ? "" : String(value)}
      options={options}
      error={error}
      title={chosen?.name}
      className={className}
      onPointerEnter={() => setOpen(true)}
      onFocus={() => setOpen(true)}
      onChange={(event) => event.currentTarget.value && onChange(Number(event.currentTarget.value))}
    />
  );
}
