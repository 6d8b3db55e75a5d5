import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { giveUpEvent, lockPutOff, makeDue } from "#server/events/put-off.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

/** An event that was put off is tried with the dispatcher's next look (rule DK2). NotFound once it is handled. */
export async function retryEvent(ctx: Ctx, id: number): Promise<{ data: { ok: true } }> {
  return decide(ctx, id, null, (tx) => makeDue(tx, id));
}

/** An event is given up for good: nothing of what it would have brought about happens. NotFound once it is handled. */
export async function dropEvent(ctx: Ctx, id: number, reason: string): Promise<{ data: { ok: true } }> {
  return decide(ctx, id, reason, (tx) => giveUpEvent(tx, id));
}

async function decide(ctx: Ctx, id: number, reason: string | null, act: (tx: Ctx) => Promise<void>) {
  requireScope(ctx, "admin");
  await transaction(ctx, async (tx) => {
    const event = await lockPutOff(tx, id);
    if (!event) throw new NotFound();
    await act(tx);
    const { topic, attempts, lastError } = event;
    const state = { topic, attempts, error: lastError };
    await recordChange(tx, {
      subject: "event",
      id,
      from: { ...state, isGivenUp: false },
      to: { ...state, isGivenUp: reason !== null },
      reason,
    });
  });
  return { data: { ok: true as const } };
}
