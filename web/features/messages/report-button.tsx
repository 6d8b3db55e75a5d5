import { useState } from "react";
import { useTranslation } from "react-i18next";
import { longestReportNote, type TalkReason, talkReasons } from "#contract/reports/report-words.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Tells moderators of a person, or of one message of theirs; they read what is reported and ten messages up to it. */
export function ReportButton({
  conversationId,
  messageId,
  name,
}: {
  conversationId: number;
  /** null: the person. */
  messageId: number | null;
  name: string;
}) {
  const { t } = useTranslation(["messages", "forms", "common"]);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<TalkReason>("fraud");
  const [note, setNote] = useState("");
  const what = messageId === null ? "person" : "message";
  const file = async (): Promise<string | null> => {
    try {
      await browserApi.reports.file({ params: { id: conversationId }, body: { messageId, reason, note } });
    } catch (error) {
      return readFailure(error, [], t).message ?? t("common:error.general");
    }
    setNote("");
    notify({ kind: "success", text: t("report.done") });
    return null;
  };
  return (
    <>
      <Button kind="quiet" size="small" aria-label={t(`report.${what}.label`, { name })} onClick={() => setOpen(true)}>
        {t("report.action")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(`report.${what}.title`, { name })}
        text={t("report.text")}
        confirm={t("report.confirm")}
        confirmKind="primary"
        keep={t("report.keep")}
        onConfirm={file}
        onClose={() => setOpen(false)}
      >
        <div className="mt-4 grid gap-4">
          <Select
            label={t("report.reason")}
            value={reason}
            options={talkReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
            onChange={(event) => setReason(event.currentTarget.value as TalkReason)}
          />
          <Textarea
            label={t("report.note")}
            rows={3}
            maxLength={longestReportNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
