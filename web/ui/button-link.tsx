import { Link, type LinkProps } from "react-router";
import { type ButtonKind, type ButtonSize, buttonStyle } from "./button-style.ts";
import { classes } from "./classes.ts";

export interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(buttonStyle({ kind, size, wide }), className)} />;
}
