import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { saveFile } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** All goods as a file. */
export function TableExport() {
  const { t } = useTranslation("productDesk");
  const { busy, press } = usePageAction();
  const save = async () => {
    const { data } = await browserApi.productTable.export({});
    saveFile(new File([data.content], data.name, { type: "text/csv;charset=utf-8" }));
  };
  return (
    <section>
      <h2 className="type-h4">{t("table.exportTitle")}</h2>
      <p className="type-small mt-1 mb-4 text-muted">{t("table.exportText")}</p>
      <Button kind="outline" busy={busy} onClick={() => press(save)}>
        {t("table.export")}
      </Button>
    </section>
  );
}
