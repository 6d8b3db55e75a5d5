import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { CategoryRow, type RowTools } from "./category-row.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { type DropPart, dropPlace, nameOf } from "./tree-lines.ts";
import { useMoving } from "./use-moving.ts";

/** The tree: by dragging, by the arrows of each row, or by a choice of its new parent. */
export function CategoryTree({ categories }: { categories: readonly EditableCategory[] }) {
  const { t } = useTranslation("categoryAdmin");
  const locale = useLocale();
  const moving = useMoving(categories);
  const drag = useTreeDrag(categories, moving.move);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<EditableCategory | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const tools: RowTools = {
    ...{ categories, closed, target: drag.target, move: moving.move, ask: setAsked },
    toggle: (id) => setClosed((now) => now.symmetricDifference(new Set([id]))),
  };
  return (
    <DndContext
      id="categories"
      sensors={sensors}
      collisionDetection={partWithin}
      onDragStart={({ active }) => drag.start(Number(active.id))}
      onDragMove={({ collisions }) => drag.over(collisions?.[0])}
      onDragEnd={drag.drop}
      onDragCancel={drag.end}
      accessibility={{
        screenReaderInstructions: { draggable: t("dragHow") },
        announcements: silent,
      }}
    >
      <p className="type-small mt-6 max-w-[70ch] text-muted">{t("how")}</p>
      <FoldAll categories={categories} closed={closed} onChange={setClosed} />
      <Branch tools={tools} parentId={null} isBusy={moving.busy} />
      <DragOverlay dropAnimation={null}>
        {drag.dragged && (
          <span className="type-control inline-block rounded-control border border-line bg-surface px-4 py-2.5 shadow-lift">
            {nameOf(drag.dragged, locale)}
          </span>
        )}
      </DragOverlay>
      <MoveDialog
        key={asked?.id}
        categories={categories}
        category={asked}
        move={moving.move}
        onClose={() => setAsked(null)}
      />
    </DndContext>
  );
}

/** Shows the main categories and those right under them, or all. */
function FoldAll({
  categories,
  closed,
  onChange,
}: {
  categories: readonly EditableCategory[];
  closed: ReadonlySet<number>;
  onChange: (closed: ReadonlySet<number>) => void;
}) {
  const { t } = useTranslation("categoryAdmin");
  const deep = categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id);
  if (deep.length === 0) return null;
  return (
    <Button kind="quiet" onClick={() => onChange(new Set(closed.size > 0 ? [] : deep))}>
      {t(closed.size > 0 ? "unfold" : "fold")}
    </Button>
  );
}

/** What the arrows do is said by notes; a drag is for eyes alone. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The share of a row, from above and from below, on which a drop means beside it. */
const edge = 0.3;

/** The row below the pointer, and the part of it. */
const partWithin: CollisionDetection = (args) => {
  const [hit] = pointerWithin(args);
  const rect = hit && args.droppableRects.get(hit.id);
  if (!rect || !args.pointerCoordinates) return [];
  const share = (args.pointerCoordinates.y - rect.top) / rect.height;
  const part: DropPart = share < edge ? "before" : share > 1 - edge ? "after" : "into";
  return [{ ...hit, data: { ...hit.data, part } }];
};

/** What is dragged, and where a drop would put it. */
function useTreeDrag(categories: readonly EditableCategory[], move: RowTools["move"]) {
  const [id, setId] = useState<number | null>(null);
  const [target, setTarget] = useState<RowTools["target"]>(null);
  type Hit = { id: string | number; data?: Record<string, unknown> } | undefined;
  const targetOf = (hit: Hit) => (hit ? { id: Number(hit.id), part: (hit.data?.part ?? "into") as DropPart } : null);
  const dragged = categories.find((each) => each.id === id) ?? null;
  const place = async (to: NonNullable<RowTools["target"]>) => {
    const onto = categories.find((each) => each.id === to.id);
    const wanted = dragged && onto && dropPlace(categories, dragged, onto, to.part);
    const failure = wanted && (await move(dragged, wanted));
    if (failure) notify({ kind: "error", text: failure });
  };
  const end = () => {
    setId(null);
    setTarget(null);
  };
  return {
    dragged,
    target,
    end,
    start: setId,
    over: (hit: Hit) => {
      const next = targetOf(hit);
      if (next?.id !== target?.id || next?.part !== target?.part) setTarget(next);
    },
    /** It goes where the page shows that it would go. */
    drop: () => {
      if (target) void place(target);
      end();
    },
  };
}

function Branch({ tools, parentId, isBusy }: { tools: RowTools; parentId: number | null; isBusy?: boolean }) {
  const rows = tools.categories.filter((each) => each.parentId === parentId);
  if (rows.length === 0) return null;
  return (
    <ul
      aria-busy={isBusy || undefined}
      className={parentId === null ? "mt-4 border-t border-line" : "pl-3 tablet:pl-8"}
    >
      {rows.map((category) => (
        <li key={category.id}>
          <CategoryRow category={category} tools={tools} />
          {!tools.closed.has(category.id) && <Branch tools={tools} parentId={category.id} />}
        </li>
      ))}
    </ul>
  );
}
