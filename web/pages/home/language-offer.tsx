import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { keepLocale, stayInCzech } from "#web/layout/chosen-locale.ts";

/**
 * One line at the top of the Czech home page, in English, for a browser that prefers English: an offer and never a redirect. It
 * is part of the page for everybody; `offerEnglish` decides before the first paint who sees it.
 */
export function LanguageOffer() {
  const { t } = useTranslation("layout");
  const close = () => {
    stayInCzech();
    // The close button is gone: the header's first link follows it.
    document.querySelector<HTMLElement>("header a")?.focus();
  };
  return (
    <aside lang="en" aria-label={t("language.offer.label")} className="language-offer border-line border-b">
      <div className="container-page flex items-center justify-between gap-4 py-1.5">
        <p className="type-small flex flex-wrap items-center gap-x-2">
          <span className="pt-2 tablet:pt-0">{t("language.offer.text")}</span>
          <a
            href={pathTo("home", "en")}
            hrefLang="en"
            onClick={() => keepLocale("en")}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t("language.offer.go")}
          </a>
        </p>
        <button
          type="button"
          onClick={close}
          aria-label={t("language.offer.close")}
          title={t("language.offer.close")}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
      </div>
    </aside>
  );
}
