import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { listingRules } from "#contract/moderation/decisions.ts";
import type { InspectionFile } from "#contract/moderation/moderation.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RejectDialog } from "#web/features/moderation/reject-dialog.tsx";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** A moderator's two ways; against it only with rule and facts. */
export function InspectionActions({ file: { id, kind, name, mayDecide } }: { file: InspectionFile }) {
  const { t } = useTranslation(["moderationAdmin", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = (body: Parameters<typeof browserApi.moderation.decideInspection>[0]["body"]) =>
    browserApi.moderation.decideInspection({ params: { id }, body });
  const approve = async () => {
    setBusy(true);
    const refused = await failureOf(decide({ decision: "approve" }), t);
    setBusy(false);
    setFailure(refused);
    if (refused !== null) return;
    notify({ kind: "success", text: t(`moderationAdmin:queue.approved.${kind}`) });
    await revalidate();
  };
  return (
    <div className="mt-5 border-t border-line pt-5">
      {mayDecide ? (
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void approve()}>
            {t(`moderationAdmin:queue.approve.${kind}`)}
          </Button>
          <Button kind="outline" onClick={() => setOpen(true)}>
            {t(`moderationAdmin:queue.reject.${kind}`)}
          </Button>
        </div>
      ) : (
        <p className="type-small text-muted">{t("moderationAdmin:queue.own")}</p>
      )}
      <AlertNote className="mt-3">{failure}</AlertNote>
      <RejectDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`moderationAdmin:queue.rejectTitle.${kind}`)}
        text={t(`moderationAdmin:queue.rejectText.${kind}`, { name })}
        confirm={t(`moderationAdmin:queue.reject.${kind}`)}
        keep={t("moderationAdmin:queue.keep")}
        hint={t(`moderationAdmin:queue.hint.${kind}`)}
        rules={listingRules}
        onReject={(reasons) => decide({ decision: "reject", ...reasons })}
        onDone={() => {
          notify({ kind: "success", text: t(`moderationAdmin:queue.rejected.${kind}`) });
          void revalidate();
        }}
      />
    </div>
  );
}
