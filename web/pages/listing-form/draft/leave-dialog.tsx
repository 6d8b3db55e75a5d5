import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingFormState } from "#web/pages/listing-form/use-listing-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** Leaving with something unsaved: a draft is saved quickly and lets go; only where that fails is anybody asked. */
export function LeaveDialog({ form }: { form: ListingFormState }) {
  const { t } = useTranslation("listingForm");
  const blocker = useLeaveGuard(form.wouldLose);
  const [asking, setAsking] = useState(false);
  const { state } = blocker;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (state !== "blocked") return setAsking(false);
    if (!form.automatic) return setAsking(true);
    void form.save().then((saved) => {
      if (saved && !form.wouldLose()) blocker.proceed?.();
      else setAsking(true);
    });
  }, [state]);

  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && blocker.reset?.()}
      width="narrow"
      title={t("leave.title")}
      description={t(form.model.photos.isBusy ? "leave.uploading" : form.automatic ? "leave.text" : "leave.unsaved")}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t("leave.stay")}</Button>
          <Button kind="outline" onClick={() => blocker.proceed?.()}>
            {t("leave.go")}
          </Button>
        </>
      }
    />
  );
}
