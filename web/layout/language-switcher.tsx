import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { type Locale, locales } from "#contract/values/locale.ts";
import { pageAt } from "#web/addresses/page-at.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { keepLocale } from "./chosen-locale.ts";

/** Paths of the page in each language, where they cannot be derived from its path (slugs). */
export type LanguagePaths = Partial<Record<Locale, string>>;

/**
 * FR8: The language switcher keeps page and query, and the choice for a year in the cookie `locale`; without one, a
 * browser that prefers English is offered English on the Czech home page, and never sent there.
 *
 * The same page, with its query, in the other language. `paths` gives the addresses of a page with slugs.
 */
export function LanguageSwitcher({
  paths,
  className,
  inFooter = false,
}: {
  paths?: LanguagePaths | undefined;
  className?: string;
  /** The variant for the footer: it suits the dark ground and has a name other than the header's. */
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
            // A full page load: the language and its texts belong to the document.
            <a
              href={(paths?.[locale] ?? twin(pathname, locale)) + search}
              // A cached page was rendered without the query parameters that it does not read.
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
