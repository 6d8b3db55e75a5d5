import { useTranslation } from "react-i18next";
import type { Blocker } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Asks before photographs without a row, or a publication under way, are left behind. */
export function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation(["manyListings", "listingForm"]);
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      width="narrow"
      title={t("manyListings:leave.title")}
      description={t("manyListings:leave.text")}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t("listingForm:leave.stay")}</Button>
          <Button kind="outline" onClick={() => blocker.proceed?.()}>
            {t("manyListings:leave.go")}
          </Button>
        </>
      }
    />
  );
}
