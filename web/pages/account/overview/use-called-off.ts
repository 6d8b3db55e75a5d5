import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { browserStorage } from "#web/session/browser-storage.ts";
import { calledOffKey } from "#web/session/called-off-key.ts";
import { notify } from "#web/ui/overlays/notify.ts";

/** Says once that the sign-in which led here has called the deletion of the account off. */
export function useCalledOff(): void {
  const { t } = useTranslation("account");
  useEffect(() => {
    const stored = browserStorage("sessionStorage");
    if (stored.getItem(calledOffKey))
      notify({ kind: "success", text: t("deletionCancelled"), indefinite: true, id: calledOffKey });
    stored.removeItem(calledOffKey);
  }, [t]);
}
