import type { RatesPort } from "./rates.ts";

/** A list of one day, invented, in the form of the Czech National Bank's. */
export function createSandboxRates(): RatesPort {
  return {
    kind: "sandbox",
    address: "sandbox",
    read: async () =>
      [
        "27.11.2026 #230",
        "země|měna|množství|kód|kurz",
        "EMU|euro|1|EUR|24,215",
        "Japonsko|jen|100|JPY|13,456",
        "USA|dolar|1|USD|20,874",
      ].join("\n"),
  };
}
