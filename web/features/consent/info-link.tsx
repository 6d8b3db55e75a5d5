import { useTranslation } from "react-i18next";
import { fixedInfoSlugs, infoPageIds } from "#contract/content/content.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** A text to agree to, which opens beside the form, so that nothing filled in is lost. */
export function InfoLink({ page, children }: { page: keyof typeof fixedInfoSlugs; children?: string }) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const to = pathTo("info", locale, { id: infoPageIds[page], slug: fixedInfoSlugs[page][locale] });
  return (
    <a href={to} target="_blank" rel="noopener" className="quiet-link">
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
}
