import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface Definition {
  term: ReactNode;
  value: ReactNode;
}

/** Facts in two columns between hairlines; entries without a value are left out. */
export function DefinitionList({ entries, className }: { entries: readonly Definition[]; className?: string }) {
  return (
    <dl className={classes("divide-y divide-line", className)}>
      {entries
        .filter(({ value }) => value !== null && value !== undefined && value !== "" && value !== false)
        .map(({ term, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of facts
          <div key={index} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 py-2.5">
            <dt className="type-field text-muted">{term}</dt>
            <dd className="type-field">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
