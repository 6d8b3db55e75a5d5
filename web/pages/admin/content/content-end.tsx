import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Differences } from "./differences.tsx";
import type { ContentForm } from "./use-content-form.ts";

/** The end of a text's form: what somebody else has stored meanwhile, what went wrong, and the buttons. */
export function ContentEnd<Values extends FieldValues>({
  kept: { rival, message, busy },
  children,
}: {
  kept: ContentForm<Values>;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("contentDesk");
  return (
    <div>
      {rival ? (
        <Notice
          live
          tone="warning"
          title={t("rival.title")}
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="small" kind="outline" onClick={rival.keepMine}>
                {t("rival.mine")}
              </Button>
              <Button size="small" kind="outline" onClick={rival.takeTheirs}>
                {t("rival.theirs")}
              </Button>
            </div>
          }
        >
          <p className="mb-3">{t("rival.text")}</p>
          <Differences before={rival.mine} after={rival.theirs} />
        </Notice>
      ) : (
        <FormMessage>{message}</FormMessage>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={rival !== null}>
          {t("save")}
        </Button>
        {children}
      </div>
    </div>
  );
}
