import { saveDownload } from "#web/forms/save-download.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves a file that the API makes while it sends it; what refuses it is said. */
export function DownloadButton({ label, path }: { label: string; path: string }) {
  const { busy, press } = usePageAction();
  return (
    <Button kind="outline" busy={busy} onClick={() => press(() => saveDownload(path))}>
      {label}
    </Button>
  );
}
