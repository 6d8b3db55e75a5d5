import type { GoodsOrderBody } from "#contract/goods-orders/checkouts.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import {
  type CheckedRegistration,
  checkRegistration,
  storeRegistration,
} from "#server/features/accounts/sign-up/register.ts";
import { giveOrderTo } from "#server/features/payments/give-order-to.ts";
import { goodsOrders } from "./table.ts";

/** The account that a guest wants with the order, checked; null: none. Never within a transaction. */
export async function checkNewAccount(
  ctx: Ctx,
  { account, email }: GoodsOrderBody,
  caller: Caller,
): Promise<CheckedRegistration | null> {
  if (!account || ctx.actor) return null;
  const { username, password, recaptcha } = account;
  return checkRegistration(ctx, { email, username, password, recaptcha }, caller).catch(atAccount);
}

/**
 * CK2: A guest may make an account with the order, with a user name and the same password twice; the account and the order come about
 * together or not at all. Whether the e-mail has an account already is told by nothing but a mail to its owner (A4): the order stays a
 * guest's until the new account's e-mail is confirmed with that password, and then is the account's. Who takes the account over with
 * another password does not get the order.
 *
 * Answers the number of the new one, null where the e-mail has one.
 */
export async function makeNewAccount(tx: Ctx, account: CheckedRegistration | null): Promise<number | null> {
  return account && storeRegistration(tx, account).catch(atAccount);
}

/** The registration's fields are parts of the order's form. */
function atAccount(error: unknown): never {
  if (!(error instanceof Invalid)) throw error;
  const fields = Object.entries(error.fields).map(([field, keys]) => [`account.${field}`, keys]);
  throw new Invalid(Object.fromEntries(fields), error.code, error.details);
}

/** Who confirms the account that was made with an order has the order in it; who takes the account over from a stranger has not. */
export const subscribeNewAccounts: readonly Subscriber[] = [
  on(accountEvents.EmailConfirmed, async (ctx, { userId, tookOver }) => {
    const mine = and(eq(goodsOrders.newAccountId, userId), isNull(goodsOrders.userId));
    const given = await ctx.db
      .update(goodsOrders)
      .set({ newAccountId: null, ...(!tookOver && { userId }) })
      .where(mine)
      .returning({ orderId: goodsOrders.orderId });
    for (const { orderId } of given) if (orderId && !tookOver) await giveOrderTo(ctx, orderId, userId);
  }),
];
