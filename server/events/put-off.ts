import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gt, isNull, sql } from "#server/db/query.ts";
import { outbox } from "./table.ts";

const isPutOff = and(isNull(outbox.handledAt), gt(outbox.attempts, 0));

/** Events that have failed at least once and are tried again, the oldest first. */
export function listPutOff(ctx: Ctx, limit: number) {
  return ctx.db.select().from(outbox).where(isPutOff).orderBy(asc(outbox.id)).limit(limit);
}

/** The event, locked until the transaction ends; undefined where it was never put off or is handled. */
export async function lockPutOff(tx: Ctx, id: number) {
  const [event] = await tx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isPutOff))
    .for("update");
  return event;
}

/** The dispatcher tries the event with its next look, whatever its pause. */
export async function makeDue(tx: Ctx, id: number): Promise<void> {
  await tx.db.update(outbox).set({ nextAttemptAt: sql`now()` }).where(eq(outbox.id, id));
}

/** The event counts as handled; its last error stays. */
export async function giveUpEvent(tx: Ctx, id: number): Promise<void> {
  await tx.db.update(outbox).set({ handledAt: sql`now()` }).where(eq(outbox.id, id));
}
