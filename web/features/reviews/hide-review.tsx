import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { notify } from "#web/ui/notify.ts";
import { Textarea } from "#web/ui/textarea.tsx";

const shortestReason = 5;
const longestReason = 500;

/** For a moderator: takes a review off the pages for good, with a reason. */
export function HideReview({ reviewId, author }: { reviewId: number; author: string }) {
  const { t } = useTranslation(["reviews", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setError(null);
    setFailure(null);
    setOpen(false);
  };
  const hide = async () => {
    if (reason.trim().length < shortestReason)
      return setError(t("forms:rule.min", { length: shortestReason }));
    setBusy(true);
    try {
      await browserApi.reviews.hide({ params: { id: reviewId }, body: { reason: reason.trim() } });
    } catch (refused) {
      return setFailure(readFailure(refused, [], t).message ?? t("common:error.general"));
    } finally {
      setBusy(false);
    }
    close();
    notify({ kind: "success", text: t("reviews:hide.done") });
    await revalidate();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t("reviews:hide.open")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => !next && close()}
        width="narrow"
        title={t("reviews:hide.title", { author })}
        description={t("reviews:hide.text")}
        actions={
          <>
            <Button kind="danger" busy={busy} onClick={() => void hide()}>
              {t("reviews:hide.confirm")}
            </Button>
            <Button kind="outline" onClick={close}>
              {t("reviews:hide.keep")}
            </Button>
          </>
        }
      >
        <Textarea
          label={t("reviews:hide.reason")}
          hint={t("reviews:hide.reasonHint")}
          error={error ?? undefined}
          required
          maxLength={longestReason}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setError(null);
          }}
        />
        {failure && (
          <div role="alert" className="mt-3">
            <FormError>{failure}</FormError>
          </div>
        )}
      </Dialog>
    </>
  );
}
