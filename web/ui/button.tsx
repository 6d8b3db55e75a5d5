import type { ComponentProps } from "react";
import { type ButtonKind, type ButtonSize, buttonStyle } from "./button-style.ts";
import { classes } from "./classes.ts";
import { pressOnce } from "./press-once.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Work is under way: a ring replaces the words, the size stays, another press does nothing. */
  busy?: boolean;
}

export function Button({
  kind,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  onKeyDown,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onKeyDown={(event) => {
        pressOnce(event);
        onKeyDown?.(event);
      }}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(buttonStyle({ kind, size, wide }), className)}
    >
      {busy ? <span className="inline-flex items-center gap-2 opacity-0">{children}</span> : children}
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
