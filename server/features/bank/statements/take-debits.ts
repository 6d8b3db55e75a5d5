import type { Ctx } from "#server/context.ts";
import { and, inArray, sql } from "#server/db/query.ts";
import { settleTarget } from "#server/features/bank/outgoings/settle-target.ts";
import { outgoings } from "#server/features/bank/table.ts";
import { freeMovements, meet } from "#server/features/payments/admin/reported-elsewhere.ts";
import type { Described } from "#server/features/payments/admin/reported-movements.ts";
import { findOwnOrders } from "#server/features/payments/refuse-own-money.ts";
import { payerOf, type StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { findPayables } from "./find-payables.ts";
import { type OutgoingFault, type Payable, pairOutgoing } from "./pairing-rules.ts";

/** What is to become of an outgoing line. */
interface Paired {
  readonly line: StatementLine;
  readonly target: Payable | null;
  readonly fault: OutgoingFault | null;
}

/** What one transaction locks in the same order as a file of payment orders does. */
const kindOrder = ["refund", "payout", "receipt"];

/**
 * Takes in what has left the account by a statement, each line once as rule PM9 has it of credits: what agrees with money that was
 * to leave settles it (rule PM17), but for the caller's own (PM13). To be called under the lock of statements.
 */
export async function takeDebits(
  ctx: Ctx,
  lines: readonly StatementLine[],
): Promise<Record<"known" | "settled" | "waiting", number>> {
  const fresh = await freshLines(ctx, lines);
  const payables = await findPayables(ctx, fresh);
  const own = ctx.actor
    ? await findOwnOrders(
        ctx,
        payables.flatMap(({ orderId }) => orderId ?? []),
      )
    : new Set<number>();
  const taken = { known: lines.length - fresh.length, settled: 0, waiting: 0 };
  for (const { line, target, fault } of pairAll(fresh, payables, own)) {
    const { reference, ownAccount, day, amountMinor, currency, variableSymbol, note } = line;
    const [stored] = await ctx.db
      .insert(outgoings)
      .values({
        ...{ reference, ownAccount, day, amountMinor, currency, variableSymbol, note, fault },
        ...{ payeeAccount: payerOf(line), takenAt: ctx.clock() },
      })
      .returning({ id: outgoings.id });
    if (!stored) throw new Error("an insert returns its row");
    if (target) await settleTarget(ctx, stored.id, target);
    taken[target ? "settled" : "waiting"]++;
  }
  return taken;
}

function pairAll(lines: readonly StatementLine[], payables: readonly Payable[], own: ReadonlySet<number>): Paired[] {
  const left = new Set(payables);
  const paired = lines.map((line): Paired => {
    const found = pairOutgoing(line, payerOf(line), [...left]);
    if (typeof found === "string") return { line, target: null, fault: found };
    left.delete(found);
    const isOwn = found.orderId !== null && own.has(found.orderId);
    return isOwn ? { line, target: null, fault: "own_money" } : { line, target: found, fault: null };
  });
  const rank = ({ target }: Paired) => (target ? kindOrder.indexOf(target.kind) : -1);
  return paired.sort((a, b) => rank(a) - rank(b) || (a.target?.id ?? 0) - (b.target?.id ?? 0));
}

/** The lines that no statement has told before, in their own format or another one (rule PM9). */
async function freshLines(ctx: Ctx, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  if (lines.length === 0) return [];
  const described = await readOutgoings(ctx, lines);
  const known = new Set(described.flatMap(({ reference, alsoReportedAs }) => [reference, ...alsoReportedAs]));
  const open = lines.filter(({ reference }) => !known.has(reference));
  const met = meet(open, freeMovements(described, lines), ({ variableSymbol }) => variableSymbol);
  for (const [{ reference }, { receipts }] of met)
    for (const { id } of receipts)
      await ctx.db
        .update(outgoings)
        .set({ alsoReportedAs: sql`${outgoings.alsoReportedAs} || ${reference}::text` })
        .where(sql`${outgoings.id} = ${id}`);
  return open.filter((line) => !met.has(line));
}

async function readOutgoings(ctx: Ctx, lines: readonly StatementLine[]): Promise<Described[]> {
  const { day, amountMinor } = outgoings;
  const amounts = [...new Set(lines.map((line) => line.amountMinor))];
  const rows = await ctx.db
    .select()
    .from(outgoings)
    .where(and(inArray(day, [...new Set(lines.map((line) => line.day))]), inArray(amountMinor, amounts)));
  return rows.map(({ payeeAccount, ...row }) => ({
    ...row,
    ...{ payerAccount: payeeAccount || null, batch: null, fault: null, isCancelled: false, waits: false },
  }));
}
