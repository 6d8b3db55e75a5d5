import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { notify } from "#web/ui/notify.ts";

/** Whether to be told an hour before an end; stored as soon as it is pressed. */
export function EndingMails({ notifyEnding }: { notifyEnding: boolean }) {
  const { t } = useTranslation("watching");
  const [isWanted, setIsWanted] = useState(notifyEnding);
  const save = async (wanted: boolean) => {
    setIsWanted(wanted);
    try {
      await browserApi.preferences.save({ body: { notifyEnding: wanted } });
      notify({ kind: "success", id: "preferences", text: t("setting.saved") });
    } catch (error) {
      console.warn("the setting was not stored", error);
      setIsWanted(!wanted);
      notify({ kind: "error", id: "preferences", text: t("setting.failed") });
    }
  };
  return (
    <Checkbox
      className="mt-9 border-t border-line pt-4"
      label={t("setting.label")}
      checked={isWanted}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
}
