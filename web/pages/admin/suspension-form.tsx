import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { PersonFile } from "#contract/accounts/people.ts";
import { reasonLength } from "#contract/deals/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The reason first, then the one decision that is open, asked once more. */
export function SuspensionForm({ person }: { person: PersonFile }) {
  const { t } = useTranslation(["moderationDesk", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const suspended = person.suspension === null;
  const verb = suspended ? "suspend" : "release";
  const ask = () => {
    const { least } = reasonLength;
    if (reason.trim().length < least) return setError(t("forms:rule.min", { length: least }));
    setAsked(true);
  };
  const decide = async (): Promise<string | null> => {
    try {
      await browserApi.people.setSuspension({
        params: { name: person.username },
        body: { suspended, reason },
      });
    } catch (failure) {
      return readFailure(failure, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t(`moderationDesk:people.${verb}.done`) });
    setReason("");
    await revalidate();
    return null;
  };
  return (
    <div className="mt-5 grid gap-4">
      <Textarea
        label={t(`moderationDesk:people.${verb}.reason`)}
        hint={t("moderationDesk:people.reasonHint")}
        required
        maxLength={reasonLength.most}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value);
          setError(null);
        }}
      />
      <div>
        <Button kind={suspended ? "primary" : "outline"} onClick={ask}>
          {t(`moderationDesk:people.${verb}.action`)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t(`moderationDesk:people.${verb}.title`, { name: person.username })}
        text={t(`moderationDesk:people.${verb}.text`, { running: person.running, leading: person.leading })}
        confirm={t(`moderationDesk:people.${verb}.action`)}
        keep={t("moderationDesk:people.keep")}
        onConfirm={decide}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
