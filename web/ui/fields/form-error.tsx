import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

/** One error with its icon: never told by colour alone. */
export function FormError({ children, className, id }: { children: ReactNode; className?: string; id?: string }) {
  return (
    <span id={id} className={classes("type-caption flex items-start gap-2 text-danger-text", className)}>
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

/** A failure that belongs to no field, read aloud as it comes; nothing without one. */
export function AlertNote({ children, className }: { children: string | null; className?: string | undefined }) {
  return (
    children && (
      <div role="alert" className={className}>
        <FormError>{children}</FormError>
      </div>
    )
  );
}
