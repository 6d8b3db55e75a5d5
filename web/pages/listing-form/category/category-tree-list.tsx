import { ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { classes } from "#web/ui/classes.ts";
import { type CategoryRow, categoryRows, treeMove } from "./category-rows.ts";
import { pathToCategory } from "./search-categories.ts";

interface CategoryTreeListProps {
  id: string;
  tree: readonly Category[];
  value: number | null;
  labelId: string;
  onChoose: (id: number) => void;
}

/** The tree: a line with others below it unfolds, a line without chooses. One stop for the keyboard, arrows inside. */
export function CategoryTreeList({ id, tree, value, labelId, onChoose }: CategoryTreeListProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(
    () => new Set(value === null ? [] : pathToCategory(tree, value).map((category) => category.id)),
  );
  const rows = categoryRows(tree, unfolded);
  const chosen = rows.findIndex(({ category, expanded }) => category.id === value && expanded === null);
  const [at, setAt] = useState(Math.max(0, chosen));
  const list = useRef<HTMLDivElement>(null);

  const toggle = (category: number) => {
    const next = new Set(unfolded);
    if (!next.delete(category)) next.add(category);
    setUnfolded(next);
  };
  const press = (row: CategoryRow) => (row.expanded === null ? onChoose(row.category.id) : toggle(row.category.id));
  const onKeyDown = (event: React.KeyboardEvent) => {
    const row = rows[at];
    if (row && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return press(row);
    }
    const move = treeMove(rows, at, event.key);
    if (!move) return;
    event.preventDefault();
    if ("toggle" in move) return toggle(move.toggle);
    setAt(move.to);
    list.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[move.to]?.focus();
  };

  return (
    <div ref={list} id={id} role="tree" aria-labelledby={labelId} tabIndex={-1} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TreeLine
          key={row.key}
          row={row}
          isChosen={row.expanded === null && row.category.id === value}
          isStop={index === Math.min(at, rows.length - 1)}
          onPress={() => {
            setAt(index);
            press(row);
          }}
        />
      ))}
    </div>
  );
}

interface TreeLineProps {
  row: CategoryRow;
  isChosen: boolean;
  /** The keyboard's one stop in the tree. */
  isStop: boolean;
  onPress: () => void;
}

function TreeLine({ row, isChosen, isStop, onPress }: TreeLineProps) {
  const { t } = useTranslation("listingForm");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the tree
    <div
      role="treeitem"
      aria-level={row.depth + 1}
      aria-expanded={row.expanded ?? undefined}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
      style={{ paddingLeft: 8 + row.depth * 22 }}
      className={classes(
        "type-field flex min-h-11 cursor-pointer items-center gap-2 rounded-tag pr-3 -outline-offset-2 select-none hover:bg-info-tint focus-visible:-outline-offset-2 aria-selected:font-semibold",
        row.general && "text-muted",
      )}
    >
      <ChevronRight
        aria-hidden="true"
        strokeWidth={1.5}
        className={classes(
          "size-5 shrink-0 text-muted transition-transform duration-150",
          row.expanded === null && "invisible",
          row.expanded === true && "rotate-90",
        )}
      />
      {row.general ? t("category.general", { name: row.category.name }) : row.category.name}
    </div>
  );
}
