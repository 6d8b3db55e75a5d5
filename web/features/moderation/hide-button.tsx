import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { reviewRules } from "#contract/moderation/decisions.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { RejectDialog } from "./reject-dialog.tsx";

interface HideButtonProps {
  /** Where the words lie: open, title, text, reasonHint, confirm, keep, done. */
  texts: { namespace: string; key: string; author?: string };
  onHide: (reasons: { rule: (typeof reviewRules)[number]; reason: string }) => Promise<unknown>;
}

/** For a moderator: takes somebody's text off the pages, with reasons that the people affected are told. */
export function HideButton({ texts, onHide }: HideButtonProps) {
  const { t } = useTranslation(texts.namespace, { keyPrefix: texts.key });
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <RejectDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("title", { author: texts.author })}
        text={t("text")}
        confirm={t("confirm")}
        keep={t("keep")}
        hint={t("reasonHint")}
        rules={reviewRules}
        onReject={onHide}
        onDone={() => {
          notify({ kind: "success", text: t("done") });
          void revalidate();
        }}
      />
    </>
  );
}
