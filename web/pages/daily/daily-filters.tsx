import { useTranslation } from "react-i18next";
import { shelfSorts } from "#contract/search/listing-query.ts";
import { AutoSelect } from "#web/features/listings/auto-select.tsx";
import { typography } from "#web/format/typography.ts";

/** A category to choose, with those right below it. */
export type ChoosableCategory = Named & { subcategories: Named[] };
type Named = { id: number; name: string };

interface DailyFiltersProps {
  filters: { category?: number | undefined; endsOn?: string | undefined; sort: string };
  categories: readonly ChoosableCategory[];
}

/** What narrows and orders the list: a plain form, choosing sends it. */
export function DailyFilters({ filters, categories }: DailyFiltersProps) {
  const { t } = useTranslation(["daily", "shelf"]);
  return (
    <form
      method="get"
      className="type-small mt-6 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-y py-3 max-tablet:*:w-full max-tablet:[&_label]:w-18 max-tablet:[&_label]:shrink-0"
    >
      {filters.endsOn && <input type="hidden" name="endsOn" value={filters.endsOn} />}
      <AutoSelect
        name="category"
        label={t("category")}
        value={filters.category === undefined ? "" : String(filters.category)}
        options={[
          { value: "", label: t("allCategories") },
          ...categories.map(({ id, name, subcategories }) => ({
            label: name,
            options: [
              { value: String(id), label: t("whole", { name: typography(name) }) },
              ...subcategories.map((below) => ({ value: String(below.id), label: typography(below.name) })),
            ],
          })),
        ]}
      />
      <AutoSelect
        name="sort"
        label={t("sort")}
        value={filters.sort}
        options={shelfSorts.map((sort) => ({ value: sort, label: t(`shelf:sort.${sort}`) }))}
      />
      <noscript>
        <button type="submit" className="quiet-link min-h-11">
          {t("apply")}
        </button>
      </noscript>
    </form>
  );
}
