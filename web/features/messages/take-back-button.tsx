import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { takeBackSeconds } from "#contract/messages/messages.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Takes one's own message back while its minute runs; it leaves when that is over, by the server's clock. */
export function TakeBackButton({ id, at, serverTime }: { id: number; at: string; serverTime: string }) {
  const { t } = useTranslation(["messages", "common"]);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const leftMs = takeBackSeconds * 1000 - (Date.parse(serverTime) - Date.parse(at));
  const [isOpen, setOpen] = useState(leftMs > 0);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [leftMs]);
  if (!isOpen) return null;
  const takeBack = async () => {
    setBusy(true);
    try {
      await browserApi.messages.takeBack({ params: { id } });
      notify({ kind: "success", text: t("takeBack.done") });
    } catch (error) {
      notify({ kind: "error", text: readFailure(error, [], t).message ?? t("common:error.general") });
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
  return (
    <Button kind="quiet" size="small" className="mt-1" busy={busy} onClick={() => void takeBack()}>
      {t("takeBack.action")}
    </Button>
  );
}
