import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import { saveFile } from "#web/forms/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { codeFile } from "./code-file.ts";

interface CodeActionsProps extends Pick<BankTransfer, "spayd"> {
  qr: NonNullable<BankTransfer["qr"]>;
  fileName: string;
}

/**
 * A phone cannot scan its own screen: the code is handed to a banking app as a picture, or where the browser hands nothing on,
 * as a link that such an app may take; or it is saved as a picture that the app reads.
 */
export function CodeActions({ qr, spayd, fileName }: CodeActionsProps) {
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
      {canHand ? (
        <Button size="small" onClick={() => run((file) => navigator.share({ files: [file] }))}>
          {t("transfer.open")}
        </Button>
      ) : (
        spayd && (
          <a href={`spayd:${spayd}`} className={classes(buttonStyle({ size: "small" }), "pointer-fine:hidden")}>
            {t("transfer.open")}
          </a>
        )
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
