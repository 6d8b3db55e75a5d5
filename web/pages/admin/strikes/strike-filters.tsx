import { useTranslation } from "react-i18next";
import { cancelledBy, retractedBy, strikeStates } from "#contract/deals/strike-admin.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import type { StrikeQuery } from "./strike-query.ts";

/** Whose, and in which state or by whom. */
export function StrikeFilters({ path, query }: { path: string; query: StrikeQuery }) {
  const { t } = useTranslation("strikeAdmin");
  const { group, q } = query;
  const by = query.retractedBy || query.cancelledBy;
  return (
    <AdminFilters
      path={path}
      key={group}
      whole={`${path}${addressOf({ group }, { group: "strikes" })}`}
      query={addressOf({ q, state: query.state, by })}
      usual={{ group: "strikes" }}
      className="items-start tablet:grid-cols-[2fr_1fr] [&>:last-child]:col-span-full"
    >
      <Input
        name="q"
        label={t("filter.q")}
        hint={t("filter.qHint")}
        defaultValue={q}
        autoComplete="off"
        maxLength={254}
      />
      {group === "strikes" && (
        <Select
          name="state"
          label={t("filter.state")}
          defaultValue={query.state}
          placeholder={t("filter.any")}
          options={strikeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      )}
      {group === "retractions" && (
        <Select
          name="by"
          label={t("filter.by")}
          defaultValue={query.retractedBy}
          placeholder={t("filter.anybody")}
          options={retractedBy.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
      )}
      {group === "cancellations" && (
        <Select
          name="by"
          label={t("filter.by")}
          defaultValue={query.cancelledBy}
          placeholder={t("filter.anybody")}
          options={cancelledBy.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
      )}
      <input type="hidden" name="group" value={group} />
    </AdminFilters>
  );
}
