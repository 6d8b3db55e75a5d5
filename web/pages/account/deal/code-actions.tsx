import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DealPayment } from "#contract/deals/deals.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { codeFile, saveFile } from "./code-file.ts";

/** On a phone the code cannot be scanned: it is handed to a banking app, or saved as a picture that the app reads. */
export function CodeActions({ qr, dealId }: { qr: NonNullable<DealPayment["qr"]>; dealId: number }) {
  const { t } = useTranslation(["deals", "common"]);
  const [canHand, setCanHand] = useState(false);
  const name = t("payment.saved", { id: dealId });
  useEffect(() => setCanHand(mayShareFiles()), []);
  const run = (work: (file: File) => Promise<void> | void) =>
    void codeFile(qr, name)
      .then(work)
      .catch((error: unknown) => {
        // Whoever closes the list of apps has changed their mind.
        if (!(error instanceof DOMException && error.name === "AbortError")) {
          notify({ kind: "error", text: t("common:error.general") });
        }
      });
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {canHand && (
        <Button size="small" onClick={() => run((file) => navigator.share({ files: [file] }))}>
          {t("payment.open")}
        </Button>
      )}
      <Button size="small" kind="outline" onClick={() => run(saveFile)}>
        {t("payment.save")}
      </Button>
    </div>
  );
}

function mayShareFiles(): boolean {
  const sample = new File([""], "qr.png", { type: "image/png" });
  return window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [sample] }) === true;
}
