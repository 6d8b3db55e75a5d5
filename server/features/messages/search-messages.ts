import type { FoundMessage } from "#contract/messages/messages.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { shownName } from "#server/features/listings/shown-name.ts";
import { findWords } from "./find-words-rules.ts";

const mostFound = 50;

interface Row extends Record<string, unknown> {
  id: number;
  conversationId: number;
  listingId: number;
  slug: string;
  name: string;
  otherId: number;
  username: string;
  authorId: number;
  text: string;
  at: Date;
}

/**
 * M11: Messages are searched by whole words, without case and diacritics, in one's own conversations alone.
 *
 * The newest first; `query` is folded.
 */
export async function searchMessages(ctx: Ctx, query: string): Promise<FoundMessage[]> {
  const { userId } = requireUser(ctx);
  if (!/[\p{L}\p{N}]/u.test(query)) return [];
  const { rows } = await ctx.db.execute<Row>(sql`
    select m.id, c.id as "conversationId", l.id as "listingId", l.slug, ${shownName(ctx)}, u.id as "otherId", u.username,
      m.author_id as "authorId", m.text, m.created_at as at
    from messages m
    join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = ${userId}
    join conversations c on c.id = m.conversation_id
    join conversation_sides o on o.conversation_id = c.id and o.user_id <> s.user_id
    join users u on u.id = o.user_id
    join listings l on l.id = c.listing_id
    where m.taken_back_at is null and to_tsvector('simple', f_norm(m.text)) @@ plainto_tsquery('simple', f_norm(${query}))
    order by m.id desc limit ${mostFound}`);
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversationId,
    listing: { id: row.listingId, slug: row.slug, name: row.name },
    other: { id: row.otherId, username: row.username },
    mine: row.authorId === userId,
    parts: findWords(row.text, query),
    at: row.at.toISOString(),
  }));
}
