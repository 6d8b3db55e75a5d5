import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { maxPictures } from "#contract/listings/publication-limits.ts";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { FailedFiles } from "./photos/failed-files.tsx";
import { PhotoDropZone } from "./photos/photo-drop-zone.tsx";
import { UploadPauseNotice } from "./photos/upload-pause-notice.tsx";
import { usePhotos } from "./photos/use-photos.ts";

/** Further pictures of a lot with bids: they are added with their date, and none is taken away or replaced. */
export function AddPictures({ listing: { id, pictures, editsWait } }: { listing: OwnListing }) {
  const { t } = useTranslation("listingForm");
  const [before] = useState(() => new Set(pictures.map((picture) => picture.id)));
  const photos = usePhotos(pictures, async () => id);
  const { tiles } = photos.queue;
  const added = tiles.filter((tile) => tile.state === "stored" && !before.has(tile.picture.id)).length;
  const described = [
    photos.isBusy && t("photos.progress", { done: added, count: tiles.length - before.size }),
    !photos.isBusy && added > 0 && t("addition.pictures", { count: added }),
    added > 0 && editsWait && t("addition.picturesWait"),
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <section className="max-w-180">
      <h2 className="type-h5">{t("addition.picturesTitle")}</h2>
      <p className="type-small mt-1 mb-4 text-muted">{t("addition.picturesHint")}</p>
      <PhotoDropZone onFiles={photos.add} full={tiles.length >= maxPictures} invalid={false} />
      <UploadPauseNotice queue={photos.queue} onResume={photos.resume} />
      <FailedFiles photos={photos} />
      {described && <p className="type-field mt-4">{described}</p>}
      <LiveRegion text={described} />
    </section>
  );
}
