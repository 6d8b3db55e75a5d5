import { z } from "zod";
import type { TaxNumbersPort } from "./tax-numbers.ts";

export interface ViesSettings {
  /** Another than the Commission's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that the register may take; a country's own system behind it is often slow. */
  readonly patienceMs?: number;
}

const verdict = z.object({ valid: z.boolean(), userError: z.string().nullish() });
const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });
/** Answers that speak of the number; all others (MS_UNAVAILABLE, TIMEOUT, GLOBAL_MAX_CONCURRENT_REQ…) say nothing of it. */
const ofNumber = ["VALID", "INVALID"];

/** VIES of the European Commission, its REST API; it needs no key. */
export function createVies({
  endpoint = "https://ec.europa.eu",
  patienceMs = 6_000,
}: ViesSettings = {}): TaxNumbersPort {
  return {
    kind: "vies",
    isValid: async (taxId) => {
      const answer = await fetch(`${endpoint}/taxation_customs/vies/rest-api/check-vat-number`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ countryCode: taxId.slice(0, 2), vatNumber: taxId.slice(2) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const body: unknown = await answer.json();
      const failed = failure.safeParse(body);
      if (failed.data?.errorWrappers.some(({ error }) => error === "INVALID_INPUT")) return false;
      if (failed.success) throw new Error(`VIES failed: ${failed.data.errorWrappers[0]?.error}`);
      if (!answer.ok) throw new Error(`VIES answered ${answer.status}`);
      const { valid, userError } = verdict.parse(body);
      if (userError && !ofNumber.includes(userError)) throw new Error(`VIES failed: ${userError}`);
      return valid;
    },
  };
}
