import { z } from "zod";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";

/** A currency that prices may be shown in (rule MO2); charged is always CZK. */
const currency = z.object({
  id: z.number().int(),
  is_default: z.boolean(),
  code: z.string().describe("ISO 4217"),
  symbol_before: z.string(),
  symbol_after: z.string(),
  decimals: z.number().int(),
  rate: z.number().describe("CZK for one unit: an amount in CZK is divided by it"),
});
export type Currency = z.infer<typeof currency>;

const country = z.object({
  code: z.string().describe("ISO 3166-1 alpha-2"),
  name: z.string(),
});
export type Country = z.infer<typeof country>;

export const lists = {
  currencies: route({
    method: "GET",
    path: "/api/lists/currencies",
    summary: "Currencies that prices may be shown in; exactly one is the default",
    auth: "none",
    response: z.array(currency),
  }),
  countries: route({
    method: "GET",
    path: "/api/lists/countries/{locale}",
    summary: "All countries, named and sorted in one language",
    auth: "none",
    params: z.object({ locale }),
    response: z.array(country),
  }),
};
