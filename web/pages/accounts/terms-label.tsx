import { useTranslation } from "react-i18next";
import { Trans } from "react-i18next/TransWithoutContext";
import { InfoLink } from "#web/features/consent/info-link.tsx";

/** The texts to agree to, each a click away; they open beside the form, so that nothing filled in is lost. */
export function TermsLabel() {
  const { t, i18n } = useTranslation("auth");
  return (
    <Trans
      t={t}
      i18n={i18n}
      i18nKey="register.terms"
      components={{ terms: <InfoLink page="terms" />, privacy: <InfoLink page="privacy" /> }}
    />
  );
}
