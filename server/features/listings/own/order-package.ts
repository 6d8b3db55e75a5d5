import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { findPackage } from "#server/features/packages/list-packages.ts";
import type { packages } from "#server/features/packages/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { takeOff } from "#server/features/vouchers/take-off.ts";
import { noteUse } from "#server/features/vouchers/use-voucher.ts";
import { goOnPublishing } from "./go-on-publishing.ts";
import { keepPaidPackage } from "./paid-package.ts";

type Package = typeof packages.$inferSelect;

/** What somebody chose at publication. */
export interface PackageChoice {
  readonly package?: string | undefined;
  /** A code that makes it cheaper. */
  readonly voucher?: string | undefined;
}

/** The chosen package, or null for none; 422 where it is not on offer, or its days at the top are not for this category. */
export async function readPackage(
  ctx: Ctx,
  { categoryId }: ListingRow,
  { package: key }: PackageChoice,
): Promise<Package | null> {
  if (key === undefined) return null;
  const chosen = await findPackage(ctx, key);
  if (!chosen) throw new Invalid({ package: ["field.choice"] });
  const { topping } = await policyOf(ctx, categoryId);
  if (chosen.topDays > 0 && !topping) throw new Invalid({ package: ["TOPPING_FORBIDDEN"] });
  return chosen;
}

/**
 * Has a locked listing wait for the payment of its package (rule TP4); what a voucher has made cost nothing is paid, and waits for nobody.
 */
export async function orderPackage(
  ctx: Ctx,
  listing: ListingRow,
  chosen: Package,
  { voucher: code }: PackageChoice,
): Promise<ListingRow> {
  const { sellerId: userId, categoryId, name, id } = listing;
  const { priceMinor } = chosen;
  const priced = { userId, subject: "package" as const, parts: [{ priceMinor, categoryId }], code };
  const { discountsMinor, voucher } = await takeOff(ctx, priced);
  const order = await createOrder(ctx, {
    userId,
    subject: { type: "package", id },
    lines: [
      {
        label: { cs: `Balíček ${chosen.name.cs}: ${name}`, en: `Package ${chosen.name.en}: ${name}` },
        revenue: "package",
        quantity: 1,
        unitMinor: priceMinor,
        discountMinor: discountsMinor[0] ?? 0,
      },
    ],
  });
  if (voucher) await noteUse(ctx, voucher, { orderId: order.id, userId });
  const [row] = await ctx.db
    .update(listings)
    .set({ status: "awaiting_payment", updatedAt: ctx.clock() })
    .where(eq(listings.id, id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  return order.totalMinor === 0 ? goOnPublishing(ctx, await keepPaidPackage(ctx, row, order.id)) : row;
}
