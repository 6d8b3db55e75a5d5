import { useTranslation } from "react-i18next";
import { saveDownload } from "#web/forms/save-download.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves a file that the API makes while it sends it, without a label of its own a table; what refuses it is said. */
export function DownloadButton({ label, path }: { label?: string; path: string }) {
  const { t } = useTranslation("adminList");
  const { busy, press } = usePageAction();
  return (
    <Button kind="outline" busy={busy} onClick={() => press(() => saveDownload(path))}>
      {label ?? t("export")}
    </Button>
  );
}
