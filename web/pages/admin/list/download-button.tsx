import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveDownload } from "#web/forms/save-download.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves a file that the API makes while it sends it, without a label of its own a table; what refuses it stays below the buttons. */
export function DownloadButton({ label, path }: { label?: string; path: string }) {
  const { t } = useTranslation("adminList");
  const { busy, run } = usePageAction();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <Button
        kind="outline"
        busy={busy}
        onClick={async () => {
          setRefusal(null);
          setRefusal(await run(() => saveDownload(path)));
        }}
      >
        {label ?? t("export")}
      </Button>
      {refusal && (
        <p role="alert" className="type-small order-last basis-full text-danger-text">
          {refusal}
        </p>
      )}
    </>
  );
}
