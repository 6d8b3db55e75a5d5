import type { FeeKind } from "#contract/fees/fee-rules.ts";
import type { OwnFees } from "#contract/fees/fees.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listOverdue } from "./require-nothing-overdue.ts";

const shownCharges = 200;

type Row = {
  id: number;
  kind: FeeKind;
  amount: number;
  arisen: Date;
  listing: number;
  name: string;
  slug: string;
  total: number;
};

/** What the caller owes that no bill has taken yet, and bills past their day. */
export async function getMyFees(ctx: Ctx): Promise<OwnFees> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.id, c.kind, c.amount_minor as amount, c.arisen_at as arisen, l.id as listing, l.name, l.slug,
      sum(c.amount_minor) over () as total
    from fee_charges c join listings l on l.id = c.listing_id
    where c.user_id = ${userId} and c.statement_id is null and c.waived_at is null
    order by c.arisen_at desc, c.id desc limit ${shownCharges}`);
  const overdue = await listOverdue(ctx, userId);
  return {
    charges: rows.map(({ id, kind, amount, arisen, listing, name, slug }) => ({
      id: Number(id),
      kind,
      listing: { id: Number(listing), name, slug },
      amount: toCzk(Number(amount)),
      arisenAt: new Date(arisen).toISOString(),
    })),
    total: toCzk(Number(rows[0]?.total ?? 0)),
    overdue: overdue.map(({ orderId, hash, totalMinor, dueOn }) => ({
      orderId,
      hash,
      amount: toCzk(totalMinor),
      dueOn,
    })),
  };
}
