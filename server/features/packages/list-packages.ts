import { groupDiscount } from "#contract/accounts/group-discount.ts";
import type { ListingPackage } from "#contract/packages/packages.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, eq } from "#server/db/query.ts";
import { discountOf } from "#server/features/accounts/groups/active-group.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { packages } from "./table.ts";

/** The packages on offer in the operator's order, the cheapest first where that says nothing; in a category that allows no topping those without days at the top. */
export async function listPackages(
  ctx: Ctx,
  { lang, category }: { lang: Locale; category?: number | undefined },
): Promise<ListingPackage[]> {
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(and(eq(packages.active, true), eq(packages.superseded, false)))
    .orderBy(asc(packages.position), asc(packages.priceMinor), asc(packages.id));
  const percent = ctx.actor ? await discountOf(ctx, ctx.actor.userId, ctx.clock()) : 0;
  const mayTop = category === undefined || (await policyOf(ctx, category)).topping;
  return rows
    .filter(({ topDays }) => mayTop || topDays === 0)
    .map(({ key, name, priceMinor, topDays, highlighted }) => ({
      key,
      name: name[lang] || name.cs,
      price: toCzk(priceMinor - groupDiscount(percent, priceMinor)),
      discount: percent,
      topDays,
      highlighted,
    }));
}

/** The package of a key that is on offer; undefined where there is none. */
export async function findPackage(ctx: Ctx, key: string): Promise<typeof packages.$inferSelect | undefined> {
  const [row] = await ctx.db
    .select()
    .from(packages)
    .where(and(eq(packages.key, key), eq(packages.active, true), eq(packages.superseded, false)));
  return row;
}
