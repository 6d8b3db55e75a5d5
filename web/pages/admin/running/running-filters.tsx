import { useTranslation } from "react-i18next";
import { bidStates, endingWithin, runningOrders } from "#contract/bids/running-admin.ts";
import { durations } from "#contract/listings/listing-kinds.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { addressOfQuery, type RunningQuery, usualValues } from "./running-query.ts";

/** Which running auctions are listed, and in which order. */
export function RunningFilters({ path, query }: { path: string; query: RunningQuery }) {
  const { t } = useTranslation("runningAdmin");
  const narrowing = [
    { name: "within", values: endingWithin },
    { name: "duration", values: durations },
    { name: "bids", values: bidStates },
  ] as const;
  return (
    <AdminFilters
      path={path}
      query={addressOfQuery(query, 1)}
      usual={usualValues}
      className="items-end tablet:grid-cols-2 wide:grid-cols-4 [&>:last-child]:col-span-full"
    >
      {narrowing.map(({ name, values }) => (
        <Select
          key={name}
          name={name}
          label={t(`filter.${name}`)}
          defaultValue={query[name]}
          placeholder={t("filter.any")}
          options={values.map((value) => ({ value, label: t(`${name}.${value}`) }))}
        />
      ))}
      <Select
        name="order"
        label={t("filter.order")}
        defaultValue={query.order}
        options={runningOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
    </AdminFilters>
  );
}
