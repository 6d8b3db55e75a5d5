import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import type { orders } from "#server/features/payments/table.ts";
import { toppings } from "#server/features/promotion/table.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** An order of days at the top of a listing of its own. */
export interface PreparedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly listingId: number;
  readonly toppingId: number;
  readonly days: number;
}

const priceMinor = 5_900;
const days = 7;

/** A payer with as many orders that await payment, each of which buys days for a listing that runs. */
export async function preparePayments(
  ctx: Ctx,
  count: number,
): Promise<{ payer: TestUser; prepared: PreparedOrder[] }> {
  await makeOperator(ctx);
  const payer = await makeUser(ctx);
  const { id: categoryId } = await makeCategory(ctx);
  const prepared: PreparedOrder[] = [];
  for (let index = 0; index < count; index++) {
    const { id: listingId } = await makeListing(ctx, { sellerId: payer.id, categoryId });
    const wanted = {
      listingId,
      days,
      priceMinor,
      idempotencyKey: `prepared-${index}`,
      createdAt: ctx.clock(),
    };
    const [topping] = await ctx.db.insert(toppings).values(wanted).returning({ id: toppings.id });
    const toppingId = topping?.id ?? 0;
    const order = await createOrder(ctx, {
      userId: payer.id,
      subject: { type: "topping", id: toppingId },
      lines: [
        {
          label: { cs: "Topování na 7 dní", en: "7 days at the top" },
          revenue: "topping",
          quantity: 1,
          unitMinor: priceMinor,
        },
      ],
    });
    await ctx.db.update(toppings).set({ orderId: order.id }).where(eq(toppings.id, toppingId));
    prepared.push({ order, listingId, toppingId, days });
  }
  return { payer, prepared };
}
