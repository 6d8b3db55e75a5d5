import { type Actor, type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { getVisibleListing, type ListingRow } from "#server/features/listings/get-listing.ts";
import { type LockedConversation, lockConversation } from "./lock-conversation.ts";
import { askRefusal } from "./message-rules.ts";
import { conversationSides, conversations } from "./table.ts";
import { findSent, type NewMessage, type SentMessage, writeMessage } from "./write-message.ts";

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
  requireAsker(listing, actor);
  await countAttempt(ctx, limits.questionUser, String(actor.userId));
  await countAttempt(ctx, limits.messageUser, String(actor.userId));
  return transaction(ctx, async (tx) => {
    const locked = await openConversation(tx, listing, actor.userId);
    // The same question may be stored while this one waits for the lock.
    return (await findSent(tx, actor.userId, message, target)) ?? writeMessage(tx, locked, message, target);
  });
}

function requireAsker(listing: ListingRow, { userId, suspended, emailConfirmed }: Actor): void {
  const refusal = askRefusal(listing, { id: userId, suspended, emailConfirmed });
  if (refusal === "QUESTIONS_CLOSED") throw new Conflict(refusal);
  if (refusal) throw new Forbidden(refusal);
}

async function openConversation(ctx: Ctx, listing: ListingRow, askerId: number): Promise<LockedConversation> {
  const [made] = await ctx.db
    .insert(conversations)
    .values({ listingId: listing.id, askerId, lastMessageAt: ctx.clock() })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (made) {
    await ctx.db.insert(conversationSides).values([
      { conversationId: made.id, userId: askerId, side: "asker" },
      { conversationId: made.id, userId: listing.sellerId, side: "owner" },
    ]);
    return lockConversation(ctx, made.id);
  }
  const [known] = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.listingId, listing.id), eq(conversations.askerId, askerId)));
  if (!known) throw new Error("a conversation that stands in the way is there");
  return lockConversation(ctx, known.id);
}
