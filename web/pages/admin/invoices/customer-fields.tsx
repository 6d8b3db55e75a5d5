import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { DocumentParty } from "#contract/invoices/issued-documents.ts";
import { CountrySelect } from "#web/features/accounts/country-select.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";

/** Whom a document names, as it is written. */
export type CustomerValues = Omit<DocumentParty, "country"> & { country: string };

const fields = [
  ["name", 150],
  ["street", 120],
  ["city", 80],
  ["zip", 12],
  ["companyId", 20],
  ["taxId", 20],
  ["email", 254],
] as const;

interface CustomerFieldsProps<Values extends FieldValues & { customer: CustomerValues }> {
  form: UseFormReturn<Values>;
  errorOf: (field: Path<Values>) => string | undefined;
}

/** The fields of whom a document names. */
export function CustomerFields<Values extends FieldValues & { customer: CustomerValues }>({
  form,
  errorOf,
}: CustomerFieldsProps<Values>) {
  const { t } = useTranslation("issuedDocument");
  const { required } = useRules();
  const at = (name: string) => `customer.${name}` as Path<Values>;
  const known = String(useWatch({ control: form.control, name: at("country") }));
  return (
    <fieldset className="grid gap-4 tablet:grid-cols-2">
      <legend className="type-h3 mb-3">{t("fact.customer")}</legend>
      {fields.map(([name, maxLength]) => (
        <Input
          key={name}
          label={t(`fact.${name}`)}
          error={errorOf(at(name))}
          maxLength={maxLength}
          autoComplete="off"
          {...form.register(at(name), name === "name" ? { required } : {})}
        />
      ))}
      <CountrySelect
        known={known}
        label={t("fact.country")}
        error={errorOf(at("country"))}
        {...form.register(at("country"))}
      />
    </fieldset>
  );
}
