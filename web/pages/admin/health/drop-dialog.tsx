import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { PutOffEvent } from "#contract/admin-overview/overview.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

const leastReason = 5;
const mostReason = 1_000;

/** Asks before an event is given up, with the reason that the audit keeps. */
export function DropDialog({
  event: { id, topic },
  open,
  onClose,
}: {
  event: PutOffEvent;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(["adminHealth", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const fault = reason.trim().length < leastReason ? t("forms:rule.min", { length: leastReason }) : null;
  const drop = async () => {
    setTried(true);
    if (fault) return "";
    const failure = await failureOf(
      browserApi.adminOverview.dropEvent({ params: { id }, body: { reason: reason.trim() } }),
      t,
    );
    if (failure === null) notify({ kind: "success", text: t("putOff.dropped") });
    await revalidate();
    return failure;
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("putOff.dropTitle", { topic })}
      text={t("putOff.dropText")}
      confirm={t("putOff.dropConfirm")}
      keep={t("putOff.dropKeep")}
      onConfirm={drop}
      onClose={onClose}
    >
      <Textarea
        label={t("putOff.reason")}
        required
        maxLength={mostReason}
        value={reason}
        error={isTried ? fault : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
