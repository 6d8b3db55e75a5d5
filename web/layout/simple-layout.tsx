import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HomeLink } from "./home-link.tsx";
import { type LanguagePaths, LanguageSwitcher } from "./language-switcher.tsx";

/** FR10: The simple layout has the logo, the language switcher, the page and the copyright line: no menus, banners or dialogs. */
export function SimpleLayout({
  year,
  languagePaths,
  children,
}: {
  year: number;
  languagePaths: LanguagePaths | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("layout");
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="container-page flex h-22 items-center justify-between gap-5">
          <HomeLink className="rounded-tag text-primary-dark" />
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
