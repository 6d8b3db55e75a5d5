import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormMessage } from "#web/forms/form-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { SettingForm } from "./use-setting-form.ts";

/** The end of a setting's form: what another has stored meanwhile, what went wrong, and the button. */
export function SettingEnd<Values extends FieldValues>({ rival, message, busy }: SettingForm<Values>) {
  const { t } = useTranslation("settingsDesk");
  return (
    <div>
      {rival && (
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
          <p>{t("rival.text")}</p>
          <ul className="mt-2 list-disc pl-5">
            {rival.lines.map((line) => (
              <li key={line} className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!rival && <FormMessage>{message}</FormMessage>}
      <Button type="submit" busy={busy} disabled={rival !== null} className="mt-3">
        {t("save")}
      </Button>
    </div>
  );
}
