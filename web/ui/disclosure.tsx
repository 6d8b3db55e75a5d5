import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { SharedIcon } from "./shared-icons.tsx";

/** A part that opens and closes; the browser's own element, so it works before scripts arrive. */
export function Disclosure({
  id,
  summary,
  children,
  open,
  className,
}: {
  id?: string | undefined;
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  className?: string;
}) {
  return (
    <details id={id} open={open} className={classes("group border-b border-line", className)}>
      <summary className="type-control flex min-h-12 items-center justify-between gap-4 py-2.5">
        <span>{summary}</span>
        <SharedIcon name="chevron-down" className="fold-arrow" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
