import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { packages } from "#server/features/packages/table.ts";
import { hasBeenPaid } from "#server/features/payments/payment-rules.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";

/**
 * TP5: A paid package stays with its listing while that is a draft again: published under it, nobody pays a second time. Under another, or
 * where the draft is deleted, its money goes back.
 */
export async function keepPaidPackage(ctx: Ctx, listing: ListingRow, orderId: number): Promise<ListingRow> {
  await ctx.db.update(listings).set({ packageOrderId: orderId }).where(eq(listings.id, listing.id));
  return { ...listing, packageOrderId: orderId };
}

/** Whether a locked draft is published under what it has paid for already: its package is chosen again, or nothing else is. */
export async function isPaidAlready(
  ctx: Ctx,
  { packageOrderId, packageId }: ListingRow,
  chosen: { readonly key: string } | null,
): Promise<boolean> {
  if (packageOrderId === null) return false;
  // The package may have changed since: what was paid for holds.
  if (chosen && chosen.key !== (await keyOf(ctx, packageId))) return false;
  const order = await lockOrder(ctx, packageOrderId);
  return order !== null && hasBeenPaid(order.status) && order.status !== "refunded";
}

/** Gives back what a locked draft has paid for a package under which it will not run; nothing where it has paid none. */
export async function givePackageBack(
  ctx: Ctx,
  { id, packageOrderId: orderId }: Pick<ListingRow, "id" | "packageOrderId">,
): Promise<void> {
  if (orderId === null) return;
  await ctx.db.update(listings).set({ packageOrderId: null }).where(eq(listings.id, id));
  const order = await lockOrder(ctx, orderId);
  if (!order || order.totalMinor - order.refundedMinor === 0) return;
  const key = { byId: null, idempotencyKey: `package-${orderId}` };
  await refundOrder(ctx, { ...key, orderId, amountMinor: null, reason: "rule:package_unused" });
}

/** The key of the package that a draft has paid for; null: none. */
export async function paidPackageKey(
  ctx: Ctx,
  { status, packageId, packageOrderId }: ListingRow,
): Promise<string | null> {
  return status === "draft" && packageOrderId !== null ? keyOf(ctx, packageId) : null;
}

async function keyOf(ctx: Ctx, packageId: number | null): Promise<string | null> {
  if (packageId === null) return null;
  const [row] = await ctx.db.select({ key: packages.key }).from(packages).where(eq(packages.id, packageId));
  return row?.key ?? null;
}
