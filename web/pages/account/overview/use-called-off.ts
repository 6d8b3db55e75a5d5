import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { browserStorage } from "#web/session/browser-storage.ts";
import { calledOffKey } from "#web/session/called-off-key.ts";
import { notify } from "#web/ui/overlays/notify.ts";

/** Says once that the sign-in which led here has called the deletion of the account off. */
export function useCalledOff(): void {
  const { t } = useTranslation("account");
  useEffect(() => {
    const kept = browserStorage("sessionStorage");
    if (kept.getItem(calledOffKey))
      notify({ kind: "success", text: t("deletionCancelled"), indefinite: true, id: calledOffKey });
    kept.removeItem(calledOffKey);
  }, [t]);
}
