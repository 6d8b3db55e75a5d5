import type { z } from "zod";
import { toMinor } from "#contract/values/minor-units.ts";
import type { vouchers as contract } from "#contract/vouchers/vouchers.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { isOwnMoney } from "#server/features/payments/own-money-rules.ts";
import { readColleague } from "#server/features/payments/refuse-own-money.ts";
import { vouchers } from "./table.ts";

type Conditions = z.output<typeof contract.create.body>;

/** Issues a voucher, for others than the caller (rule PM13); a code that exists already, in whatever case, is refused. */
export async function createVoucher(ctx: Ctx, conditions: Conditions): Promise<number> {
  const { userId } = requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  const { discount, minimum, owner, validFrom, validUntil, categoryId, ...same } = conditions;
  if (categoryId !== null && !(await readCategories(ctx)).has(categoryId))
    throw new Invalid({ categoryId: ["field.choice"] });
  if (validFrom && validUntil && validUntil <= validFrom) throw new Invalid({ validUntil: ["field.endBeforeStart"] });
  // A reward without an owner would be nobody's.
  if (same.rewardPercent > 0 && !owner) throw new Invalid({ owner: ["field.required"] });
  return transaction(ctx, async (tx) => {
    const ownerId = owner ? await findOwner(tx, owner) : null;
    const sides = { userIds: [ownerId], email: same.email, phone: null };
    if (isOwnMoney(await readColleague(tx), sides)) throw new Forbidden("OWN_MONEY");
    const [made] = await tx.db
      .insert(vouchers)
      .values({
        ...same,
        percent: discount.kind === "percent" ? discount.percent : null,
        amountMinor: discount.kind === "amount" ? toMinor(discount.amount) : null,
        validFrom: validFrom === null ? null : new Date(validFrom),
        validUntil: validUntil === null ? null : new Date(validUntil),
        minimumMinor: toMinor(minimum),
        categoryId,
        ownerId,
        issuerId: userId,
        createdAt: tx.clock(),
      })
      .onConflictDoNothing({ target: vouchers.code })
      .returning({ id: vouchers.id });
    if (!made) throw new Conflict("VOUCHER_EXISTS");
    await recordChange(tx, { subject: "voucher", id: made.id, from: null, to: conditions });
    return made.id;
  });
}

async function findOwner(ctx: Ctx, username: string): Promise<number> {
  const [found] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!found) throw new Invalid({ owner: ["field.noSuchUser"] });
  return found.id;
}

/** Lets nobody use a voucher any more; safe to repeat. */
export async function endVoucher(ctx: Ctx, id: number): Promise<void> {
  requireScope(ctx, "finance");
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
    if (!row) throw new NotFound();
    if (!row.active) return;
    await tx.db.update(vouchers).set({ active: false }).where(eq(vouchers.id, id));
    await recordChange(tx, { subject: "voucher", id, from: "active", to: "ended" });
  });
}
