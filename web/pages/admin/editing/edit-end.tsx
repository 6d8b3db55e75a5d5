import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Differences } from "./differences.tsx";
import type { EditForm } from "./use-edit-form.ts";

/** The end of a text's form: what somebody else has stored meanwhile, what went wrong, and the buttons. */
export function EditEnd<Values extends FieldValues>({
  stored: { conflict, message, busy },
  save,
  children,
}: {
  stored: EditForm<Values>;
  /** The words of the button, where it does not store a change. */
  save?: string | undefined;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("adminForm");
  const words = {
    ...{ title: t("rival.title"), text: t("rival.text") },
    ...{ mine: t("rival.mine"), theirs: t("rival.theirs") },
  };
  return (
    <div>
      {conflict ? (
        <ConflictNotice {...conflict} words={words}>
          <Differences before={conflict.mine} after={conflict.theirs} />
        </ConflictNotice>
      ) : (
        <FormMessage>{message}</FormMessage>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={conflict !== null}>
          {save ?? t("save")}
        </Button>
        {children}
      </div>
    </div>
  );
}
