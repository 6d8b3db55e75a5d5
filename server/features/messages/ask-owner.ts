import { type Actor, type Ctx, requireUser, transaction } from "#server/context.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { getVisibleListing, type ListingRow } from "#server/features/listings/get-listing.ts";
import { lockConversation } from "./lock-conversation.ts";
import { askRefusal } from "./message-rules.ts";
import { openConversation } from "./open-conversation.ts";
import { findSent, type NewMessage, type SentMessage, writeMessage } from "./write-message.ts";
import { dealBetween, requireDelivery } from "./writing-between.ts";

export interface NewQuestion {
  readonly listingId: number;
  readonly text: string;
  readonly isPublic: boolean;
  readonly idempotencyKey: string;
}

/** Asks a listing's owner a question, in their one conversation about it; the same key and body asks only once. */
export async function askOwner(ctx: Ctx, question: NewQuestion): Promise<SentMessage> {
  const actor = requireUser(ctx);
  const listing = await getVisibleListing(ctx, question.listingId);
  if (listing.status === "draft") throw new NotFound();
  const { text, isPublic, idempotencyKey } = question;
  const message: NewMessage = { text, mayBePublic: isPublic, answersId: null, idempotencyKey };
  const target = ["listing", listing.id] as const;
  const earlier = await findSent(ctx, actor.userId, message, target);
  if (earlier) return earlier;
  await requireAsker(ctx, listing, actor);
  await countAttempt(ctx, limits.questionUser, String(actor.userId));
  await countAttempt(ctx, limits.messageUser, String(actor.userId));
  return transaction(ctx, async (tx) => {
    const pair = { listingId: listing.id, askerId: actor.userId, ownerId: listing.sellerId };
    const locked = await lockConversation(tx, await openConversation(tx, pair));
    // The same question may be stored while this one waits for the lock.
    const sent = await findSent(tx, actor.userId, message, target);
    if (sent) return sent;
    await requireDelivery(tx, { listingId: listing.id, ...locked });
    return writeMessage(tx, locked, message, target);
  });
}

async function requireAsker(
  ctx: Ctx,
  listing: ListingRow,
  { userId, suspended, emailConfirmed }: Actor,
): Promise<void> {
  const deal = await dealBetween(ctx, { listingId: listing.id, userId, otherId: listing.sellerId });
  const about = { ...listing, hasDeal: deal !== "none" };
  const refusal = askRefusal(about, { id: userId, suspended, emailConfirmed });
  if (refusal === "QUESTIONS_CLOSED") throw new Conflict(refusal);
  if (refusal) throw new Forbidden(refusal);
}
