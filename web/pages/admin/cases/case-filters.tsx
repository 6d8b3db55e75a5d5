import { useTranslation } from "react-i18next";
import { answerStates, caseOrders } from "#contract/deals/cases.ts";
import { caseKinds } from "#contract/deals/deal-cases.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { classes } from "#web/ui/classes.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { type CaseQuery, usualCases } from "./case-query.ts";

/** Which cases are listed; decided ones stand by the day of the decision alone. */
export function CaseFilters({ path, query }: { path: string; query: CaseQuery }) {
  const { t } = useTranslation("dealAdmin");
  const { state, ...narrowed } = query;
  return (
    <AdminFilters
      path={path}
      key={state}
      whole={`${path}${addressOf({ group: state }, { group: "open" })}`}
      query={addressOf({ ...narrowed }, usualCases)}
      usual={usualCases}
      className={classes(
        "items-start [&>:last-child]:col-span-full",
        state === "open"
          ? "tablet:grid-cols-3 wide:grid-cols-[2fr_repeat(3,minmax(0,1fr))]"
          : "tablet:grid-cols-2 wide:grid-cols-[2fr_repeat(2,minmax(0,1fr))]",
      )}
    >
      <Input
        className="max-wide:col-span-full"
        name="q"
        label={t("filter.q")}
        hint={t("filter.qHint")}
        defaultValue={query.q}
        autoComplete="off"
        maxLength={254}
      />
      <Select
        name="kind"
        label={t("caseFilter.kind")}
        defaultValue={query.kind}
        placeholder={t("caseFilter.anyKind")}
        options={caseKinds.map((value) => ({ value, label: t(`caseFilter.kinds.${value}`) }))}
      />
      <Select
        name="answer"
        label={t("caseFilter.answer")}
        defaultValue={query.answer}
        placeholder={t("caseFilter.anyAnswer")}
        options={answerStates.map((value) => ({ value, label: t(`caseFilter.answers.${value}`) }))}
      />
      {state === "open" ? (
        <Select
          name="order"
          label={t("caseFilter.order")}
          defaultValue={query.order}
          options={caseOrders.map((value) => ({ value, label: t(`caseFilter.orders.${value}`) }))}
        />
      ) : (
        <input type="hidden" name="group" value="closed" />
      )}
    </AdminFilters>
  );
}
