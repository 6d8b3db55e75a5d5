import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

interface Words {
  title: string;
  text: string;
}

/** A list of the back office between hairlines, or what is said where there is nothing: at all, or of what it is narrowed to. */
export function AdminList<Item>({
  path,
  whole = path,
  items,
  isNarrowed,
  empty,
  nothing,
  isUnderTabs = false,
  table,
  renderItem,
}: {
  path: string;
  /** Where nothing is narrowed, if that is another address than the path. */
  whole?: string;
  items: readonly Item[];
  isNarrowed: boolean;
  empty: Words;
  /** `all`: the way to the whole list. */
  nothing: Words & { all: string };
  /** The line of the tabs is above it, so an empty list has none of its own. */
  isUnderTabs?: boolean;
  /** In place of lines. */
  table?: ReactNode;
  renderItem?: ((item: Item) => ReactNode) | undefined;
}) {
  const isLoading = useNavigation().location?.pathname === path;
  if (items.length > 0 && table) return table;
  if (items.length > 0)
    return (
      <ul
        aria-busy={isLoading}
        className={classes(
          "divide-y divide-line border-line border-y transition-opacity duration-150",
          isLoading && "opacity-60",
        )}
      >
        {renderItem && items.map(renderItem)}
      </ul>
    );
  const place = isUnderTabs ? "border-t-0" : "mt-8";
  if (!isNarrowed)
    return (
      <EmptyState className={place} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  const all = (
    <ButtonLink kind="outline" to={whole}>
      {nothing.all}
    </ButtonLink>
  );
  return (
    <EmptyState className={place} title={nothing.title} action={all}>
      {nothing.text}
    </EmptyState>
  );
}
