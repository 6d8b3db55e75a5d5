import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";

/** The setting `tax`: whether the operator pays VAT, and its rates by the day (Prague) from which each holds. */
const taxSetting = z.object({
  isPayer: z.boolean().default(true),
  rates: z
    .array(
      z.object({
        from: z.iso.date(),
        standard: z.number().int().min(0).max(99),
        reduced: z.number().int().min(0).max(99),
      }),
    )
    .min(1)
    .default([{ from: "2024-01-01", standard: 21, reduced: 12 }]),
});

/** The standard rate in force on a day, per cent; null where the operator pays no VAT. */
export async function readVatPercent(ctx: Ctx, at: Date): Promise<number | null> {
  const { isPayer, rates } = await readSetting(ctx, "tax", (stored) => taxSetting.parse(stored ?? {}));
  if (!isPayer) return null;
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO("Europe/Prague")
    .toPlainDate()
    .toString();
  const inForce = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  return (inForce ?? rates[0])?.standard ?? null;
}
