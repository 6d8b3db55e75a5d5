import type { TakenStatement } from "#contract/payments/money-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { bankBalances } from "#server/features/bank/table.ts";
import { takeCredits } from "#server/features/payments/admin/take-credits.ts";
import { readStatementAside } from "#server/features/payments/statements/read-statement-aside.ts";
import {
  type Balance,
  type Statement,
  UnreadableStatement,
} from "#server/features/payments/statements/statement-line.ts";
import { takeDebits } from "./take-debits.ts";

/** Takes in a statement that somebody of the staff uploads, base64. */
export async function takeUploaded(ctx: Ctx, content: string): Promise<TakenStatement> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  try {
    return await takeStatement(ctx, await readStatementAside(Buffer.from(content, "base64")));
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error;
    const { place } = error;
    if (place === "whole") throw new Invalid({ content: ["STATEMENT_UNKNOWN"] }, "STATEMENT_UNKNOWN");
    const code = "line" in place ? "STATEMENT_UNREADABLE" : "STATEMENT_MOVEMENT_UNREADABLE";
    throw new Invalid({ content: [code] }, code, place);
  }
}

/** Takes in all movements of a statement or none, each once (rules PM9, PM17), and what it says of balances. */
export async function takeStatement(ctx: Ctx, { credits, debits, balances }: Statement): Promise<TakenStatement> {
  return transaction(ctx, async (tx) => {
    // One statement after another: what one has told is not told again by the same movements in another format.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('statements'))`);
    const came = await takeCredits(tx, credits);
    const left = await takeDebits(tx, debits);
    await noteBalances(tx, balances);
    const summary = { lines: credits.length, ...came, out: { lines: debits.length, ...left } };
    const isNew = came.known < credits.length || left.known < debits.length;
    // What comes by itself comes every quarter of an hour, mostly with nothing new.
    const byId = tx.actor?.userId ?? null;
    if (byId !== null || isNew)
      await recordChange(tx, { subject: "money", id: "statement", from: null, to: summary }, byId);
    return summary;
  });
}

async function noteBalances(ctx: Ctx, balances: readonly Balance[]): Promise<void> {
  const latest = new Map(balances.map((balance) => [[balance.account, balance.currency, balance.day].join(), balance]));
  if (latest.size === 0) return;
  const readAt = ctx.clock();
  const { account, currency, day } = bankBalances;
  await ctx.db
    .insert(bankBalances)
    .values([...latest.values()].map((balance) => ({ ...balance, readAt })))
    .onConflictDoUpdate({
      target: [account, currency, day],
      set: { amountMinor: sql`excluded.amount_minor`, readAt },
    });
}
