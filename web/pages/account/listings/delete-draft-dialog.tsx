import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { OwnCard } from "./own-card.ts";

/** Asks before a draft is thrown away. */
export function DeleteDraftDialog({ draft, onClose }: { draft: OwnCard | null; onClose: () => void }) {
  const { t } = useTranslation(["account", "forms", "common"]);
  const { revalidate } = useRevalidator();
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(draft);
  useEffect(() => {
    if (draft) setNamed(draft);
  }, [draft]);

  const remove = async (): Promise<string | null> => {
    if (!draft) return null;
    try {
      await browserApi.ownListings.remove({ params: { id: draft.id } });
      notify({ kind: "success", text: t("account:deleteDraft.done") });
    } catch (error) {
      // Gone already: the listing is deleted, as the visitor wanted.
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) return readFailure(error, [], t).message ?? t("common:error.general");
    }
    await revalidate();
    return null;
  };

  return (
    <ConfirmDialog
      open={draft !== null}
      title={t("account:deleteDraft.title")}
      text={t("account:deleteDraft.text", { name: named?.name || t("account:unnamed") })}
      confirm={t("account:deleteDraft.confirm")}
      keep={t("account:deleteDraft.keep")}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
