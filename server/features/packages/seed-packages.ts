import type { Ctx } from "#server/context.ts";
import { packages } from "./table.ts";

/** The packages of a site that has just opened; the operator changes them. */
const first = [
  { key: "basic", name: { cs: "Základní", en: "Basic" }, priceMinor: 0 },
  { key: "standard", name: { cs: "Standard", en: "Standard" }, priceMinor: 4_900, topDays: 3 },
  {
    ...{ key: "premium", name: { cs: "Premium", en: "Premium" }, priceMinor: 14_900, topDays: 7 },
    highlighted: true,
  },
];

/** Fills an empty table. */
export async function seedPackages(ctx: Ctx): Promise<void> {
  if ((await ctx.db.$count(packages)) > 0) return;
  await ctx.db.insert(packages).values(first).onConflictDoNothing();
}
