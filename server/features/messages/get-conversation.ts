import type { Conversation, Message } from "#contract/messages/messages.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { findBlock } from "#server/features/blocks/require-unblocked.ts";
import { shownName } from "#server/features/listings/shown-name.ts";
import { type PictureRow, pictureView } from "#server/features/media/picture-view.ts";
import { getOwnSide } from "./get-own-side.ts";
import { stateOf } from "./message-rules.ts";
import { dealBetween } from "./writing-between.ts";

const pageSize = 50;

interface Head extends Record<string, unknown> {
  listingId: number;
  slug: string;
  name: string;
  otherId: number;
  username: string;
}

interface Row extends Record<string, unknown> {
  id: number;
  authorId: number;
  text: string;
  at: Date;
  mayBePublic: boolean;
  answersId: number | null;
  isAnswered: boolean;
  isHidden: boolean;
  photo: PictureRow | null;
  takenBack: boolean;
  contacts: Message["contacts"];
}

/** One of the caller's conversations with its last messages, or with the last ones before message `before`. */
export async function getConversation(ctx: Ctx, id: number, before?: number): Promise<Conversation> {
  const { userId, side, unread } = await getOwnSide(ctx, id);
  const heads = await ctx.db.execute<Head>(sql`
    select l.id as "listingId", l.slug, ${shownName(ctx)}, u.id as "otherId", u.username
    from conversations c
    join listings l on l.id = c.listing_id
    join conversation_sides o on o.conversation_id = c.id and o.user_id <> ${userId}
    join users u on u.id = o.user_id
    where c.id = ${id}`);
  const [head] = heads.rows;
  if (!head) throw new Error(`conversation ${id} has not two sides`);
  const { rows } = await ctx.db.execute<Row>(sql`
    select m.id, m.author_id as "authorId", m.text, m.created_at as at, m.may_be_public as "mayBePublic",
      m.answers_id as "answersId", a.id is not null as "isAnswered",
      coalesce(m.hidden_at, a.hidden_at) is not null as "isHidden",
      to_jsonb(p) || jsonb_build_object('zoomWidth', p.zoom_width) as photo, m.taken_back_at is not null as "takenBack", m.contact_kinds as contacts
    from messages m
    left join messages a on a.answers_id = m.id
    left join media p on p.id = m.media_id
    where m.conversation_id = ${id} and (m.taken_back_at is null or m.taken_back_seen) ${before === undefined ? sql`` : sql`and m.id < ${before}`}
    order by m.id desc limit ${pageSize + 1}`);
  return {
    id,
    listing: { id: head.listingId, slug: head.slug, name: head.name },
    other: { id: head.otherId, username: head.username },
    side,
    unread,
    block: await findBlock(ctx, userId, head.otherId),
    deal: await dealBetween(ctx, { listingId: head.listingId, userId, otherId: head.otherId }),
    serverTime: ctx.clock().toISOString(),
    messages: rows
      .slice(0, pageSize)
      .reverse()
      .map((row) => toMessage(row, userId)),
    hasEarlier: rows.length > pageSize,
  };
}

function toMessage(row: Row, userId: number): Message {
  const { id, authorId, text, at, photo, takenBack, contacts } = row;
  return {
    id,
    mine: authorId === userId,
    text,
    photo: photo && pictureView(photo),
    at: at.toISOString(),
    state: takenBack ? "taken_back" : stateOf(row),
    contacts,
  };
}
