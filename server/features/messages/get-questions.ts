import type { ItemQuestions } from "#contract/messages/questions.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { getVisibleListing, type ListingRow } from "#server/features/listings/get-listing.ts";
import { findConversation } from "./open-conversation.ts";

/** An item's page shows at most this many answers, the newest ones. */
const mostOfOne = 100;

interface Row extends Record<string, unknown> {
  id: number;
  question: string;
  askedAt: Date;
  answer: string;
  answeredAt: Date;
}

/**
 * M3: A question stands under the item only if its asker agreed and the owner answered it there, once, without names.
 *
 * The questions about an item that were answered in public, and the caller's own conversation about it.
 */
export async function getQuestions(ctx: Ctx, listingId: number): Promise<ItemQuestions> {
  const { sellerId } = await getVisibleListing(ctx, listingId);
  const { rows } = await ctx.db.execute<Row>(sql`
    select a.id, q.text as question, q.created_at as "askedAt", a.text as answer, a.created_at as "answeredAt"
    from conversations c
    join messages a on a.conversation_id = c.id and a.answers_id is not null
    join messages q on q.id = a.answers_id
    where c.listing_id = ${listingId} and a.hidden_at is null
    order by a.id desc limit ${mostOfOne}`);
  return {
    answered: rows.map(({ askedAt, answeredAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt.toISOString(),
    })),
    ...(await getOwnQuestions(ctx, { id: listingId, sellerId })),
  };
}

/** The caller's own part of the questions: their conversation about the listing, and what waits for them as its seller. */
export async function getOwnQuestions(
  ctx: Ctx,
  { id, sellerId }: Pick<ListingRow, "id" | "sellerId">,
): Promise<Pick<ItemQuestions, "ownConversationId" | "waiting">> {
  const callerId = ctx.actor?.userId ?? null;
  return {
    ownConversationId: callerId === null ? null : await findConversation(ctx, id, callerId),
    waiting: callerId === sellerId ? await countWaiting(ctx, id) : 0,
  };
}

/** Counts questions that may be public and that the owner has not replied to. */
async function countWaiting(ctx: Ctx, listingId: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from conversations c
    join messages q on q.conversation_id = c.id and q.may_be_public
    where c.listing_id = ${listingId} and not exists (
      select 1 from messages later
      where later.conversation_id = c.id and later.id > q.id and later.author_id <> q.author_id
    )`);
  return rows[0]?.waiting ?? 0;
}
