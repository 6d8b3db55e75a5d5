import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

/** A square button of an icon; `label` is its name for everyone who cannot see it, `word` stands under it on a phone. */
export function IconButton({
  label,
  children,
  word,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string; children: ReactNode; word?: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        "grid size-11 shrink-0 place-items-center rounded-control text-primary-dark transition-colors duration-150 hover:bg-info-tint disabled:text-disabled-text",
        word && "max-tablet:h-auto max-tablet:min-h-13 max-tablet:w-auto max-tablet:content-center max-tablet:gap-0.5",
        className,
      )}
    >
      {children}
      {word && <span className="type-caption tablet:hidden">{word}</span>}
    </button>
  );
}
