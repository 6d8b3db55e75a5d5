import { createHash } from "node:crypto";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { buyerEmail, sellerEmail } from "#demo/content/people.ts";
import type { Random } from "#demo/random.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { conversationSides, conversations, messages } from "#server/features/messages/table.ts";
import type { Member } from "./member.ts";

interface Asked extends Record<string, unknown> {
  readonly id: number;
  readonly sellerId: number;
  readonly publishedAt: Date;
  readonly closure: string | null;
  readonly dutyStamp: string | null;
  readonly fillLevel: string | null;
  readonly storage: string | null;
  readonly handover: string | null;
}

/** A question with its answer; where that is absent, the asker still waits. */
interface Talk {
  readonly question: string;
  readonly answer?: string;
  /** Question and answer stand under the item. */
  readonly isPublic: boolean;
  readonly more?: readonly string[];
  /** Listings that it can be asked about, by default any; the answer contradicts nothing that the listing says. */
  readonly fits?: (listing: Asked) => boolean;
}

const talks: readonly Talk[] = [
  {
    question: "Je kolek neporušený a sedí na uzávěru?",
    answer: "Ano, kolek je celý, jen na jednom rohu trochu odchlíplý.",
    isPublic: true,
    fits: ({ closure, dutyStamp }) => closure !== null && (dutyStamp === "present" || dutyStamp === "historic"),
  },
  {
    question: "Bylo to celá léta na jednom místě, nebo se to stěhovalo?",
    answer: "Celou dobu na jednom místě, tak jak je napsáno u skladování. Nic se nestěhovalo.",
    isPublic: true,
    more: ["Děkuji, to mi stačí.", "Rádo se stalo."],
    fits: ({ storage }) => storage !== null,
  },
  {
    question: "Posíláte i na Slovensko, a jak to balíte?",
    answer: "Na Slovensko ano, poštou s pojištěním. Všechno jde do nafukovacího obalu a dvojité krabice.",
    isPublic: true,
  },
  {
    question: "Dalo by se to před koncem prohlédnout osobně?",
    answer: "Dalo, po domluvě odpoledne ve všední den. Napište prosím, který den by vám vyhovoval.",
    isPublic: false,
    more: ["Hodilo by se mi úterý po třetí hodině.", "Úterý platí."],
    fits: ({ handover }) => handover === "both",
  },
  { question: "Máte k tomu ještě doklad o koupi?", isPublic: true },
  {
    question: "Šlo by přidat ještě snímek hladiny proti světlu?",
    isPublic: true,
    fits: ({ fillLevel }) => fillLevel !== null,
  },
];

/** Stores conversations about running listings: some are answered under the item, some still wait. */
export async function storeMessages(ctx: Ctx, members: readonly Member[], random: Random): Promise<void> {
  const { rows } = await ctx.db.execute<Asked>(sql`
    select l.id, l.seller_id as "sellerId", l.published_at as "publishedAt", l.closure,
      l.duty_stamp as "dutyStamp", l.fill_level as "fillLevel", l.storage, l.handover
    from listings l
    join users u on u.id = l.seller_id
    where l.status = 'live' and l.type = 'supply' and l.published_at < ${new Date(ctx.clock().getTime() - 4 * hourMs)}
    order by u.email <> ${sellerEmail}, l.id limit 40`);
  const willing = members.filter(
    ({ newcomer, email }) => !newcomer && (email.startsWith("clen") || email === buyerEmail),
  );
  const buyer = willing.filter(({ email }) => email === buyerEmail);
  for (const [index, listing] of rows.entries()) {
    if (index % 5 === 4) continue;
    // The account that visitors sign in with has more to read.
    const fitting = talks.filter(({ fits }) => fits?.(listing) ?? true);
    const count = index < 2 ? fitting.length : (index % 2) + 1;
    for (let nth = 0; nth < count; nth++) {
      const askers = (nth === 0 ? buyer : willing).filter(({ id }) => id !== listing.sellerId);
      const asker = askers[(index * 7 + nth * 3) % askers.length];
      const talk = fitting[(index + nth) % fitting.length];
      if (asker && talk && (nth === 0 || asker.email !== buyerEmail)) {
        await storeTalk(ctx, listing, asker, talk, random);
      }
    }
  }
  await storeNotifications(ctx);
}

/** Stores notifications of the last weeks' sales for both sides; their ids are below zero, since the demo has no events. */
async function storeNotifications(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock().getTime() - 30 * dayMs);
  await ctx.db.execute(sql`
    insert into notifications (event_id, user_id, kind, listing_id, price_minor, created_at, seen_at)
    select -l.id, told.user_id, told.kind, l.id, l.final_price_minor, l.closed_at,
      case when l.closed_at < ${new Date(ctx.clock().getTime() - 2 * dayMs)} then l.closed_at end
    from listings l
    cross join lateral (values (l.seller_id, 'sold'), (l.winner_id, 'won')) as told(user_id, kind)
    where l.status = 'sold' and l.type = 'supply' and l.closed_at > ${since} order by l.closed_at, l.id`);
}

async function storeTalk(
  ctx: Ctx,
  { id, sellerId, publishedAt }: Asked,
  asker: Member,
  { question, answer, isPublic, more = [] }: Talk,
  random: Random,
): Promise<void> {
  const now = ctx.clock().getTime();
  const first = Math.max(publishedAt.getTime(), now - random.float(3 * hourMs, 3 * dayMs));
  const texts = [question, ...(answer ? [answer] : []), ...more];
  const times = texts.map((_, nth) => new Date(first + ((now - first) * nth) / (texts.length + 1)));
  const last = times.at(-1) ?? new Date(first);
  const [made] = await ctx.db
    .insert(conversations)
    .values({ listingId: id, askerId: asker.id, messageCount: texts.length, lastMessageAt: last })
    .returning({ id: conversations.id });
  if (!made) throw new Error("an insert returns its row");
  const conversationId = made.id;
  // The side that did not write last has it unread, and counts as already told by mail.
  const waits = { unread: 1, unreadSince: last, mailedAt: last };
  await ctx.db.insert(conversationSides).values([
    { conversationId, userId: asker.id, side: "asker", ...(texts.length === 2 && waits) },
    { conversationId, userId: sellerId, side: "owner", ...(texts.length === 1 && waits) },
  ]);
  const rows = texts.map((text, nth) => ({
    conversationId,
    text,
    createdAt: times[nth] ?? last,
    authorId: nth % 2 === 0 ? asker.id : sellerId,
    mayBePublic: nth === 0 && isPublic,
    idempotencyKey: `demo-message-${conversationId}-${nth}`,
    requestHash: createHash("sha256").update(`${conversationId}-${nth}`).digest(),
  }));
  const stored = await ctx.db.insert(messages).values(rows).returning({ id: messages.id });
  const [asked, answered] = stored;
  if (!isPublic || !asked || !answered) return;
  await ctx.db.execute(sql`update messages set answers_id = ${asked.id} where id = ${answered.id}`);
}
