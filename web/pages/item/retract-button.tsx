import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { notify } from "#web/ui/notify.ts";
import { Textarea } from "#web/ui/textarea.tsx";

const shortestReason = 3;

interface RetractButtonProps {
  listingId: number;
  sequence: number;
  /** Public name of whose bid it is; null: the own one. */
  bidder: string | null;
}

/** Withdraws a bid after a reason and a confirmation: there is no way back. */
export function RetractButton({ listingId, sequence, bidder }: RetractButtonProps) {
  const { t } = useTranslation("receipt");
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ ofReason: boolean; text: string } | null>(null);
  const own = bidder === null;

  const retract = async () => {
    if (reason.trim().length < shortestReason) return setFailure({ ofReason: true, text: t("reasonNeeded") });
    setBusy(true);
    setFailure(null);
    try {
      await browserApi.bids.retract({ params: { id: listingId, sequence }, body: { reason } });
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
      <Button kind="quiet" className="type-small text-left" onClick={() => setOpen(true)}>
        {t("retract")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="narrow"
        title={own ? t("retractOwnTitle") : t("retractOthersTitle", { bidder })}
        description={own ? t("retractOwnText") : t("retractOthersText")}
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
          label={own ? t("reasonOwn") : t("reasonOthers")}
          hint={own ? t("reasonOwnHint") : undefined}
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
