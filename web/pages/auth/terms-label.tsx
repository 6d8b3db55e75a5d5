import { useTranslation } from "react-i18next";
import { Trans } from "react-i18next/TransWithoutContext";
import { fixedInfoSlugs, infoPageIds } from "#contract/content/content.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** The texts to agree to, each a click away; they open beside the form, so that nothing filled in is lost. */
export function TermsLabel() {
  const { t, i18n } = useTranslation("auth");
  return (
    <Trans
      t={t}
      i18n={i18n}
      i18nKey="register.terms"
      components={{ terms: <PageLink page="terms" />, privacy: <PageLink page="privacy" /> }}
    />
  );
}

function PageLink({ page, children }: { page: keyof typeof fixedInfoSlugs; children?: string }) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const to = pathTo("info", locale, { id: infoPageIds[page], slug: fixedInfoSlugs[page][locale] });
  return (
    <a href={to} target="_blank" rel="noopener" className="quiet-link">
      {children}
      <span className="sr-only"> {t("register.newTab")}</span>
    </a>
  );
}
