import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Differences } from "./differences.tsx";
import type { KeptForm } from "./use-kept-form.ts";

/** The end of a text's form: what somebody else has stored meanwhile, what went wrong, and the buttons. */
export function KeptEnd<Values extends FieldValues>({
  kept: { rival, message, busy },
  save,
  children,
}: {
  kept: KeptForm<Values>;
  /** The words of the button, where it does not store a change. */
  save?: string | undefined;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("deskForm");
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
          {save ?? t("save")}
        </Button>
        {children}
      </div>
    </div>
  );
}
