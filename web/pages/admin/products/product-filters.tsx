import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { shownStates, stockStates } from "#contract/shop/product-states.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { addressOfQuery, type DeskQuery } from "./desk-query.ts";

/** What the list of goods is narrowed to; sent as an address, with or without scripts. */
export function ProductFilters({ query }: { query: DeskQuery }) {
  const { t } = useTranslation("productDesk");
  return (
    <Form
      key={addressOfQuery(query, 1)}
      method="get"
      role="search"
      className="mt-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 wide:grid-cols-[minmax(0,1fr)_11rem_11rem_auto_auto]"
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
        className="wide:whitespace-nowrap"
      />
      <Button type="submit" kind="outline">
        {t("filter.find")}
      </Button>
    </Form>
  );
}
