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
      className={classes("icon-button", word && "icon-button-worded", className)}
    >
      {children}
      {word && <span className="type-caption tablet:hidden">{word}</span>}
    </button>
  );
}
