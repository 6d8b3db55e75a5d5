import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

/** A square button of an icon alone; `label` is its name for everyone who cannot see the icon. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        "grid size-11 shrink-0 place-items-center rounded-control text-primary-dark transition-colors duration-150 hover:bg-info-tint disabled:text-disabled-text",
        className,
      )}
    >
      {children}
    </button>
  );
}
