import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { readShared } from "#server/features/accounts/status/read-shared.ts";
import { lockOwnDeal } from "#server/features/deals/lock-deal.ts";
import { noteSuspicion } from "#server/features/suspicions/note-suspicion.ts";
import { reviewEvents } from "./events.ts";
import { publishReviews } from "./publish-reviews.ts";
import { decideWriting, sealedUntil } from "./review-rules.ts";
import { reviews } from "./table.ts";

/**
 * V7: A review whose author shares the network of the call, a browser or a bank account with the one reviewed marks the two for moderators,
 * and decides nothing.
 *
 * The review stays sealed, and may be changed, until the other side has written too (rule V2); `network` is where the call comes from.
 */
export async function saveReview(
  ctx: Ctx,
  dealId: number,
  { stars, text }: { stars: number; text: string },
  network: string,
): Promise<void> {
  requireTrader(ctx);
  await transaction(ctx, async (tx) => {
    const { row, side, userId } = await lockOwnDeal(tx, dealId);
    const written = await tx.db.select().from(reviews).where(eq(reviews.dealId, dealId));
    const mine = written.find(({ authorId }) => authorId === userId) ?? null;
    if (mine && mine.stars === stars && mine.text === text) return;
    const now = tx.clock();
    const { receivedAt } = row;
    const decision = decideWriting({ receivedAt, mine }, now);
    if (decision !== "allowed") throw new Conflict(decision);
    if (receivedAt === null) throw new Error("only what was received is reviewed");
    if (mine) {
      await tx.db.update(reviews).set({ stars, text, changedAt: now }).where(eq(reviews.id, mine.id));
      return;
    }
    const subjectId = side === "seller" ? row.buyerId : row.sellerId;
    await tx.db.insert(reviews).values({
      dealId,
      authorId: userId,
      subjectId,
      side,
      stars,
      text,
      createdAt: now,
      changedAt: now,
      sealedUntil: sealedUntil(receivedAt),
    });
    const shared = await readShared(tx, { userId, network }, subjectId);
    if (shared.length > 0) {
      const { listingId } = row;
      await noteSuspicion(tx, { kind: "related_review", userId, otherId: subjectId, listingId, shared });
    }
    if (written.length > 0) await publishReviews(tx, dealId);
    await publish(tx, reviewEvents.ReviewWritten, { dealId, toId: subjectId });
  });
}
