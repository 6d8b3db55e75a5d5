import { useDraggable } from "@dnd-kit/core";
import { FileX, Image, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import { PhotoDropZone } from "#web/pages/listing-form/photos/photo-drop-zone.tsx";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { RowChoice } from "./row-choice.tsx";
import type { Tray, TrayPhoto } from "./use-tray.ts";

/** Where photographs of all bottles are dropped together; those without a row wait here for one. */
export function PhotoTray({ tray, rows }: { tray: Tray; rows: readonly DraftRow[] }) {
  const { t } = useTranslation("manyListings");
  const waiting = tray.photos.filter(({ isUnfit, meant }) => !isUnfit && meant === null).length;
  const { count, send } = tray.confirm;
  return (
    <section aria-labelledby="bottles-photos" className="mt-10">
      <h2 id="bottles-photos" className="type-h3">
        {t("photos.title")}
      </h2>
      <p className="type-small mt-1 mb-4 max-w-[70ch] text-muted">{t("photos.lead")}</p>
      <PhotoDropZone onFiles={tray.add} full={false} invalid={false} />
      {tray.photos.length > 0 && (
        <>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <p className="type-control" role="status">
              {[count > 0 && t("photos.meant", { count }), waiting > 0 && t("photos.waiting", { count: waiting })]
                .filter(Boolean)
                .join(" ")}
            </p>
            {tray.turn && (
              <Button size="small" kind="outline" onClick={tray.turn.mean}>
                {t("photos.inTurn", { count: tray.turn.each })}
              </Button>
            )}
            {count > 0 && (
              <Button size="small" onClick={send}>
                {t("photos.send", { count })}
              </Button>
            )}
          </div>
          <ul className="mt-4 grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-6">
            {tray.photos.map((photo) => (
              <TrayTile key={photo.key} photo={photo} tray={tray} rows={rows} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function TrayTile({ photo, tray, rows }: { photo: TrayPhoto; tray: Tray; rows: readonly DraftRow[] }) {
  const { t } = useTranslation("manyListings");
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: photo.key });
  return (
    <li className="min-w-0">
      <div className="relative">
        <div
          ref={setNodeRef}
          {...(photo.isUnfit ? {} : listeners)}
          style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
          className={classes(
            "aspect-4/5 overflow-hidden rounded-control bg-ground",
            !photo.isUnfit && "cursor-grab touch-manipulation",
            isDragging && "relative z-10 shadow-lift",
          )}
        >
          {photo.isUnfit ? (
            <FileX aria-hidden="true" strokeWidth={1.5} className="m-auto h-full w-10 text-muted" />
          ) : (
            <TrayPicture preview={photo.preview} />
          )}
        </div>
        <IconButton
          label={t("photos.dismiss", { name: photo.file.name })}
          onClick={() => tray.dismiss(photo.key)}
          className="absolute! top-1 right-1 bg-paper! text-paper-ink!"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
      </div>
      <p className="type-caption mt-1 truncate text-muted">{photo.file.name}</p>
      {photo.problem && <FormError>{photo.problem}</FormError>}
      {!photo.isUnfit && (
        <RowChoice label={t("photos.to")} rows={rows} value={photo.meant} onChange={(id) => tray.mean(photo.key, id)} />
      )}
    </li>
  );
}

/** Some browsers cannot show what they can upload, as HEIC. */
function TrayPicture({ preview }: { preview: string }) {
  const [isUnreadable, setUnreadable] = useState(false);
  return isUnreadable ? (
    <Image aria-hidden="true" strokeWidth={1.5} className="m-auto h-full w-10 text-muted" />
  ) : (
    <img
      src={preview}
      alt=""
      draggable={false}
      onError={() => setUnreadable(true)}
      className="size-full object-cover"
    />
  );
}
