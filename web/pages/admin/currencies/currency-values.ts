import { type CurrencyBody, chargedCurrency, type EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { isRateJump } from "#contract/values/rate-change-rules.ts";
import { writtenNumber } from "#web/format/written-number.ts";

/** A currency as its form holds it: numbers as they are written. */
export interface CurrencyValues extends Omit<CurrencyBody, "decimals" | "rate"> {
  /** Of a new one; a currency that is there keeps its code. */
  code: string;
  decimals: string;
  rate: string;
  jumpConfirmed: boolean;
}

export const newCurrency: CurrencyValues = {
  ...{ code: "", symbolBefore: "", symbolAfter: "", decimals: "2", rate: "" },
  ...{ isDefault: false, isShown: true, jumpConfirmed: false },
};

export function valuesOf({ id: _, version: _version, rateOn: _on, ...stored }: EditableCurrency): CurrencyValues {
  const written = { decimals: String(stored.decimals), rate: String(stored.rate).replace(".", ",") };
  return { ...stored, ...written, jumpConfirmed: false };
}

/** What is sent; the form has checked that the numbers can be read, the server checks the rest. */
export function bodyOf({ code: _, jumpConfirmed: _confirmed, ...values }: CurrencyValues): CurrencyBody {
  return { ...values, decimals: writtenNumber(values.decimals), rate: writtenNumber(values.rate) };
}

/** Whether the written rate of a currency needs a confirmation. */
export function hasJumped({ code, rate }: EditableCurrency, written: string): boolean {
  const to = writtenNumber(written);
  return code !== chargedCurrency && to > 0 && isRateJump(rate, to);
}
