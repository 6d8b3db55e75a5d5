import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { notify } from "#web/ui/notify.ts";

/** Whether to be told by mail of unread messages; stored as soon as it is pressed. */
export function MessageMails({ notifyMessages }: { notifyMessages: boolean }) {
  const { t } = useTranslation("messages");
  const [isWanted, setIsWanted] = useState(notifyMessages);
  const save = async (wanted: boolean) => {
    setIsWanted(wanted);
    try {
      await browserApi.preferences.save({ body: { notifyMessages: wanted } });
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
