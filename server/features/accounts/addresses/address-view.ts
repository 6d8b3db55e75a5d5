import type { Address } from "#contract/accounts/addresses.ts";
import type { addresses } from "./table.ts";

export function addressView(row: typeof addresses.$inferSelect): Address {
  const { id, name, street, city, zip, country, company, companyId, taxId, isDefault } = row;
  return {
    ...{ id, name, street, city, zip, country, isDefault },
    company: company ?? "",
    companyId: companyId ?? "",
    taxId: taxId ?? "",
  };
}
