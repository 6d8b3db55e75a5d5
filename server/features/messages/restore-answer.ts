import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { raiseRevision } from "#server/features/listings/raise-revision.ts";
import { conversations, messages } from "./table.ts";

/** Shows a hidden answer on the item's page again, in the transaction that decides so. Safe to repeat. */
export async function restoreAnswer(tx: Ctx, id: number, reason: string): Promise<void> {
  requireScope(tx, "moderation");
  const [found] = await tx.db
    .select({ listingId: conversations.listingId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, id));
  const [answer] = await tx.db.select().from(messages).where(eq(messages.id, id)).for("update");
  if (!answer?.hiddenAt) return;
  if (found) await raiseRevision(tx, found.listingId);
  await tx.db
    .update(messages)
    .set({ hiddenAt: null, hiddenRule: null, hiddenReason: null, hiddenById: null })
    .where(eq(messages.id, id));
  const from = { rule: answer.hiddenRule, isShown: false };
  await recordChange(tx, { subject: "answer", id, from, to: { isShown: true }, reason });
}
