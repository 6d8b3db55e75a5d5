import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Logo } from "#web/ui/logo.tsx";
import { type LanguagePaths, LanguageSwitcher } from "./language-switcher.tsx";

/** The simple layout (RULES.md FR10): the logo, the page, the copyright line; no menus, banners or dialogs. */
export function SimpleFrame({
  year,
  languagePaths,
  children,
}: {
  year: number;
  languagePaths: LanguagePaths | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="container-page flex h-22 items-center justify-between gap-5">
          <Link to={pathTo("home", locale)} aria-label={t("home")} className="rounded-tag text-primary-dark">
            <Logo />
          </Link>
          <LanguageSwitcher paths={languagePaths} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="mt-15 border-t border-line">
        <p className="container-page type-caption py-6 text-muted">{t("footer.copyright", { year })}</p>
      </footer>
    </div>
  );
}
