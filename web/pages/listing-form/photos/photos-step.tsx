import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxPictures } from "#contract/listings/publication-limits.ts";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FailedFiles } from "./failed-files.tsx";
import { PhotoDropZone } from "./photo-drop-zone.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { UploadPauseNotice } from "./upload-pause-notice.tsx";

/** Pictures: choosing, uploading, their order. The first one is what lists show. */
export function PhotosStep({ model }: { model: Pick<FormModel, "photos" | "errorOf"> }) {
  const { t } = useTranslation("listingForm");
  const { photos, errorOf } = model;
  const { tiles } = photos.queue;
  const [doomed, setDoomed] = useState<string | null>(null);
  const stored = tiles.filter(({ state }) => state === "stored").length;
  const error = errorOf("pictures");
  return (
    <div>
      <PhotoDropZone onFiles={photos.add} full={tiles.length >= maxPictures} invalid={error !== null} />
      {error && (
        <div className="mt-2">
          <FormError>{error}</FormError>
        </div>
      )}
      <UploadPauseNotice queue={photos.queue} onResume={photos.resume} />
      {tiles.length > 0 && <PhotoGrid photos={photos} onRemove={setDoomed} />}
      <FailedFiles photos={photos} />
      <LiveRegion
        text={
          photos.isBusy
            ? t("photos.progress", { done: stored, count: tiles.length })
            : t("photos.done", { count: stored })
        }
      />
      <RemoveDialog
        photoKey={doomed}
        number={tiles.findIndex(({ key }) => key === doomed) + 1}
        onClose={() => setDoomed(null)}
        onRemove={photos.remove}
      />
    </div>
  );
}

function RemoveDialog({
  photoKey,
  number,
  onClose,
  onRemove,
}: {
  photoKey: string | null;
  number: number;
  onClose: () => void;
  onRemove: (key: string) => Promise<string | null>;
}) {
  const { t } = useTranslation("listingForm");
  return (
    <ConfirmDialog
      open={photoKey !== null}
      title={t("photos.removeTitle")}
      text={t("photos.removeText", { number: Math.max(1, number) })}
      confirm={t("photos.remove")}
      keep={t("photos.keep")}
      onConfirm={async () => (photoKey === null ? null : onRemove(photoKey))}
      onClose={onClose}
    />
  );
}
