import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import type { Picture } from "#contract/media/media.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { formatBytes } from "#web/format/bytes.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pictureTypes } from "#web/forms/picture-files.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface AdminPictureProps {
  picture: Picture | null;
  alt: string;
  /** Where a new one is uploaded to. */
  path: string;
  /** Takes the picture away. */
  remove: () => Promise<unknown>;
}

/** The one picture of a thing of the operator's: a new one takes the place of the one before as soon as it is there. */
export function AdminPicture({ picture, alt, path, remove }: AdminPictureProps) {
  const { t } = useTranslation("adminPicture");
  const { busy, run, failure, upload } = useUpload(path);
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <p className="type-small mb-3 text-muted">{t("lead")}</p>
      {picture && (
        <div className="mb-4 max-w-90">
          {picture.ready ? (
            <ListingPicture picture={picture} alt={alt} sizes="360px" fit="contain" className="aspect-3/2" />
          ) : (
            <p className="type-body text-muted">{t("working")}</p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton accept={pictureTypes} busy={busy} onFile={upload}>
          {t(picture ? "change" : "add")}
        </FileButton>
        {picture && (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            {t("remove")}
          </Button>
        )}
      </div>
      <AlertNote className="mt-2">{failure}</AlertNote>
      <ConfirmDialog
        open={isAsked}
        title={t("removeAsk")}
        text={t("removeText")}
        confirm={t("removeSure")}
        keep={t("keep")}
        onConfirm={() => run(remove)}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

function useUpload(path: string) {
  const { t } = useTranslation("adminPicture");
  const locale = useLocale();
  const { busy, run } = usePageAction();
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File) => {
    // A server that is sent far too much closes the line, and its reason is never read.
    if (file.size > maxUploadBytes)
      return setFailure(t("tooLarge", { name: file.name, size: formatBytes(file.size, locale) }));
    setFailure(null);
    setFailure(await run(() => uploadFile({ path }, file, () => {})));
  };
  return { busy, run, failure, upload: (file: File) => void upload(file) };
}
