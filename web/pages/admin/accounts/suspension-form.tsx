import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { PersonFile } from "#contract/accounts/people.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { ReasonField, useReason } from "#web/pages/admin/reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The reason first, then the one decision that is open, asked once more. */
export function SuspensionForm({ person }: { person: PersonFile }) {
  const { t } = useTranslation(["moderationAdmin", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const reason = useReason();
  const [isAsked, setAsked] = useState(false);
  const suspended = person.suspension === null;
  const verb = suspended ? "suspend" : "release";
  const ask = () => {
    if (reason.check()) setAsked(true);
  };
  const decide = async (): Promise<string | null> => {
    try {
      await browserApi.people.setSuspension({
        params: { name: person.username },
        body: { suspended, reason: reason.text },
      });
    } catch (failure) {
      return readFailure(failure, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t(`moderationAdmin:people.${verb}.done`) });
    reason.write("");
    await revalidate();
    return null;
  };
  return (
    <div className="mt-5 grid gap-4">
      <ReasonField
        reason={reason}
        label={t(`moderationAdmin:people.${verb}.reason`)}
        hint={t("moderationAdmin:people.reasonHint")}
      />
      <div>
        <Button kind={suspended ? "primary" : "outline"} onClick={ask}>
          {t(`moderationAdmin:people.${verb}.action`)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t(`moderationAdmin:people.${verb}.title`, { name: person.username })}
        text={t(`moderationAdmin:people.${verb}.text`, { running: person.running, leading: person.leading })}
        confirm={t(`moderationAdmin:people.${verb}.action`)}
        keep={t("moderationAdmin:people.keep")}
        onConfirm={decide}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
