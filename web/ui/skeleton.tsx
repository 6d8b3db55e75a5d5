import { classes } from "./classes.ts";

/** A calm area of the true size of what is coming; give it its size by class. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block rounded-tag bg-disabled", className)} />;
}
