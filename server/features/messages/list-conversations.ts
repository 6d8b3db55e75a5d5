import type { z } from "zod";
import type { ConversationCard, messages as contract } from "#contract/messages/messages.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
import { shownName } from "#server/features/listings/shown-name.ts";

const pageSize = 24;
/** The list shows this many characters of the last message. */
const shownCharacters = 160;

interface Row extends Record<string, unknown> {
  id: number;
  listingId: number;
  slug: string;
  name: string;
  otherId: number;
  username: string;
  side: ConversationCard["side"];
  unread: number;
  text: string;
  mine: boolean;
  at: Date;
  takenBack: boolean;
}

/** The caller's conversations: those with something unread first, then by the last message. */
export async function listConversations(ctx: Ctx, page: number): Promise<z.input<typeof contract.list.response>> {
  const { userId } = requireUser(ctx);
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: (limit, offset) => readConversations(ctx, userId, limit, offset),
    count: () =>
      countRows(
        ctx,
        sql`conversation_sides s join conversations c on c.id = s.conversation_id
          where s.user_id = ${userId} and c.message_count > 0`,
      ),
  });
  return { items: rows.map(toCard), ...placed };
}

async function readConversations(ctx: Ctx, userId: number, limit: number, offset: number): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.id, l.id as "listingId", l.slug, ${shownName(ctx)}, u.id as "otherId", u.username, s.side, s.unread,
      left(m.text, ${shownCharacters}) as text, m.author_id = ${userId} as mine, m.created_at as at,
      m.taken_back_at is not null as "takenBack"
    from conversation_sides s
    join conversations c on c.id = s.conversation_id
    join conversation_sides o on o.conversation_id = c.id and o.user_id <> s.user_id
    join users u on u.id = o.user_id
    join listings l on l.id = c.listing_id
    join lateral (select * from messages where conversation_id = c.id
      and (taken_back_at is null or taken_back_seen) order by id desc limit 1) m on true
    where s.user_id = ${userId}
    order by s.unread > 0 desc, c.last_message_at desc, c.id desc
    limit ${limit} offset ${offset}`);
  return rows;
}

function toCard(row: Row): ConversationCard {
  return {
    id: row.id,
    listing: { id: row.listingId, slug: row.slug, name: row.name },
    other: { id: row.otherId, username: row.username },
    side: row.side,
    unread: row.unread,
    last: { text: row.text, mine: row.mine, at: row.at.toISOString(), takenBack: row.takenBack },
  };
}
