import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

/** An entry of a menu from the settings: addresses that start with http open in a new tab, others are pages of ours (RULES.md FR2). */
export function MenuLink({
  to,
  children,
  ...rest
}: { to: string; children: ReactNode } & Pick<
  ComponentProps<"a">,
  "className" | "onClick" | "aria-current"
>) {
  return to.startsWith("http") ? (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  ) : (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
