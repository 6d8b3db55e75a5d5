import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { notify } from "#web/ui/notify.ts";
import type { OwnCard } from "./own-card.ts";

/** Asks before a draft is thrown away. Stays open, with the reason, when that fails. */
export function DeleteDraftDialog({ draft, onClose }: { draft: OwnCard | null; onClose: () => void }) {
  const { t } = useTranslation(["account", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(draft);
  useEffect(() => {
    if (draft) setNamed(draft);
    setFailure(null);
  }, [draft]);

  const remove = async () => {
    if (!draft) return;
    setBusy(true);
    try {
      await browserApi.advertisements.remove({ params: { id: draft.id } });
      notify({ kind: "success", text: t("account:deleteDraft.done") });
      onClose();
      await revalidate();
    } catch (error) {
      // Gone already: what was wanted has happened.
      if (error instanceof ApiError && error.status === 404) {
        onClose();
        await revalidate();
      } else setFailure(readFailure(error, [], t).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={draft !== null}
      onOpenChange={(open) => !open && onClose()}
      width="narrow"
      title={t("account:deleteDraft.title")}
      description={t("account:deleteDraft.text", { name: named?.name || t("account:unnamed") })}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {t("account:deleteDraft.confirm")}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t("account:deleteDraft.keep")}
          </Button>
        </>
      }
    >
      {failure && (
        <div role="alert">
          <FormError>{failure}</FormError>
        </div>
      )}
    </Dialog>
  );
}
