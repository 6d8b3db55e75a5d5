import { z } from "zod";

/** Everything that a payer writes into a bank transfer, and the same as a QR Platba code. */
export const bankTransfer = z.object({
  account: z.string().describe("Czech form, or an IBAN"),
  iban: z.string(),
  variableSymbol: z.string(),
  amount: z.number().describe("CZK"),
  spayd: z.string().nullable().describe("QR Platba; null: the amount is too great for a code"),
  qr: z
    .object({ size: z.number().int(), path: z.string() })
    .nullable()
    .describe("The code as an SVG path on a square of `size` modules, quiet zone included"),
});
export type BankTransfer = z.infer<typeof bankTransfer>;
