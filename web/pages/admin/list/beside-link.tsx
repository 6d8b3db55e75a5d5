import type { MouseEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { classes } from "#web/ui/classes.ts";

/** From here on a list has room for a thing beside it. */
export const hasRoomBeside = () => window.matchMedia("(width >= 78.75em)").matches;

/** Leads from a list to the page of a thing; where there is room, it opens beside the list, and the address says so. */
export function BesideLink({
  id,
  to,
  className,
  children,
}: {
  id: number;
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const open = (event: MouseEvent) => {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || !hasRoomBeside()) return;
    event.preventDefault();
    search.set("open", String(id));
    setSearch(search, { preventScrollReset: true });
  };
  return (
    <Link
      to={to}
      data-opens={id}
      onClick={open}
      aria-current={search.get("open") === String(id) ? "true" : undefined}
      className={classes("type-control inline-block min-h-6 [overflow-wrap:anywhere] hover:underline", className)}
    >
      {children}
    </Link>
  );
}
