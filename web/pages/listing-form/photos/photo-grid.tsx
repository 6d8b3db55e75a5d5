import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useTranslation } from "react-i18next";
import { PhotoTile } from "./photo-tile.tsx";
import type { Photos } from "./use-photos.ts";

/** The pictures in their order: by dragging, by the keyboard on a handle, or by the arrows below each. */
export function PhotoGrid({ photos, onRemove }: { photos: Photos; onRemove: (key: string) => void }) {
  const { t } = useTranslation("listingForm");
  const { tiles, pause } = photos.queue;
  const keys = tiles.map(({ key }) => key);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const number = (key: string | number) => keys.indexOf(String(key)) + 1;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) photos.move(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id="photos"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t("photos.dragHow") },
        announcements: {
          onDragStart: ({ active }) => t("photos.dragStart", { number: number(active.id) }),
          onDragOver: ({ over }) =>
            over ? t("photos.dragOver", { number: number(over.id), count: keys.length }) : undefined,
          onDragEnd: ({ over }) => (over ? t("photos.dragEnd", { number: number(over.id) }) : t("photos.dragCancel")),
          onDragCancel: () => t("photos.dragCancel"),
        },
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol className="mt-7 grid grid-cols-2 gap-x-3.5 gap-y-6 tablet:grid-cols-4 tablet:gap-x-4.5">
          {tiles.map((tile, index) => (
            <PhotoTile
              key={tile.key}
              tile={tile}
              index={index}
              count={tiles.length}
              preview={photos.previewOf(tile.key)}
              waitsFor={pause?.cause ?? null}
              onMove={(to) => photos.move(tile.key, to)}
              onRemove={() => (tile.state === "stored" ? onRemove(tile.key) : photos.dismiss(tile.key))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
