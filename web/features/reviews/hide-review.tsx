import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { reviewRules } from "#contract/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RejectDialog } from "#web/features/moderation/reject-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/notify.ts";

/** For a moderator: takes a review off the pages for good, with reasons that its author is told. */
export function HideReview({ reviewId, author }: { reviewId: number; author: string }) {
  const { t } = useTranslation("reviews");
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
        title={t("hide.title", { author })}
        text={t("hide.text")}
        confirm={t("hide.confirm")}
        keep={t("hide.keep")}
        hint={t("hide.reasonHint")}
        rules={reviewRules}
        onReject={(body) => browserApi.reviews.hide({ params: { id: reviewId }, body })}
        onDone={() => {
          notify({ kind: "success", text: t("hide.done") });
          void revalidate();
        }}
      />
    </>
  );
}
