import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Strike } from "#contract/moderation/strike-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { ReasonField, useReason } from "#web/pages/admin/reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Asks for the reason and says what follows before a strike is withdrawn (rule K12). */
export function WithdrawStrike({ strike }: { strike: Strike }) {
  const { t } = useTranslation(["strikeAdmin", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const reason = useReason();
  const withdraw = async (): Promise<string | null> => {
    if (!reason.check()) return "";
    try {
      await browserApi.strikeAdmin.withdraw({ params: { id: strike.id }, body: { reason: reason.text } });
    } catch (failure) {
      return readFailure(failure, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t("strikeAdmin:withdraw.done") });
    await revalidate();
    return null;
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t("strikeAdmin:withdraw.action")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("strikeAdmin:withdraw.title", { name: strike.person.username })}
        text={t(`strikeAdmin:withdraw.${strike.suspends ? "textSuspended" : "text"}`)}
        confirm={t("strikeAdmin:withdraw.action")}
        keep={t("strikeAdmin:withdraw.keep")}
        confirmKind="primary"
        onConfirm={withdraw}
        onClose={() => {
          setAsked(false);
          reason.fail(null);
        }}
      >
        <ReasonField reason={reason} label={t("strikeAdmin:withdraw.reason")} hint={t("strikeAdmin:withdraw.hint")} />
      </ConfirmDialog>
    </>
  );
}
