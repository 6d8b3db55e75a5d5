import { useTranslation } from "react-i18next";
import { adminDealStates, dealAges, dealOrders, dueStates, waitedFor } from "#contract/deals/deal-admin.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { addressOfQuery, type DealQuery, usualValues } from "./deal-query.ts";

/** Which deals are listed, and in which order. */
export function DealFilters({ path, query }: { path: string; query: DealQuery }) {
  const { t } = useTranslation("dealAdmin");
  const narrowing = [
    { name: "waits", values: waitedFor },
    { name: "due", values: dueStates },
    { name: "age", values: dealAges },
  ] as const;
  return (
    <AdminFilters
      path={path}
      query={addressOfQuery(query, 1)}
      usual={usualValues}
      className="items-start tablet:grid-cols-2 wide:grid-cols-4 [&>:last-child]:col-span-full"
    >
      <Input
        className="tablet:col-span-2"
        name="q"
        label={t("filter.q")}
        hint={t("filter.qHint")}
        defaultValue={query.q}
        autoComplete="off"
        maxLength={254}
      />
      <Select
        name="state"
        label={t("filter.state")}
        defaultValue={query.state}
        options={adminDealStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <Select
        name="order"
        label={t("filter.order")}
        defaultValue={query.order}
        options={dealOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
      {narrowing.map(({ name, values }) => (
        <Select
          key={name}
          name={name}
          label={t(`filter.${name}`)}
          defaultValue={query[name]}
          placeholder={t(`filter.any.${name}`)}
          options={values.map((value) => ({ value, label: t(`${name}.${value}`) }))}
        />
      ))}
      <div className="grid grid-cols-2 gap-x-3">
        {(["from", "to"] as const).map((name) => (
          <Input
            key={name}
            name={name}
            label={t(`filter.${name}`)}
            defaultValue={query[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
          />
        ))}
      </div>
    </AdminFilters>
  );
}
