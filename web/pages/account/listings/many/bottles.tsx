import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import { useLeaveGuard } from "#web/pages/listing-form/draft/use-leave-guard.ts";
import { BottleRow, ColumnNames } from "./bottle-row.tsx";
import { FillSelected } from "./fill-selected.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { PhotoTray } from "./photo-tray.tsx";
import { PublishPart } from "./publish-part.tsx";
import { TableIntake } from "./table-intake.tsx";
import { type Drafts, useDrafts } from "./use-drafts.ts";
import { type Publishing, usePublishing } from "./use-publishing.ts";
import { type Tray, useTray } from "./use-tray.ts";

/** The table, the tray of photographs, the rows, and what publishes them. */
export function Bottles({ loaded }: { loaded: readonly DraftRow[] }) {
  const { t } = useTranslation("manyListings");
  const drafts = useDrafts(loaded);
  const tray = useTray(drafts);
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [before] = useState(() => new Set(loaded.map(({ id }) => id)));
  // Drafts from another day are published only if somebody says so.
  const isSelected = ({ id, isOfNewestTable }: DraftRow) => ticks.get(id) ?? (isOfNewestTable || !before.has(id));
  const selected = drafts.rows.filter(isSelected);
  const publishing = usePublishing(drafts);
  const blocker = useLeaveGuard(() => tray.photos.length > 0 || publishing.progress !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over) return;
    const { from, pictureId } = active.data.current ?? {};
    if (pictureId) void drafts.movePicture(pictureId, from, Number(over.id));
    else tray.assign(String(active.id), Number(over.id));
  };
  const select = (id: number, isTicked: boolean) => setTicks(new Map(ticks).set(id, isTicked));
  const ofRows = { drafts, tray, publishing, isSelected, select };
  return (
    <DndContext
      id="bottles"
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t("photos.how") },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: ({ over }) => (over ? t("photos.assigned") : undefined),
          onDragCancel: () => undefined,
        },
      }}
    >
      <TableIntake drafts={drafts} />
      {drafts.rows.length > 0 && (
        <>
          <PhotoTray tray={tray} rows={drafts.rows} />
          <section aria-labelledby="bottles-rows" className="mt-10">
            <h2 id="bottles-rows" className="type-h3">
              {t("rows.title", { count: drafts.rows.length })}
            </h2>
            <p className="type-small mt-1 text-muted">{t("rows.lead")}</p>
            <FillSelected drafts={drafts} selected={selected} />
            <ColumnNames />
            <BottleList rows={drafts.rows.filter(({ number }) => number !== null)} {...ofRows} />
            <OlderDrafts rows={drafts.rows.filter(({ number }) => number === null)} {...ofRows} />
          </section>
        </>
      )}
      <PublishPart publishing={publishing} selected={selected} isUploading={tray.isUploading} />
      <LeaveQuestion blocker={blocker} />
    </DndContext>
  );
}

interface BottleListProps {
  rows: readonly DraftRow[];
  drafts: Drafts;
  tray: Tray;
  publishing: Publishing;
  /** Whether a row is to be published with the others. */
  isSelected: (row: DraftRow) => boolean;
  select: (id: number, isSelected: boolean) => void;
}

function BottleList({ rows, drafts, tray, publishing, isSelected, select }: BottleListProps) {
  return (
    <ol className="mt-4 border-t border-line wide:mt-2">
      {rows.map((row) => (
        <BottleRow
          key={row.id}
          row={row}
          rows={drafts.rows}
          drafts={drafts}
          uploading={tray.uploadingTo(row.id)}
          refusal={publishing.refusals.get(row.id) ?? null}
          isSelected={isSelected(row)}
          onSelect={(isSelected) => select(row.id, isSelected)}
        />
      ))}
    </ol>
  );
}

function OlderDrafts(props: BottleListProps) {
  const { t } = useTranslation("manyListings");
  if (props.rows.length === 0) return null;
  return (
    <>
      <h3 className="type-h4 mt-8">{t("rows.older", { count: props.rows.length })}</h3>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t("rows.olderLead")}</p>
      <BottleList {...props} />
    </>
  );
}
