import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** What of a page could not be loaded, and the press that tries again. */
export function UnreadNotice({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation("common");
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="danger"
      className={className}
      action={
        <Button kind="outline" size="small" busy={state === "loading"} onClick={() => void revalidate()}>
          {t("error.retry")}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
