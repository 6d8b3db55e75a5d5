import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Removes a text for good, once that is confirmed, and leads back to the list. */
export function RemoveText({
  name,
  text,
  to,
  remove,
}: {
  name: string;
  /** What is lost with it, where that is not the place on the site. */
  text?: string;
  to: string;
  remove: () => Promise<unknown>;
}) {
  const { t } = useTranslation(["contentAdmin", "forms", "common"]);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const failure = await failureOf(remove(), t);
    if (failure !== null) {
      // What a colleague has changed is shown, so that the next press is about that.
      await revalidate();
      return failure;
    }
    notify({ kind: "success", text: t("remove.done") });
    await navigate(to);
    return null;
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t("remove.action")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("remove.title", { name: typography(name) })}
        text={text ?? t("remove.text")}
        confirm={t("remove.confirm")}
        keep={t("remove.keep")}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
