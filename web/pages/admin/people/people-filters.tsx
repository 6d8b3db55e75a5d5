import { useTranslation } from "react-i18next";
import { personStates, shortestPersonWord } from "#contract/accounts/people.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { addressOfPeople, type PeopleQuery } from "./people-query.ts";

/** What is known of somebody, and in what state accounts are. */
export function PeopleFilters({
  path,
  query,
  isShort,
}: {
  path: string;
  query: PeopleQuery;
  isShort: boolean;
}) {
  const { t } = useTranslation("moderationAdmin");
  return (
    <AdminFilters
      path={path}
      query={addressOfPeople(query)}
      className="grid-cols-1 items-start tablet:grid-cols-[2fr_1fr] [&>:last-child]:col-span-full"
    >
      <Input
        name="q"
        label={t("people.q")}
        hint={t("people.qHint")}
        error={isShort ? t("people.short", { length: shortestPersonWord }) : undefined}
        defaultValue={query.q}
        autoComplete="off"
        maxLength={254}
      />
      <Select
        name="state"
        label={t("people.state")}
        defaultValue={query.state}
        placeholder={t("people.anyState")}
        options={personStates.map((value) => ({ value, label: t(`people.states.${value}`) }))}
      />
    </AdminFilters>
  );
}
