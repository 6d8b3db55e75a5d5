import { useTranslation } from "react-i18next";
import { auditKinds, shortestAuditWords } from "#contract/admin/audit-kinds.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { type AuditQuery, addressOfQuery } from "./audit-query.ts";

interface AuditFiltersProps {
  path: string;
  query: AuditQuery;
  isPersonKnown: boolean;
  /** What the server says of fields that it cannot read. */
  faults: Readonly<Record<string, string[]>>;
}

/** What the log of changes is narrowed to: who, of what, when and with which words. */
export function AuditFilters({ path, query, isPersonKnown, faults }: AuditFiltersProps) {
  const { t } = useTranslation("auditAdmin");
  const locale = useLocale();
  const kinds = auditKinds
    .map((value) => ({ value, label: t(`kind.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <AdminFilters
      path={path}
      query={addressOfQuery(query)}
      className="grid-cols-1 items-start tablet:grid-cols-3 [&>:last-child]:col-span-full"
    >
      <Input
        name="by"
        label={t("filter.by")}
        hint={t("filter.byHint")}
        error={isPersonKnown ? faults.by : t("filter.nobody")}
        defaultValue={query.by}
        autoComplete="off"
        maxLength={254}
      />
      <Select
        name="kind"
        label={t("filter.kind")}
        defaultValue={query.kind}
        placeholder={t("filter.anyKind")}
        options={kinds}
      />
      <Input
        name="id"
        label={t("filter.id")}
        hint={t("filter.idHint")}
        error={faults.id}
        defaultValue={query.id}
        autoComplete="off"
        maxLength={80}
      />
      <Input name="from" type="date" label={t("filter.from")} error={faults.from} defaultValue={query.from} />
      <Input name="to" type="date" label={t("filter.to")} error={faults.to} defaultValue={query.to} />
      <Input
        name="q"
        label={t("filter.q")}
        error={faults.q && t("filter.short", { length: shortestAuditWords })}
        defaultValue={query.q}
        autoComplete="off"
        maxLength={100}
      />
    </AdminFilters>
  );
}
