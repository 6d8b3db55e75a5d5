import { useDraggable, useDroppable } from "@dnd-kit/core";
import { ArrowDown, ArrowUp, ChevronDown, CornerDownRight, GripVertical } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { type DropPart, nameOf, stepPlace } from "./tree-lines.ts";
import type { Moving } from "./use-moving.ts";

/** What rows know of the tree, and what is done from them. */
export interface RowTools {
  readonly categories: readonly EditableCategory[];
  /** Those whose subcategories are not shown. */
  readonly closed: ReadonlySet<number>;
  /** The row, and the part of it, that something would be dropped on. */
  readonly target: { readonly id: number; readonly part: DropPart } | null;
  move: Moving["move"];
  ask: (category: EditableCategory) => void;
  toggle: (id: number) => void;
}

const targetStyle: Record<DropPart, string> = {
  before: "shadow-[inset_0_2px_0_0_var(--color-primary-dark)]",
  into: "bg-info-tint",
  after: "shadow-[inset_0_-2px_0_0_var(--color-primary-dark)]",
};

/** A category in its tree: its name leads to its page, the buttons move it. */
export function CategoryRow({ category, tools }: { category: EditableCategory; tools: RowTools }) {
  const { t } = useTranslation("categoryAdmin");
  const locale = useLocale();
  const { id, listings } = category;
  const drop = useDroppable({ id });
  const drag = useDraggable({ id });
  const name = nameOf(category, locale);
  const part = tools.target?.id === id && !drag.isDragging ? tools.target.part : null;
  return (
    <div
      ref={drop.setNodeRef}
      data-drop={part}
      className={classes(
        "flex flex-wrap items-center gap-x-1 border-b border-line",
        part && targetStyle[part],
        drag.isDragging && "opacity-50",
      )}
    >
      <span
        ref={drag.setNodeRef}
        {...drag.listeners}
        aria-hidden="true"
        data-handle={id}
        className="grid h-11 w-7 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
      >
        <GripVertical strokeWidth={1.5} className="size-5" />
      </span>
      <Toggle category={category} tools={tools} name={name} />
      <span className="flex min-w-0 grow basis-36 flex-wrap items-baseline gap-x-3 py-2">
        <Link
          to={pathTo("editCategory", locale, { id })}
          className="inline-block py-1 [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </Link>
        {listings > 0 && <span className="type-small text-muted">{t("row.listings", { count: listings })}</span>}
      </span>
      <Steps category={category} tools={tools} name={name} />
    </div>
  );
}

interface PartProps {
  category: EditableCategory;
  tools: RowTools;
  name: string;
}

function Toggle({ category: { id }, tools, name }: PartProps) {
  const { t } = useTranslation("categoryAdmin");
  if (!tools.categories.some(({ parentId }) => parentId === id)) return <span className="w-11" />;
  const isOpen = !tools.closed.has(id);
  return (
    <IconButton label={t("row.toggle", { name })} aria-expanded={isOpen} onClick={() => tools.toggle(id)}>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className={classes("size-5 transition-transform duration-150", !isOpen && "-rotate-90")}
      />
    </IconButton>
  );
}

function Steps({ category, tools, name }: PartProps) {
  const { t } = useTranslation("categoryAdmin");
  const step = (by: 1 | -1) => {
    const place = stepPlace(tools.categories, category, by);
    const id = `${by < 0 ? "up" : "down"}-${category.id}`;
    const press = async () => {
      const failure = place && (await tools.move(category, place, id));
      if (failure) notify({ kind: "error", text: failure });
    };
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <IconButton
        id={id}
        label={t(by < 0 ? "row.up" : "row.down", { name })}
        disabled={!place}
        onClick={() => void press()}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
    );
  };
  return (
    <span data-steps className="ml-auto flex">
      {step(-1)}
      {step(1)}
      <IconButton label={t("row.move", { name })} onClick={() => tools.ask(category)}>
        <CornerDownRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
    </span>
  );
}
