import "#web/i18n/areas/record.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { RetractButtonProps } from "./retract-button-props.ts";
import { RetractLink } from "./retract-link.tsx";

const shortestReason = 3;

export default function RetractOwn({ listingId, hash, short }: Omit<RetractButtonProps, "bidder">) {
  const { t } = useTranslation("receipt");
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [reasonError, setReasonError] = useState<string | null>(null);

  const retract = async () => {
    setReasonError(null);
    if (reason.trim().length < shortestReason) {
      setReasonError(t("reasonNeeded"));
      return "";
    }
    try {
      await browserApi.bids.retract({ params: { id: listingId, hash }, body: { reason } });
    } catch (error) {
      if (!(error instanceof ApiError)) return t("noAnswer");
      setReasonError(error.fields.reason?.join(" ") ?? null);
      return error.fields.reason ? "" : error.message;
    }
    notify({ kind: "success", text: t("retractedNow") });
    await revalidate();
    return null;
  };

  return (
    <div>
      <RetractLink short={short} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("retractOwnTitle")}
        text={t("retractOwnText")}
        confirm={t("confirmRetraction")}
        keep={t("keepBid")}
        onConfirm={retract}
      >
        <Textarea
          label={t("reasonOwn")}
          hint={t("reasonOwnHint")}
          rows={2}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={reasonError}
        />
      </ConfirmDialog>
    </div>
  );
}
