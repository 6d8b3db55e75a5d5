import { type Ctx, requireUser } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { listAccountsOf } from "#server/features/accounts/contact/list-accounts-of.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { type Colleague, isOwnMoney, type MoneySides } from "./own-money-rules.ts";

/** Nobody decides about the money of an order of their own, administrators neither (rule PM13). To be called under its lock. */
export async function refuseOwnMoney(ctx: Ctx, ...orderIds: readonly number[]): Promise<void> {
  const own = await findOwnOrders(ctx, orderIds);
  if (own.size > 0) throw new Forbidden("OWN_MONEY");
}

/** Which of these orders of payments are the caller's own: as payer, as a side of the deal, or as a guest. */
export async function findOwnOrders(ctx: Ctx, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const colleague = await readColleague(ctx);
  // Whom an order is of beside its payer stands with what it pays for, in features after this one.
  const { rows } = await ctx.db.execute<Record<string, unknown> & MoneySides & { id: string }>(sql`
    select o.id, array[o.user_id, d.buyer_id, d.seller_id, g.user_id, g.new_account_id]::float8[] as "userIds",
      coalesce(g.email, (select i.content#>>'{customer,email}' from invoices i
        where o.subject_type = 'by_hand' and i.order_id = o.id order by i.id desc limit 1)) as email, g.phone
    from orders o
    left join deals d on o.subject_type = 'deal' and d.id = o.subject_id
    left join goods_orders g on g.order_id = o.id
    where o.id = any(${sql.param([...orderIds])}::int8[])`);
  return new Set(rows.filter((sides) => isOwnMoney(colleague, sides)).map(({ id }) => Number(id)));
}

export async function readColleague(ctx: Ctx): Promise<Colleague> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .select({ email: users.email, phone: contactDetails.phone })
    .from(users)
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error("whoever is signed in has an account");
  return { ...row, ids: await listAccountsOf(ctx, userId) };
}
