import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { PreparedOrder } from "./prepare-payments.ts";

type Row = Record<string, unknown>;

/**
 * Looks whether the orders that ought to be paid are, and no others, and each once: one receipt, one event, one grant of its days, one
 * document, and a ledger whose accounts say what the receipts and orders say. Returns what is wrong.
 */
export async function checkPayments(
  ctx: Ctx,
  prepared: readonly PreparedOrder[],
  isPaid: (orderId: number) => boolean,
): Promise<string[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select o.id::int8 as id, o.status, t.days, t.granted_from as "from", t.granted_until as "until",
      l.topped_until as "topped",
      (select count(*) from receipts r where r.order_id = o.id)::int as receipts,
      (select count(*) from outbox e where e.topic = 'OrderPaid' and (e.payload->>'orderId')::int8 = o.id)::int as events,
      (select count(*) from invoices i where i.order_id = o.id)::int as documents
    from orders o join toppings t on t.order_id = o.id join listings l on l.id = t.listing_id`);
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  const faults = prepared.flatMap(({ order: { id }, days }) => {
    const row = byId.get(id);
    if (!row) return [`order ${id} is gone`];
    const times = isPaid(id) ? 1 : 0;
    const dayMs = 24 * 60 * 60 * 1000;
    const span = row.until ? (Number(new Date(String(row.until))) - Number(new Date(String(row.from)))) / dayMs : 0;
    return [
      (row.status === "paid") === isPaid(id) ? null : `order ${id} is ${row.status}`,
      row.receipts === times ? null : `order ${id} has ${row.receipts} receipts`,
      row.events === times ? null : `order ${id} was told as paid ${row.events} times`,
      row.documents === times ? null : `order ${id} has ${row.documents} documents`,
      span === times * days ? null : `order ${id} has got ${span} days`,
      String(row.topped) === String(row.until) ? null : `the listing of order ${id} is at the top for other days`,
    ].filter((fault) => fault !== null);
  });
  return [...faults, ...(await checkLedger(ctx))];
}

/** The accounts against what they stand for; what is wrong. */
async function checkLedger(ctx: Ctx): Promise<string[]> {
  const balances = await readBalances(ctx);
  const sumOf = (isIt: (account: string) => boolean) =>
    [...balances].reduce((sum, [account, amount]) => sum + (isIt(account) ? amount : 0), 0);
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    select (select coalesce(sum(amount_minor), 0) from receipts where source <> 'transfer') as came,
      (select coalesce(sum(amount_minor), 0) from receipts where order_id is null and resolved_at is null) as waits,
      (select coalesce(sum(total_minor - refunded_minor), 0) from orders where paid_at is not null) as earned`);
  const [stored] = rows;
  const compared: [string, number, number][] = [
    ["all accounts together", sumOf(() => true), 0],
    ["money that waits", -sumOf((account) => account.startsWith("unpaired")), Number(stored?.waits)],
    ["earnings", -sumOf((account) => /^(revenue|vat):/.test(account)), Number(stored?.earned)],
    ["money at gateways", sumOf((account) => account.startsWith("held:")), Number(stored?.came)],
  ];
  return compared
    .filter(([, booked, reported]) => booked !== reported)
    .map(([what, booked, reported]) => `${what}: the ledger says ${booked}, the tables ${reported}`);
}

/** What is on each account, debits less credits, haléře. */
export async function readBalances(ctx: Ctx): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ account: string; sum: string }>(sql`
    select account, sum(amount) as sum from (
      select debit as account, amount_minor as amount from ledger_entries
      union all select credit, -amount_minor from ledger_entries) moved
    group by account order by account`);
  return new Map(rows.map(({ account, sum }) => [account, Number(sum)]));
}
