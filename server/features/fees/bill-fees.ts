import type { FeeKind } from "#contract/fees/fee-rules.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq, inArray, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { dueDay, lastMonth } from "./billed-month.ts";
import { feeEvents } from "./events.ts";
import { feeCharges, feeStatements } from "./table.ts";

const labels: Record<FeeKind, LocalizedText> = {
  seller_commission: { cs: "Provize z prodeje", en: "Commission on a sale" },
  buyer_premium: { cs: "Přirážka kupujícího", en: "Buyer’s premium" },
  listing_fee: { cs: "Zveřejnění nabídky", en: "Publication of a listing" },
  protection: { cs: "Chráněná platba", en: "Protected payment" },
};

/**
 * FE4: A month's fees are billed once it has ended in Prague, one order for each person, due in {daysToDue} days; it
 * neither runs out nor can be given up.
 *
 * With what was left over before that month, and a line for each charge. Safe to run at any time, by several at once. Returns how many bills
 * it made.
 */
export function billFees(ctx: Ctx): Promise<number> {
  const { endsAt } = lastMonth(ctx.clock());
  return forEachDue(
    ctx,
    async (after, limit) => {
      const { rows } = await ctx.db.execute<{ id: number }>(
        sql`select distinct user_id as id from fee_charges
          where statement_id is null and waived_at is null and arisen_at < ${endsAt} and user_id > ${after}
          order by user_id limit ${limit}`,
      );
      return rows.map(({ id }) => ({ id: Number(id) }));
    },
    ({ id }) => transaction(ctx, (tx) => billPerson(tx, id)),
  );
}

interface Billed {
  readonly id: number;
  readonly kind: FeeKind;
  readonly amountMinor: number;
  readonly name: string;
}

async function billPerson(ctx: Ctx, userId: number): Promise<boolean> {
  const { month, lastDay, endsAt } = lastMonth(ctx.clock());
  const dueOn = dueDay(pragueDay(ctx.clock()));
  // The month is the lock: the second of two at once makes no bill.
  const [statement] = await ctx.db
    .insert(feeStatements)
    .values({ userId, month, dueOn })
    .onConflictDoNothing()
    .returning({ id: feeStatements.id });
  if (!statement) return false;
  const charges = await lockCharges(ctx, userId, endsAt);
  if (charges.length === 0) {
    await ctx.db.delete(feeStatements).where(eq(feeStatements.id, statement.id));
    return false;
  }
  const order = await createOrder(ctx, {
    userId,
    subject: { type: "fees", id: statement.id },
    // The last instant of the month.
    owedSince: new Date(endsAt.getTime() - 1),
    dueOn,
    lines: charges.map(({ kind, amountMinor, name }) => ({
      label: { cs: `${labels[kind].cs}: ${name}`, en: `${labels[kind].en}: ${name}` },
      revenue: kind,
      quantity: 1,
      unitMinor: amountMinor,
    })),
  });
  await ctx.db.update(feeStatements).set({ orderId: order.id }).where(eq(feeStatements.id, statement.id));
  await ctx.db
    .update(feeCharges)
    .set({ statementId: statement.id })
    .where(
      inArray(
        feeCharges.id,
        charges.map(({ id }) => id),
      ),
    );
  await publish(ctx, feeEvents.FeesBilled, {
    statementId: statement.id,
    orderId: order.id,
    taxableOn: lastDay,
    dueOn,
  });
  return true;
}

/** Listings are of a later feature: their names are read here and nothing else. */
async function lockCharges(ctx: Ctx, userId: number, endsAt: Date): Promise<Billed[]> {
  const { rows } = await ctx.db.execute<{ id: number; kind: FeeKind; amount: number; name: string }>(sql`
    select c.id, c.kind, c.amount_minor as amount, l.name
    from fee_charges c join listings l on l.id = c.listing_id
    where c.user_id = ${userId} and c.statement_id is null and c.waived_at is null and c.arisen_at < ${endsAt}
    order by c.arisen_at, c.id for update of c`);
  return rows.map(({ id, kind, amount, name }) => ({
    id: Number(id),
    kind,
    amountMinor: Number(amount),
    name,
  }));
}
