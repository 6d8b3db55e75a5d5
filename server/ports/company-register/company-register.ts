import type { RegisteredCompany } from "#contract/accounts/registers.ts";

/** The register of Czech companies. */
export interface CompanyRegisterPort {
  /** `off`: nobody is asked. */
  readonly kind: "ares" | "off";
  /** The company with an IČO of eight digits; null where the register knows none. Throws where it does not answer. */
  find(companyId: string): Promise<RegisteredCompany | null>;
}

/** Asks nobody and invents no company: for trial mode without a network, scripts and tests. */
export function createNoCompanyRegister(): CompanyRegisterPort {
  return { kind: "off", find: async () => Promise.reject(new Error("no register of companies is asked")) };
}
