import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import type { VersionedLines } from "./use-versioned-lines.ts";

/** The end of a form whose differences are told in lines: what another has stored meanwhile, what went wrong, and the buttons. */
export function VersionedEnd<Values extends FieldValues>({
  conflict,
  message,
  busy,
  save,
  kind,
  children,
}: VersionedLines<Values> & {
  /** What the button says, where it is not the usual word. */
  save?: string;
  kind?: "outline";
  /** Further buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("adminForm");
  const words = {
    ...{ title: t("rival.title"), text: t("rival.lines") },
    ...{ mine: t("rival.mine"), theirs: t("rival.theirs") },
  };
  return (
    <div>
      {conflict ? (
        <ConflictNotice {...conflict} words={words}>
          <ul className="list-disc pl-5">
            {conflict.lines.map((line) => (
              <li key={line} className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </ConflictNotice>
      ) : (
        <FormMessage>{message}</FormMessage>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" kind={kind} busy={busy} disabled={conflict !== null}>
          {save ?? t("save")}
        </Button>
        {children}
      </div>
    </div>
  );
}
