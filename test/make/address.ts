import type { AddressBody } from "#contract/accounts/addresses.ts";

/** An address that the API accepts. */
export function addressOf(overrides: Partial<AddressBody> = {}): AddressBody {
  return {
    name: "Petra Malá",
    street: "Lidická 12",
    city: "Brno",
    zip: "602 00",
    country: "CZ",
    company: "",
    companyId: "",
    taxId: "",
    isDefault: false,
    ...overrides,
  };
}
