import { Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#web/ui/overlays/notify.ts";
import { copyText } from "./copy-text.ts";

const style =
  "needs-script type-small -ml-2 inline-flex min-h-11 items-center gap-2.5 rounded-control px-2 transition-colors duration-150 hover:bg-info-tint";

/**
 * Sends the page on: its link onto the clipboard, or through what the device itself offers. Without scripts neither can
 * be done, and the address stands in the browser's own line.
 */
export function ShareLinks({ name }: { name: string }) {
  const { t } = useTranslation("item");
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);

  const copy = async () => {
    const isCopied = await copyText(pageAddress());
    notify(
      isCopied
        ? { kind: "success", text: t("share.copied"), id: snackbar }
        : { kind: "error", text: t("share.copyFailed"), id: snackbar },
    );
  };
  const share = async () => {
    try {
      await navigator.share({ title: name, url: pageAddress() });
    } catch (error) {
      // A visitor who closes the device's share sheet has changed their mind, so nothing is shown.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ kind: "error", text: t("share.failed"), id: snackbar });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()} className={style}>
        <Link2 aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        {t("share.copy")}
      </button>
      {canShare && (
        <button type="button" onClick={() => void share()} className={style}>
          <Share2 aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
          {t("share.send")}
        </button>
      )}
    </>
  );
}

const snackbar = "share";

/** The canonical address: without the query somebody came with. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? window.location.href;
}
