import { mostRateListBytes } from "#contract/currencies/currency-admin.ts";
import { readAtMost } from "../read-at-most.ts";
import type { RatesPort } from "./rates.ts";

export interface CnbSettings {
  readonly address: string;
  /** Milliseconds that the bank may take. */
  readonly patienceMs?: number;
  /** A list is not longer than this. */
  readonly mostBytes?: number;
}

/** The daily list of the Czech National Bank, a text that is published on working days after 14:30. */
export function createCnbRates({
  address,
  patienceMs = 10_000,
  mostBytes = mostRateListBytes,
}: CnbSettings): RatesPort {
  return {
    kind: "cnb",
    address,
    read: async () => {
      const answer = await fetch(address, {
        headers: { accept: "text/plain" },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok || !answer.body) throw new Error(`the bank's list answered ${answer.status}`);
      return (await readAtMost(answer.body, mostBytes)).toString("utf8");
    },
  };
}
