import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { bidRules } from "#contract/decisions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RejectDialog } from "#web/features/moderation/reject-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { notify } from "#web/ui/notify.ts";
import { Textarea } from "#web/ui/textarea.tsx";

const shortestReason = 3;

interface RetractButtonProps {
  listingId: number;
  /** Of the bid's line in the log. */
  hash: string;
  /** Public name of whose bid it is; null: the own one. */
  bidder: string | null;
  /** For a narrow column: the button's name says the rest. */
  short?: boolean;
}

/** Withdraws a bid after a reason and a confirmation: there is no way back. A moderator names a rule as well. */
export function RetractButton(props: RetractButtonProps) {
  const { bidder } = props;
  return bidder === null ? <RetractOwn {...props} /> : <RetractOthers {...props} bidder={bidder} />;
}

function RetractOthers({ listingId, hash, bidder, short }: RetractButtonProps & { bidder: string }) {
  const { t } = useTranslation("receipt");
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <RetractLink short={short} onClick={() => setOpen(true)} />
      <RejectDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("retractOthersTitle", { bidder })}
        text={t("retractOthersText")}
        confirm={t("confirmRetraction")}
        keep={t("keepBid")}
        hint={t("reasonOthersHint")}
        rules={bidRules}
        onReject={(body) => browserApi.bids.retract({ params: { id: listingId, hash }, body })}
        onDone={() => {
          notify({ kind: "success", text: t("retractedNow") });
          void revalidate();
        }}
      />
    </div>
  );
}

function RetractOwn({ listingId, hash, short }: Omit<RetractButtonProps, "bidder">) {
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

function RetractLink({
  short = false,
  onClick,
}: Pick<RetractButtonProps, "short"> & { onClick: () => void }) {
  const { t } = useTranslation("receipt");
  return (
    <Button
      kind="quiet"
      className={classes("text-left", short && "type-small")}
      aria-label={t("retract")}
      onClick={onClick}
    >
      {t(short ? "retractShort" : "retract")}
    </Button>
  );
}
