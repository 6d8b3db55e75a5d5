import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { failureOf } from "./action-failure.ts";

interface CancelOwnDialogProps {
  open: boolean;
  listing: { id: number; name: string };
  onClose: () => void;
}

/** Asks the owner before a listing is taken off. */
export function CancelOwnDialog({ open, listing, onClose }: CancelOwnDialogProps) {
  const { t } = useTranslation(["afterSale", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    const failure = await failureOf(browserApi.purchases.cancelOwn({ params: { id: listing.id }, body: {} }), t);
    await revalidate();
    if (failure === null) notify({ kind: "success", text: t("afterSale:cancel.done") });
    return failure;
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("afterSale:cancel.title")}
      text={t("afterSale:cancel.text", { name: listing.name })}
      confirm={t("afterSale:cancel.confirm")}
      keep={t("afterSale:cancel.keep")}
      onConfirm={cancel}
      onClose={onClose}
    />
  );
}
