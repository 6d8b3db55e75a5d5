import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import { categoryPath } from "./category-path.ts";
import { orderCategories } from "./order-categories.ts";

interface CategoryTreeProps {
  categories: readonly Category[];
  currentId?: number | null;
  onNavigate?: () => void;
  /** Whether categories beside the way to the current one are folded away below it. */
  foldsOthers?: boolean;
}

/** The category tree: links that open and close their branches; the way to the current category starts open. */
export function CategoryTree({ categories, currentId, onNavigate, foldsOthers = false }: CategoryTreeProps) {
  const path = categoryPath(categories, currentId);
  return (
    <Branches
      categories={orderCategories(categories)}
      path={path}
      currentId={currentId ?? null}
      depth={1}
      level
      onNavigate={onNavigate}
      foldsOthers={foldsOthers}
    />
  );
}

interface TreeProps {
  path: readonly number[];
  currentId: number | null;
  depth: number;
  /** A sibling can be opened: the names stand below each other, with room for the arrow. */
  level: boolean;
  onNavigate: (() => void) | undefined;
  foldsOthers: boolean;
}

/** Categories below one another; those beside the way to the current one in a part that opens, where they are folded. */
function Branches({
  categories,
  className,
  ...tree
}: TreeProps & { categories: readonly Category[]; className?: string }) {
  const { t } = useTranslation("layout");
  const onPath = tree.foldsOthers ? categories.filter(({ id }) => tree.path.includes(id)) : [];
  const others = categories.filter((category) => !onPath.includes(category));
  const branches = (some: readonly Category[]) =>
    some.map((category) => <Branch key={category.id} category={category} {...tree} />);
  if (onPath.length === 0) return <ul className={className}>{branches(categories)}</ul>;
  return (
    <ul className={className}>
      {branches(onPath)}
      {others.length > 0 && (
        <li>
          <details className="group/others">
            <summary className="type-small flex min-h-9 items-center gap-2 text-muted hover:text-ink">
              <ChevronRight
                aria-hidden="true"
                strokeWidth={1.5}
                className="mx-1.5 size-4 shrink-0 transition-transform duration-150 group-open/others:rotate-90"
              />
              {t("categories.others", { count: others.length })}
            </summary>
            <ul>{branches(others)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}

type BranchProps = TreeProps & { category: Category };

function Branch({ category, ...tree }: BranchProps) {
  const { path, currentId, depth, level, onNavigate } = tree;
  const locale = useLocale();
  const onPath = path.includes(category.id);
  /** The branch that the visitor opened or closed; null follows the current category. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const open = choice ?? onPath;
  const current = category.id === currentId;
  const hasChildren = category.subcategories.length > 0 && depth < maxCategoryDepth;
  return (
    <li>
      <div
        className={classes(
          "tree-row",
          current && depth > 1 && "before:absolute before:inset-y-0 before:-left-px before:w-0.5 before:bg-secondary",
        )}
      >
        <span className={hasChildren || level ? "tree-gutter" : "tree-gutter-small"}>
          {hasChildren && <Arrow name={category.name} isOpen={open} onPress={() => setChoice(!open)} />}
        </span>
        <Link
          to={pathTo("item", locale, { id: category.id, slug: category.slug })}
          aria-current={current ? "page" : undefined}
          onClick={onNavigate}
          className={classes("tree-link", onPath && "font-semibold", current && "text-primary-dark")}
        >
          {typography(category.name)}
          <span>{formatCount(category.count, locale)}</span>
        </Link>
      </div>
      {hasChildren && open && (
        <Branches
          {...tree}
          className="ml-3.5 border-l border-line-2"
          categories={category.subcategories}
          depth={depth + 1}
          level={depth + 1 < maxCategoryDepth && category.subcategories.some((each) => each.subcategories.length > 0)}
        />
      )}
    </li>
  );
}

function Arrow({ name, isOpen, onPress }: { name: string; isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation("layout");
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? "categories.close" : "categories.open", { name })}
      onClick={onPress}
      className="needs-script tree-toggle"
    >
      <SharedIcon name="chevron-right" className={classes("tree-arrow", isOpen && "rotate-90")} />
    </button>
  );
}
