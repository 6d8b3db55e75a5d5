import "#web/i18n/areas/item.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { RetractButtonProps } from "./retract-button.tsx";
import { RetractLink } from "./retract-link.tsx";

const shortestReason = 3;

/** Withdraws the visitor's own bid. */
export default function RetractOwn({ listingId, hash, short }: Omit<RetractButtonProps, "bidder">) {
  const { t } = useTranslation("receipt");
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ ofReason: boolean; text: string } | null>(null);

  const retract = async () => {
    if (reason.trim().length < shortestReason) return setFailure({ ofReason: true, text: t("reasonNeeded") });
    setBusy(true);
    setFailure(null);
    try {
      await browserApi.bids.retract({ params: { id: listingId, hash }, body: { reason } });
      setOpen(false);
      notify({ kind: "success", text: t("retractedNow") });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) return setFailure({ ofReason: false, text: t("noAnswer") });
      const ofField = error.fields.reason?.join(" ");
      setFailure({ ofReason: ofField !== undefined, text: ofField ?? error.message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <RetractLink short={short} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="narrow"
        title={t("retractOwnTitle")}
        description={t("retractOwnText")}
        actions={
          <>
            <Button kind="danger" busy={busy} onClick={() => void retract()}>
              {t("confirmRetraction")}
            </Button>
            <Button kind="outline" onClick={() => setOpen(false)}>
              {t("keepBid")}
            </Button>
          </>
        }
      >
        <Textarea
          label={t("reasonOwn")}
          hint={t("reasonOwnHint")}
          rows={2}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={failure?.ofReason ? failure.text : null}
        />
        {failure && !failure.ofReason && (
          <div role="alert" className="mt-3">
            <FormError>{failure.text}</FormError>
          </div>
        )}
      </Dialog>
    </div>
  );
}
