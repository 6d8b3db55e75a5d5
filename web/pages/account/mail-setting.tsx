import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface MailSettingProps {
  setting: "notifyMessages" | "notifyEnding";
  isOn: boolean;
}

/** Whether to be told of something by mail; stored as soon as it is pressed. */
export function MailSetting({ setting, isOn }: MailSettingProps) {
  const { t } = useTranslation("account");
  const [isWanted, setIsWanted] = useState(isOn);
  const save = async (wanted: boolean) => {
    setIsWanted(wanted);
    try {
      await browserApi.preferences.save({ body: { [setting]: wanted } });
      notify({ kind: "success", id: "preferences", text: t("mailSetting.saved") });
    } catch (error) {
      console.warn("the setting was not stored", error);
      setIsWanted(!wanted);
      notify({ kind: "error", id: "preferences", text: t("mailSetting.failed") });
    }
  };
  return (
    <Checkbox
      className="mt-9 border-t border-line pt-4"
      label={t(`mailSetting.${setting}`)}
      checked={isWanted}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
}
