import { useTranslation } from "react-i18next";
import { CompanyFields } from "#web/features/accounts/company-fields.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import type { InputProps } from "#web/ui/fields/input.tsx";
import { PlaceFields } from "./place-fields.tsx";
import type { CheckoutActions } from "./use-checkout.ts";

type CompanyField = "company" | "companyId" | "taxId";

/** To whom the invoice is made out: to where the goods go, to another address, to a company. */
export function InvoicePart({ country, actions }: { country: string; actions: CheckoutActions }) {
  const { t } = useTranslation("checkout");
  const { form, kind } = actions;
  const [isElsewhere, isForCompany] = form.watch(["isInvoicedElsewhere", "isForCompany"]);
  return (
    <>
      <div>
        {kind === "carrier" && <Checkbox label={t("invoicedElsewhere")} {...form.register("isInvoicedElsewhere")} />}
        <Checkbox label={t("forCompany")} {...form.register("isForCompany")} />
      </div>
      {isForCompany && <Company isCzech={country === "CZ"} actions={actions} />}
      {(kind !== "carrier" || isElsewhere) && (
        <PlaceFields of="invoice" section="billing" country={country} actions={actions} />
      )}
    </>
  );
}

function Company({ isCzech, actions: { form, errorOf } }: { isCzech: boolean; actions: CheckoutActions }) {
  const { t } = useTranslation("checkout");
  const rules = useRules();
  const field = (name: CompanyField): InputProps => ({
    label: t(`field.${name}`),
    error: errorOf(`invoice.${name}`),
    required: name !== "taxId",
    ...form.register(`invoice.${name}`, {
      validate: (text, { isForCompany }) => name === "taxId" || !isForCompany || text.trim() !== "" || rules.required,
    }),
  });
  const [companyId, taxId] = form.watch(["invoice.companyId", "invoice.taxId"]);
  return (
    <CompanyFields
      {...{ field, companyId, taxId, isCzech }}
      onFound={(found) => {
        for (const name of ["company", "companyId", "taxId"] as const)
          if (found[name]) form.setValue(`invoice.${name}`, found[name], { shouldDirty: true });
      }}
    />
  );
}
