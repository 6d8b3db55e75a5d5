import { classes } from "./classes.ts";

/** The progress of a piece of work, inside content. `value` is 0…1. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classes("h-1.5 overflow-hidden rounded-full bg-disabled", className)}
    >
      <div
        className="h-full origin-left rounded-full bg-progress-inline transition-transform duration-200 ease-calm"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
