import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { type Locale, locales } from "#contract/locale.ts";
import { pageAt, pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { writeCookie } from "#web/session/cookies.ts";
import { classes } from "#web/ui/classes.ts";

/** Addresses of a page in each language, where the page knows them better than its path tells (slugs). */
export type LanguagePaths = Partial<Record<Locale, string>>;

/** The same page, with its query, in the other language. `paths` where a page knows its twin's address better (slugs). */
export function LanguageSwitcher({
  paths,
  className,
  inFooter = false,
}: {
  paths?: LanguagePaths | undefined;
  className?: string;
  /** In the footer: on its ground, and by another name than the one in the header. */
  inFooter?: boolean;
}) {
  const { t } = useTranslation("layout");
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <nav
      aria-label={t(inFooter ? "language.footer" : "language.label")}
      className={classes("type-small flex items-center gap-1", className)}
    >
      {locales.map((locale) => (
        <Fragment key={locale}>
          {locale === current ? (
            <span aria-current="true" className="grid min-h-11 min-w-8 place-items-center font-semibold">
              <span className="border-b-2 border-secondary leading-5">{locale.toUpperCase()}</span>
            </span>
          ) : (
            // A whole new document: its language and texts belong to it.
            <a
              href={(paths?.[locale] ?? twin(pathname, locale)) + search}
              // A page that is the same for everybody was rendered without what it does not read of the query.
              onClick={({ currentTarget }) => {
                currentTarget.search = window.location.search;
                keepLocale(locale);
              }}
              lang={locale}
              hrefLang={locale}
              aria-label={`${locale.toUpperCase()}, ${t(`language.${locale}`)}`}
              className={classes(
                "grid min-h-11 min-w-8 place-items-center",
                inFooter ? "text-on-teal-2 hover:text-on-teal" : "text-muted hover:text-ink",
              )}
            >
              {locale.toUpperCase()}
            </a>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

function twin(pathname: string, locale: Locale): string {
  const found = pageAt(pathname);
  return found ? pathTo(found.page, locale, found.params) : pathTo("home", locale);
}

/** The chosen language, for a year (RULES.md FR8). Pages go by their address, so a shared link keeps its language. */
function keepLocale(locale: Locale): void {
  writeCookie("locale", locale, 365 * 24 * 3_600);
}
