import { type Ctx, requireTrader } from "#server/context.ts";
import { and, eq, lt, sql } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { codeTries, isCodeOpen } from "#server/features/accounts/codes/code-rules.ts";
import { isSameCode, newCode } from "#server/features/accounts/codes/one-time-code.ts";
import { readPhone } from "#server/features/accounts/contact/contact-rules.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { findCart } from "#server/features/carts/find-cart.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { sendText } from "#server/features/verification/sms/send-text.ts";
import { codeExpiry } from "#server/features/verification/verification-rules.ts";
import { goodsOrderCodes } from "./table.ts";

/**
 * CK3: From the price on that a setting names, with tax and delivery, together with what is ordered and not paid by
 * the same account, e-mail, telephone or address, an order needs a code sent to its telephone (none until the operator
 * sets it; a verified account needs none): six digits for 10 minutes, 5 tries, for that cart and number alone, used
 * once; one code a minute, ten a day to a number and from a caller.
 *
 * Sends the code, where the setting asks for one. At most one a minute goes to a number and for a cart.
 */
export async function sendOrderCode(
  ctx: Ctx,
  { key, phone: written, caller }: { key: string; phone: string; caller: Caller },
): Promise<void> {
  if (key === "own") requireTrader(ctx);
  const phone = readPhone(written);
  if (!phone) throw new Invalid({ phone: ["field.phone"] });
  const cart = await findCart(ctx, key);
  if (!cart) throw new NotFound();
  if ((await readPlainSetting(ctx, "shop")).phoneCheckFrom === null) throw new Conflict("PHONE_CODE_NEEDLESS");
  const { plain, stored } = newCode();
  const columns = { ...stored, phone, tries: 0, expiresAt: codeExpiry(ctx.clock()) };
  await sendText(ctx, {
    ...{ to: phone, code: plain, subject: `cart ${cart.id}`, caller },
    countDay: () => countAttempt(ctx, limits.codeOrder, ctx.actor ? `user ${ctx.actor.userId}` : caller.network),
    store: () =>
      ctx.db
        .insert(goodsOrderCodes)
        .values({ cartId: cart.id, ...columns })
        .onConflictDoUpdate({ target: goodsOrderCodes.cartId, set: columns }),
    drop: () =>
      ctx.db
        .delete(goodsOrderCodes)
        .where(and(eq(goodsOrderCodes.cartId, cart.id), eq(goodsOrderCodes.hash, stored.hash))),
  });
}

/**
 * What stands against the written code as an answer of that telephone; null: nothing. The try is counted before it is looked at, so never
 * call it within a transaction.
 */
export async function phoneCodeRefusal(
  ctx: Ctx,
  { key, phone, code: written }: { key: string; phone: string; code: string },
): Promise<Invalid | null> {
  if (written === "") return refusal("PHONE_CODE_NEEDED");
  const cart = await findCart(ctx, key);
  const [code] = await ctx.db
    .update(goodsOrderCodes)
    .set({ tries: sql`${goodsOrderCodes.tries} + 1` })
    .where(and(eq(goodsOrderCodes.cartId, cart?.id ?? 0), lt(goodsOrderCodes.tries, codeTries)))
    .returning();
  const isOpen = code && code.phone === phone && isCodeOpen({ ...code, tries: code.tries - 1 }, ctx.clock());
  if (!isOpen) return refusal("CODE_ENDED");
  return isSameCode(code, written) ? null : refusal("CODE_WRONG");
}

/** A code serves one order. */
export async function dropOrderCode(tx: Ctx, cartId: number): Promise<void> {
  await tx.db.delete(goodsOrderCodes).where(eq(goodsOrderCodes.cartId, cartId));
}

function refusal(code: "PHONE_CODE_NEEDED" | "CODE_ENDED" | "CODE_WRONG"): Invalid {
  return new Invalid({ phoneCode: [code] }, code);
}
