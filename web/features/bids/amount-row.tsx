import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

/** A line of what is to be paid: words left, amount right. */
export function AmountRow({ label, value, strong = false }: { label: ReactNode; value: ReactNode; strong?: boolean }) {
  return (
    <div
      className={classes(
        "type-small flex items-baseline justify-between gap-4",
        strong && "border-t border-line pt-2 font-semibold",
      )}
    >
      <dt className={classes(!strong && "text-muted")}>{label}</dt>
      <dd className="tnum font-semibold whitespace-nowrap">{value}</dd>
    </div>
  );
}
