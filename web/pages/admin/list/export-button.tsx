import { useTranslation } from "react-i18next";
import { saveFile } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Reads what the list shows now as a table. */
export type ReadTable = () => Promise<{ data: Table }>;

interface Table {
  name: string;
  content: string;
  lines?: number;
  /** There are more lines than the file takes. */
  isCut?: boolean;
}

/** Saves what a list shows as a table for spreadsheets, and says where that is not all. */
export function ExportButton({ label, read }: { label?: string; read: ReadTable }) {
  const { t } = useTranslation("adminList");
  const { busy, press } = usePageAction();
  const save = async () => {
    const { name, content, lines, isCut } = (await read()).data;
    saveFile(new File([content], name, { type: "text/csv;charset=utf-8" }));
    if (isCut) notify({ kind: "info", text: t("cut", { count: lines ?? 0 }) });
  };
  return (
    <Button kind="outline" busy={busy} onClick={() => press(save)}>
      {label ?? t("export")}
    </Button>
  );
}
