import { classes } from "./classes.ts";

/** `teal`, `cream` and `creamLine` stand on grounds that are the same in both themes: on a photograph's ground, and on teal. */
export type ButtonKind = "primary" | "outline" | "gold" | "danger" | "quiet" | "teal" | "cream" | "creamLine";
export type ButtonSize = "small" | "medium" | "large";

const base = "screen-only button-look";

const kinds: Record<ButtonKind, string> = {
  primary: "button-primary",
  outline: "button-outline",
  gold: "border border-secondary bg-secondary-tint text-secondary-ink hover:border-secondary-ink disabled:border-transparent disabled:bg-disabled disabled:text-disabled-text",
  danger: "bg-danger text-on-primary hover:bg-danger-text disabled:bg-disabled disabled:text-disabled-text",
  teal: "bg-teal text-on-teal hover:bg-teal-deep [--color-focus:var(--color-teal)]",
  cream: "bg-on-teal text-teal hover:bg-paper [--color-focus:var(--color-on-teal-accent)]",
  creamLine: "border border-on-teal-2 text-on-teal hover:bg-teal-deep [--color-focus:var(--color-on-teal-accent)]",
  quiet: "quiet-link disabled:text-disabled-text disabled:no-underline",
};

const sizes: Record<ButtonSize, string> = {
  small: "button-small",
  medium: "type-control min-h-12 px-5.5 py-2",
  large: "type-control min-h-14 px-7 py-2.5 text-[1.1875rem]",
};

/** The look of a button, also for links that act as one. */
export function buttonStyle({
  kind = "primary",
  size = "medium",
  wide = false,
}: {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
} = {}): string {
  const shape = kind === "quiet" ? "type-control min-h-11 py-2" : sizes[size];
  return classes(base, kinds[kind], shape, wide && "w-full");
}
