import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadFile } from "#web/api/upload-file.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { cutOut, type PictureArea } from "./cut-out.ts";

const CropField = laterPart(() => import("./crop-field.tsx"));

/** Asks which part of a picture stands beside the name, and sends only that. */
export function CropDialog({
  file,
  onSaved,
  onClose,
}: {
  file: File;
  onSaved: (picture: string | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(["contact", "forms", "common"]);
  const [address, setAddress] = useState<string | null>(null);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const save = async () => {
    if (!area) return;
    setBusy(true);
    setFailure(null);
    try {
      const target = { path: "/api/me/avatar" };
      const cut = await cutOut(file, area);
      const stored = await uploadFile<{ avatar_file_name: string | null }>(target, cut, () => undefined);
      onSaved(stored.avatar_file_name);
    } catch (error) {
      setFailure(readFailure(error, [], t).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      width="narrow"
      title={t("contact:avatar.cropTitle")}
      description={t("contact:avatar.cropHint")}
      actions={
        <>
          <Button busy={busy} onClick={() => void save()}>
            {t("contact:avatar.save")}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t("contact:avatar.keep")}
          </Button>
        </>
      }
    >
      <Suspense fallback={<div className="h-92" />}>
        {address && <CropField address={address} onArea={setArea} />}
      </Suspense>
      <AlertNote className="mt-3">{failure}</AlertNote>
    </Dialog>
  );
}
