import { useTranslation } from "react-i18next";
import type { Blocker } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Asks before something that is written and not stored is left behind. */
export function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation(["productAdmin", "listingForm"]);
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      width="narrow"
      title={t("productAdmin:leave.title")}
      description={t("productAdmin:leave.text")}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t("listingForm:leave.stay")}</Button>
          <Button kind="outline" onClick={() => blocker.proceed?.()}>
            {t("productAdmin:leave.go")}
          </Button>
        </>
      }
    />
  );
}
