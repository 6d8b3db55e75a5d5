import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Silhouette } from "./silhouette.tsx";

/** Nothing here yet: a sentence and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 2,
  className,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={classes(
        "flex items-end gap-6 border-y border-line py-12 max-tablet:flex-col max-tablet:items-start tablet:gap-9 tablet:py-16",
        className,
      )}
    >
      <div aria-hidden="true" className="w-29 shrink-0 border-b border-line-2">
        <Silhouette className="mx-auto h-29 w-auto [--silhouette-fill:var(--color-surface)]" />
      </div>
      <div>
        <Heading className="type-h4">{title}</Heading>
        {children && <div className="type-body mt-1 max-w-140 text-muted">{children}</div>}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </section>
  );
}
