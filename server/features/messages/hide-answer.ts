import type { z } from "zod";
import type { questions as contract } from "#contract/messages/questions.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Forbidden, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { raiseRevision } from "#server/features/listings/raise-revision.ts";
import { listings } from "#server/features/listings/table.ts";
import { messageEvents } from "./events.ts";
import { conversations, messages } from "./table.ts";

/**
 * M4: A moderator may take an answer with its question off the page, with rule and reason; the two still read it.
 *
 * The moderator may be neither of them nor a bidder, and an answer hidden before keeps its first reason.
 */
export async function hideAnswer(
  ctx: Ctx,
  id: number,
  { rule, reason }: z.output<typeof contract.hide.body>,
): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  await transaction(ctx, async (tx) => {
    const [answer] = await tx.db.select().from(messages).where(eq(messages.id, id)).for("update");
    if (!answer || answer.answersId === null) throw new NotFound();
    const [found] = await tx.db
      .select({ id: listings.id, sellerId: listings.sellerId, askerId: conversations.askerId })
      .from(conversations)
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .where(eq(conversations.id, answer.conversationId));
    if (!found || found.askerId === userId || !(await mayModerate(tx, found))) throw new Forbidden("FORBIDDEN");
    if (answer.hiddenAt) return;
    // The listing's row is locked before the moderator's, which the update's foreign key locks, as in every other verb.
    await raiseRevision(tx, found.id);
    await tx.db
      .update(messages)
      .set({ hiddenAt: tx.clock(), hiddenRule: rule, hiddenReason: reason, hiddenById: userId })
      .where(eq(messages.id, id));
    const to = { rule, isShown: false };
    await recordChange(tx, { subject: "answer", id, from: { isShown: true }, to, reason });
    await publish(tx, messageEvents.AnswerHidden, { messageId: id });
  });
}
