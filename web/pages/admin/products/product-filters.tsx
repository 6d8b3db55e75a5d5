import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { shownStates, stockStates } from "#contract/shop/product-states.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { type AdminQuery, addressOfQuery, usualValues } from "./admin-query.ts";

/** What the list of goods is narrowed to; sent as an address, with or without scripts. */
export function ProductFilters({ query }: { query: AdminQuery }) {
  const { t } = useTranslation("productAdmin");
  return (
    <AdminFilters
      path={pathTo("productAdmin", useLocale())}
      query={addressOfQuery(query, 1)}
      usual={usualValues}
      className="grid-cols-2 items-end [&>:last-child]:max-wide:col-span-full wide:grid-cols-[minmax(0,1fr)_11rem_11rem_auto_auto]"
    >
      <Input
        name="q"
        label={t("filter.q")}
        defaultValue={query.q}
        autoComplete="off"
        maxLength={100}
        className="max-wide:col-span-full"
      />
      <Select
        name="shown"
        label={t("filter.shown")}
        defaultValue={query.shown}
        options={shownStates.map((value) => ({ value, label: t(`shown.${value}`) }))}
      />
      <Select
        name="stock"
        label={t("filter.stock")}
        defaultValue={query.stock}
        options={stockStates.map((value) => ({ value, label: t(`stock.${value}`) }))}
      />
      <Checkbox
        name="reduced"
        value="true"
        label={t("filter.reduced")}
        defaultChecked={query.reduced}
        className="max-wide:col-span-full wide:whitespace-nowrap"
      />
    </AdminFilters>
  );
}
