import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#web/format/use-locale.ts";
import { signInFor } from "#web/session/wanted-page.ts";
import { type ButtonKind, type ButtonSize, buttonStyle } from "#web/ui/button-style.ts";

/** A button that asks a guest to sign in first; without scripts a link to the page for that, which leads back here. */
export function LoginLink({
  onLoginClick,
  kind = "primary",
  size = "large",
  children,
}: {
  onLoginClick: () => void;
  kind?: ButtonKind;
  size?: ButtonSize;
  children: ReactNode;
}) {
  const locale = useLocale();
  const location = useLocation();
  return (
    <a
      href={signInFor(locale, location)}
      onClick={(event) => {
        event.preventDefault();
        onLoginClick();
      }}
      className={buttonStyle({ kind, size, wide: true })}
    >
      {children}
    </a>
  );
}
