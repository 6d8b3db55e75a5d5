import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreferenceChanges } from "#contract/accounts/preferences.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { notify } from "#web/ui/overlays/notify.ts";

/** A choice that is stored as soon as it is made, and goes back where it could not be. */
export function usePreference<Value>(before: Value, changeTo: (value: Value) => PreferenceChanges) {
  const { t } = useTranslation("preferences");
  const [value, setValue] = useState(before);
  const choose = async (next: Value) => {
    setValue(next);
    try {
      await browserApi.preferences.save({ body: changeTo(next) });
      notify({ kind: "success", id: "preferences", text: t("saved") });
    } catch (error) {
      console.warn("the setting was not stored", error);
      setValue(value);
      notify({ kind: "error", id: "preferences", text: t("failed") });
    }
  };
  return [value, (next: Value) => void choose(next)] as const;
}
