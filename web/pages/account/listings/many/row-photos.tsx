import { useDraggable } from "@dnd-kit/core";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { Picture } from "#contract/media/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { RowChoice } from "./row-choice.tsx";
import type { Drafts } from "./use-drafts.ts";

interface RowPhotosProps {
  row: DraftRow;
  name: string;
  rows: readonly DraftRow[];
  drafts: Drafts;
  uploading: number;
}

/** The photographs of a bottle: they are dragged to another row, or moved there by a choice. */
export function RowPhotos({ row, name, rows, drafts, uploading }: RowPhotosProps) {
  const { t } = useTranslation("manyListings");
  return (
    <div className="min-w-0 wide:col-start-2 wide:row-[1/4]">
      <div className="flex flex-wrap gap-2">
        {row.pictures.map((picture) => (
          <Thumb key={picture.id} picture={picture} from={row.id} />
        ))}
        {row.pictures.length === 0 && uploading === 0 && (
          <p className="type-caption grid min-h-18 w-full place-items-center rounded-control border border-dashed border-control px-3 text-center text-muted wide:px-0.5 wide:[overflow-wrap:anywhere] wide:hyphens-auto">
            {t("photos.none")}
          </p>
        )}
      </div>
      {uploading > 0 && <p className="type-small mt-1 text-muted">{t("photos.uploading", { count: uploading })}</p>}
      {row.pictures.length > 0 && (
        <details className="relative mt-1">
          <summary className="quiet-link type-small min-h-11 py-2.5">
            {t("photos.change", { count: row.pictures.length })}
            <span className="sr-only">: {name}</span>
          </summary>
          <ul className="grid gap-3 pb-2 wide:absolute wide:z-10 wide:w-84 wide:rounded-block wide:bg-surface wide:p-4 wide:shadow-lift">
            {row.pictures.map((picture, index) => (
              <li key={picture.id} className="flex items-end gap-2">
                <RowChoice
                  label={t("photos.belongs", { number: index + 1 })}
                  rows={rows}
                  value={row.id}
                  onChange={(to) => void drafts.movePicture(picture.id, row.id, to)}
                />
                <IconButton
                  label={t("photos.remove", { number: index + 1, name })}
                  onClick={() => void drafts.removePicture(picture.id, row.id)}
                >
                  <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
                </IconButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Thumb({ picture, from }: { picture: Picture; from: number }) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: `stored-${from}-${picture.id}`,
    data: { pictureId: picture.id, from },
  });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
      className={`cursor-grab touch-manipulation ${isDragging ? "relative z-10 shadow-lift" : ""}`}
    >
      <ListingPicture picture={picture} alt="" sizes="56px" className="pointer-events-none w-14 rounded-tag" />
    </span>
  );
}
