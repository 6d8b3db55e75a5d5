import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";

/** All goods as a file. */
export function TableExport() {
  const { t } = useTranslation("productAdmin");
  return (
    <section>
      <h2 className="type-h4">{t("table.exportTitle")}</h2>
      <p className="type-small mt-1 mb-4 text-muted">{t("table.exportText")}</p>
      <ExportButton label={t("table.export")} read={() => browserApi.productTable.export({})} />
    </section>
  );
}
