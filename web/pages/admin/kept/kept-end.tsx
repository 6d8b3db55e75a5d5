import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Differences } from "./differences.tsx";
import { RivalNotice } from "./rival-notice.tsx";
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
        <RivalNotice rival={rival} text={t("rival.text")}>
          <Differences before={rival.mine} after={rival.theirs} />
        </RivalNotice>
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
