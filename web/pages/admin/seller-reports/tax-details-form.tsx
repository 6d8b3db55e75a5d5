import { useTranslation } from "react-i18next";
import type { ReportedSeller, SellerTaxDetails } from "#contract/seller-reports/seller-reports.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CountrySelect } from "#web/features/accounts/country-select.tsx";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Input } from "#web/ui/fields/input.tsx";

interface DetailValues {
  birthDate: string;
  birthPlace: string;
  birthCountry: string;
  taxNumber: string;
  taxCountry: string;
}

const valuesOf = ({ version: _seen, birthDate, ...details }: SellerTaxDetails): DetailValues => ({
  ...{ ...details, birthDate: birthDate ?? "" },
});
const names = ["birthDate", "birthPlace", "birthCountry", "taxNumber", "taxCountry"] as const;

/** What a seller has told for the report; a company has no birth (rule TR4). */
export function TaxDetailsForm({ seller: { id, isCompany, details } }: { seller: ReportedSeller }) {
  const { t } = useTranslation("sellerReports");
  const params = { id };
  const form = useVersionedLines<SellerTaxDetails, DetailValues>(details, {
    valuesOf,
    write: async ({ birthDate, ...values }, version) => {
      const body = { ...values, birthDate: birthDate || null, version };
      return (await browserApi.sellerReports.setDetails({ params, body })).data;
    },
    read: async () => (await browserApi.sellerReports.details({ params })).data,
    linesOf: (values) => names.map((name) => `${t(`details.${name}`)}: ${values[name] || t("details.none")}`),
    saved: t("saved"),
  });
  const { register } = form.form;
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="mt-6 grid max-w-180 gap-4">
      <h3 className="type-h5">{t("details.title")}</h3>
      <div className="grid gap-4 tablet:grid-cols-2">
        {!isCompany && (
          <>
            <Input
              type="date"
              label={t("details.birthDate")}
              error={form.errorOf("birthDate")}
              autoComplete="off"
              {...register("birthDate")}
            />
            <Input
              label={t("details.birthPlace")}
              error={form.errorOf("birthPlace")}
              autoComplete="off"
              maxLength={100}
              {...register("birthPlace")}
            />
            <CountrySelect
              label={t("details.birthCountry")}
              known={details.birthCountry || "CZ"}
              placeholder={t("details.none")}
              error={form.errorOf("birthCountry")}
              {...register("birthCountry")}
            />
          </>
        )}
        <Input
          label={t("details.taxNumber")}
          hint={t("details.taxHint")}
          error={form.errorOf("taxNumber")}
          autoComplete="off"
          maxLength={30}
          {...register("taxNumber")}
        />
        <CountrySelect
          label={t("details.taxCountry")}
          known={details.taxCountry || "CZ"}
          placeholder={t("details.residence")}
          error={form.errorOf("taxCountry")}
          {...register("taxCountry")}
        />
      </div>
      <VersionedEnd {...form} />
    </form>
  );
}
