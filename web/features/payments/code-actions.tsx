import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import { saveFile } from "#web/forms/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { codeFile } from "./code-file.ts";

/** On a phone the code cannot be scanned: it is handed to a banking app, or saved as a picture that the app reads. */
export function CodeActions({ qr, fileName }: { qr: NonNullable<BankTransfer["qr"]>; fileName: string }) {
  const { t } = useTranslation(["payments", "common"]);
  const [canHand, setCanHand] = useState(false);
  useEffect(() => setCanHand(mayShareFiles()), []);
  const run = (work: (file: File) => Promise<void> | void) =>
    void codeFile(qr, fileName)
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
          {t("transfer.open")}
        </Button>
      )}
      <Button size="small" kind="outline" onClick={() => run(saveFile)}>
        {t("transfer.save")}
      </Button>
    </div>
  );
}

function mayShareFiles(): boolean {
  const sample = new File([""], "qr.png", { type: "image/png" });
  return window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [sample] }) === true;
}
