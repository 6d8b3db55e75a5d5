import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface Choice {
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** Says that somebody else has stored another version meanwhile, and how it differs; nothing is overwritten without a choice. */
export function ConflictNotice({
  conflict,
  text,
  children,
}: {
  conflict: Choice;
  text: string;
  /** The differences. */
  children: ReactNode;
}) {
  const { t } = useTranslation("adminForm");
  return (
    <Notice
      live
      tone="warning"
      title={t("rival.title")}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" kind="outline" onClick={conflict.keepMine}>
            {t("rival.mine")}
          </Button>
          <Button size="small" kind="outline" onClick={conflict.takeTheirs}>
            {t("rival.theirs")}
          </Button>
        </div>
      }
    >
      <p className="mb-2">{text}</p>
      {children}
    </Notice>
  );
}
