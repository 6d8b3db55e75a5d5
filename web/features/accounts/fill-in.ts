import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { RegisteredCompany } from "#contract/accounts/registers.ts";

/** Writes a company into a form; an address that is there already stays, since it need not be the company's seat. */
export function fillIn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { company, companyId, taxId, street, city, zip }: RegisteredCompany,
): void {
  const known = form.getValues();
  const hasAddress = Boolean(known.street || known.city || known.zip);
  const values = { company, companyId, ...(taxId && { taxId }), ...(!hasAddress && { street, city, zip }) };
  for (const [name, value] of Object.entries(values)) {
    const field = name as Path<Values>;
    form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true });
  }
}
