import { useSortable } from "@dnd-kit/sortable";
import { ChevronLeft, ChevronRight, GripVertical, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PhotoState } from "./photo-state.tsx";
import type { Tile } from "./photo-tiles.ts";
import type { PauseCause } from "./upload-pause.ts";

interface PhotoTileProps {
  tile: Tile;
  index: number;
  count: number;
  preview: string | undefined;
  /** The reason why the uploads wait; null while they run. */
  waitsFor: PauseCause | null;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture: what it shows, its place, how far its upload is, and what can be done with it. */
export function PhotoTile({ tile, index, count, preview, waitsFor, onMove, onRemove }: PhotoTileProps) {
  const { t } = useTranslation("listingForm");
  const sortable = useSortable({ id: tile.key });
  const { transform } = sortable;
  const number = index + 1;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition: sortable.transition,
      }}
      className={classes("min-w-0", sortable.isDragging && "relative z-10 opacity-90")}
    >
      <div
        className={classes(
          "relative aspect-4/5 overflow-hidden rounded-control bg-ground",
          sortable.isDragging && "shadow-lift outline-2 outline-offset-3 outline-focus",
        )}
      >
        <div {...sortable.listeners} className="size-full cursor-grab touch-manipulation active:cursor-grabbing">
          <TilePicture tile={tile} preview={preview} />
        </div>
        <span className="type-caption tnum pointer-events-none absolute top-2 left-2 rounded-tag bg-paper px-2.5 py-1 font-semibold text-paper-ink">
          {index === 0 ? t("photos.main") : number}
        </span>
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t("photos.handle", { number })}
          className="absolute top-0 right-0 grid size-11 cursor-grab touch-none place-items-center"
        >
          <span className="grid size-7 place-items-center rounded-tag bg-paper text-paper-ink">
            <GripVertical aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          </span>
        </button>
      </div>
      <PhotoState tile={tile} number={number} waitsFor={waitsFor} />
      <div className="-ml-2.5 flex">
        <IconButton
          label={t("photos.earlier", { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
          className={moveStyle}
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
        <IconButton
          label={t("photos.later", { number })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
          className={moveStyle}
        >
          <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
        <IconButton label={t("photos.removeOne", { number })} onClick={onRemove} className="ml-auto text-muted!">
          <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}

const moveStyle = "text-muted! disabled:invisible";

function TilePicture({ tile, preview }: { tile: Tile; preview: string | undefined }) {
  const pale = tile.state === "waiting" ? "opacity-50" : tile.state === "uploading" ? "opacity-70" : "";
  if (preview) {
    return <img src={preview} alt="" draggable={false} className={`size-full object-cover ${pale}`} />;
  }
  if (tile.state === "stored") {
    return (
      <ListingPicture
        picture={tile.picture}
        alt=""
        sizes="(width >= 768px) 160px, 45vw"
        className="pointer-events-none size-full"
      />
    );
  }
  return null;
}
