import { z } from "zod";
import { countryCodes } from "./country-codes.ts";

/** A country as ISO 3166-1 alpha-2: one of those that `GET /api/lists/countries/{locale}` names. */
export const countryCode = z.enum(countryCodes).describe("ISO 3166-1 alpha-2");
