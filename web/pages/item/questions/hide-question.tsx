import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { reviewRules } from "#contract/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RejectDialog } from "#web/features/moderation/reject-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/notify.ts";

/** For a moderator: takes a question with its answer off the page, with reasons that both sides are told. */
export function HideQuestion({ answerId }: { answerId: number }) {
  const { t } = useTranslation("messages");
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t("hide.open")}
      </Button>
      <RejectDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("hide.title")}
        text={t("hide.text")}
        confirm={t("hide.confirm")}
        keep={t("hide.keep")}
        hint={t("hide.reasonHint")}
        rules={reviewRules}
        onReject={(body) => browserApi.messages.hide({ params: { id: answerId }, body })}
        onDone={() => {
          notify({ kind: "success", text: t("hide.done") });
          void revalidate();
        }}
      />
    </>
  );
}
