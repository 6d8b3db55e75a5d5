import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RegisteredCompany } from "#contract/accounts/registers.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";

type Field = "company" | "companyId" | "taxId";

/** A company's name, IČO and DIČ, which may be filled in and checked by public registers and always by hand. */
export function CompanyFields({
  field,
  companyId,
  taxId,
  isCzech,
  onFound,
}: {
  /** Label, error and registration of an input. */
  field: (name: Field) => InputProps;
  companyId: string;
  taxId: string;
  isCzech: boolean;
  onFound: (company: RegisteredCompany) => void;
}) {
  const { t } = useTranslation("contact");
  const locale = useLocale();
  const [described, setSummary] = useState<Partial<Record<"companyId" | "taxId", string>>>({});
  const { busy, press } = usePageAction();
  const find = () =>
    press(async () => {
      setSummary({});
      const { data } = await browserApi.registers.findCompany({ body: { companyId } });
      if (data.company) onFound(data.company);
      const date = data.company?.endedOn && formatDate(data.company.endedOn, locale);
      setSummary({ companyId: date ? t("register.ended", { date }) : t(`register.${data.outcome}`) });
    });
  const check = () =>
    press(async () => {
      setSummary({});
      const { data } = await browserApi.registers.checkTaxId({ body: { taxId } });
      setSummary({ taxId: t(`taxRegister.${data.outcome}`) });
    });
  return (
    <>
      <Input {...field("company")} autoComplete="organization" />
      <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2">
        <div className="grid gap-2">
          <Input {...field("companyId")} autoComplete="off" spellCheck={false} />
          {isCzech && (
            <Button kind="outline" size="small" busy={busy} className="justify-self-start" onClick={find}>
              {t("register.action")}
            </Button>
          )}
          <p role="status" className="type-small empty:hidden">
            {described.companyId}
          </p>
        </div>
        <div className="grid gap-2">
          <Input {...field("taxId")} autoComplete="off" spellCheck={false} />
          <Button kind="outline" size="small" busy={busy} className="justify-self-start" onClick={check}>
            {t("taxRegister.action")}
          </Button>
          <p role="status" className="type-small empty:hidden">
            {described.taxId}
          </p>
        </div>
      </div>
    </>
  );
}
