import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SettingValues } from "#contract/settings/settings.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** The operator, as the setting `contacts` says. */
export function Operator({ operator }: { operator: SettingValues["contacts"] }) {
  const { t } = useTranslation("articles");
  const id = useId();
  const { company, street, city, zip, companyId, taxId, email, phone } = operator;
  const seat = [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const isKnown = [company, seat, companyId, taxId, email, phone].some(Boolean);
  return (
    <section aria-labelledby={id} className="mt-12 border-line border-t pt-7">
      <h2 id={id} className="type-h3">
        {t("info.operator")}
      </h2>
      {company && <p className="type-body mt-2 font-semibold">{company}</p>}
      {isKnown ? (
        <DefinitionList
          className="mt-3"
          entries={[
            { term: t("info.companyId"), value: companyId },
            { term: t("info.taxId"), value: taxId },
            { term: t("info.seat"), value: seat },
            {
              term: t("info.email"),
              value: email && <ContactLink to={`mailto:${email}`}>{email}</ContactLink>,
            },
            {
              term: t("info.phone"),
              value: phone && <ContactLink to={`tel:${phone.replace(/\s/g, "")}`}>{phone}</ContactLink>,
            },
          ]}
        />
      ) : (
        <p className="type-body mt-2 text-muted">{t("info.operatorMissing")}</p>
      )}
    </section>
  );
}

function ContactLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="quiet-link">
      {children}
    </a>
  );
}
