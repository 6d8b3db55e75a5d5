import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A count in a small disc; `label` says what is counted ("3 nové zprávy"). */
export function Badge({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  return (
    <span className={classes("badge-look", className)}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
