import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A count in a small disc; `label` says what is counted ("3 nové zprávy"). */
export function Badge({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  return (
    <span
      className={classes(
        "type-min tnum inline-grid h-5 min-w-5 place-items-center rounded-full bg-secondary-text px-1.5 font-semibold text-on-primary",
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
