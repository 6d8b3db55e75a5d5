import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnTaxDetails } from "#contract/seller-reports/seller-reports.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TaxForm } from "./tax-form.tsx";

/**
 * What a seller tells for the yearly report to the tax office, and what it still misses (rule TR6). A company's numbers stand in the form
 * above.
 */
export function TaxDetails({ tax }: { tax: OwnTaxDetails }) {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const [own, setOwn] = useState(tax);
  const missing = new Intl.ListFormat(locale, { type: "conjunction" }).format(
    own.missing.map((gap) => t(`tax.gap.${gap}`)),
  );
  return (
    <section id="dane" aria-labelledby="tax" className="mt-14 max-w-180 scroll-mt-24">
      <h2 id="tax" className="type-h3">
        {t("tax.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{typography(t("tax.why"))}</p>
      {own.isAsked && <Notice className="mt-4">{typography(t("tax.asked"))}</Notice>}
      <p className="type-small mt-3">
        {own.missing.length > 0 ? typography(t("tax.missing", { what: missing })) : t("tax.complete")}
      </p>
      {own.isCompany ? (
        <p className="type-small mt-1 text-muted">{typography(t("tax.company"))}</p>
      ) : (
        <TaxForm own={own} onSaved={setOwn} />
      )}
    </section>
  );
}
