import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import type { DocumentFilter } from "#contract/invoices/invoice-admin.ts";
import { periodFault } from "#contract/values/period.ts";
import { addressOf } from "#web/api/client.ts";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";

const { table, archive, pohoda, money } = api.invoiceAdmin;
const programs = [
  ["archive", archive.path],
  ["pohoda", pohoda.path],
  ["money", money.path],
] as const;

/** Saves the documents of a period as a table or for an accounting program; without one it says what is missing (rule IN11). */
export function DocumentExports({ query }: { query: DocumentFilter }) {
  const { t } = useTranslation("invoiceAdmin");
  const fault = periodFault(query);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      {fault === null && (
        <>
          <DownloadButton path={addressOf(table.path, { query })} />
          {programs.map(([name, path]) => (
            <DownloadButton key={name} label={t(name)} path={addressOf(path, { query })} />
          ))}
        </>
      )}
      <p className="type-small text-muted">{fault === null ? t("exportHint") : t(`period.${fault}`)}</p>
    </div>
  );
}
