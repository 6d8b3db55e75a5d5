import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Blocks a person after a question, or lets them write again at once. */
export function BlockButton({ person, isBlocked }: { person: { id: number; username: string }; isBlocked: boolean }) {
  const { t } = useTranslation(["messages", "common"]);
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = person.username;
  const set = async (blocked: boolean): Promise<string | null> => {
    setBusy(true);
    try {
      await browserApi.blocks.set({ params: { id: person.id }, body: { blocked } });
      notify({ kind: "success", text: t(blocked ? "block.done" : "block.undone", { name }) });
      await revalidate();
      return null;
    } catch (error) {
      return readFailure(error, [], t).message ?? t("common:error.general");
    } finally {
      setBusy(false);
    }
  };
  const unblock = async () => {
    const failure = await set(false);
    if (failure) notify({ kind: "error", text: failure });
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={busy && !isAsking}
        aria-label={isBlocked ? t("block.undoOf", { name }) : t("block.actionOf", { name })}
        onClick={() => (isBlocked ? void unblock() : setAsking(true))}
      >
        {t(isBlocked ? "block.undo" : "block.action")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("block.title", { name })}
        text={t("block.text")}
        confirm={t("block.confirm")}
        keep={t("block.keep")}
        onConfirm={() => set(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
