import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#web/addresses.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Logo } from "#web/ui/logo.tsx";
import type { NavLink } from "./header-nav.tsx";

export interface FooterColumn {
  title: string;
  links: readonly NavLink[];
}

/** The foot of every page: who we are, links in columns (only to pages that exist), the 18+ note. `year` of the copyright line. */
export function SiteFooter({ columns, year }: { columns: readonly FooterColumn[]; year: number }) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  return (
    <footer className="mt-22 bg-teal-deep text-on-teal [--color-focus:var(--color-on-teal-accent)] max-tablet:mt-15">
      <div className="container-page py-12 tablet:py-16">
        <div className="grid gap-10 desktop:grid-cols-[minmax(260px,1.2fr)_3fr] desktop:gap-16">
          <div>
            <Link to={pathTo("home", locale)} aria-label={t("home")} className="inline-block rounded-tag">
              <Logo />
            </Link>
            <p className="type-small mt-4 max-w-80 text-on-teal-2">{typography(t("footer.about"))}</p>
          </div>
          <nav
            aria-label={t("footer.nav")}
            className="grid grid-cols-2 gap-x-7 gap-y-9 tablet:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]"
          >
            {columns.map(({ title, links }) => (
              <div key={title}>
                <p className="font-serif text-lg/7">{title}</p>
                <ul className="type-small mt-2">
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        className="inline-flex min-h-9 items-center text-on-teal-2 hover:text-on-teal hover:underline hover:decoration-on-teal-accent hover:underline-offset-4 max-desktop:min-h-11"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-7 gap-y-4 border-t border-teal-line pt-7">
          <p className="type-caption flex items-center gap-4 text-on-teal-2">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full border border-on-teal-accent text-sm font-semibold text-on-teal-accent"
            >
              18+
            </span>
            {typography(t("footer.adults"))}
          </p>
          <p className="type-caption text-on-teal-2 tablet:ml-auto">{t("footer.copyright", { year })}</p>
        </div>
      </div>
    </footer>
  );
}
