import { useTranslation } from "react-i18next";
import {
  type DocumentFilter,
  documentDays,
  documentKinds,
  documentStates,
} from "#contract/payments/invoice-admin.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { addressOfDocuments, usualDocuments } from "./document-query.ts";

/** What the list of documents is narrowed to, and its exports with it. */
export function DocumentFilters({ path, query }: { path: string; query: DocumentFilter }) {
  const { t } = useTranslation("invoiceAdmin");
  return (
    <AdminFilters
      path={path}
      query={addressOfDocuments(query)}
      usual={usualDocuments}
      className="grid-cols-1 items-start tablet:grid-cols-3 [&>:last-child]:col-span-full"
    >
      <Select
        name="day"
        label={t("filter.day")}
        defaultValue={query.day}
        options={documentDays.map((value) => ({ value, label: t(`day.${value}`) }))}
      />
      <Input name="from" type="date" label={t("filter.from")} defaultValue={query.from} />
      <Input name="to" type="date" label={t("filter.to")} defaultValue={query.to} />
      <Select
        name="kind"
        label={t("filter.kind")}
        defaultValue={query.kind}
        placeholder={t("filter.anyKind")}
        options={documentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <Select
        name="state"
        label={t("filter.state")}
        defaultValue={query.state}
        placeholder={t("filter.anyState")}
        options={documentStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <Input
        name="q"
        label={t("filter.q")}
        hint={t("filter.qHint")}
        defaultValue={query.q}
        autoComplete="off"
        maxLength={100}
      />
    </AdminFilters>
  );
}
