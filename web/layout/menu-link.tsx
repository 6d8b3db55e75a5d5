import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

/**
 * FR2: Entries of the operator's menus that begin with http open in a new tab; others are pages of the site. What leads to goods comes
 * before what is to be read.
 */
export function MenuLink({
  to,
  children,
  ...rest
}: { to: string; children: ReactNode } & Pick<ComponentProps<"a">, "className" | "onClick" | "aria-current">) {
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
