import type { Ctx } from "#server/context.ts";
import { preparedFor } from "#server/db/prepared.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { conversationSides, conversations } from "./table.ts";

/** Two people who write to each other about a listing: who asks or buys, and its owner. */
export interface Pair {
  readonly listingId: number;
  readonly askerId: number;
  readonly ownerId: number;
}

/**
 * M2: Two people have one conversation about a listing.
 *
 * Made if there is none. Safe to repeat; in the caller's transaction.
 */
export async function openConversation(ctx: Ctx, { listingId, askerId, ownerId }: Pair): Promise<number> {
  const [made] = await ctx.db
    .insert(conversations)
    .values({ listingId, askerId, lastMessageAt: ctx.clock() })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!made) {
    const known = await findConversation(ctx, listingId, askerId);
    if (known === null) throw new Error("a conversation that stands in the way is there");
    return known;
  }
  await ctx.db.insert(conversationSides).values([
    { conversationId: made.id, userId: askerId, side: "asker" },
    { conversationId: made.id, userId: ownerId, side: "owner" },
  ]);
  return made.id;
}

/** The id of the conversation between a listing's owner and `askerId`, null while there is none. */
export async function findConversation(ctx: Ctx, listingId: number, askerId: number): Promise<number | null> {
  const [known] = await conversationOf(ctx.db).execute({ listingId, askerId });
  return known?.id ?? null;
}

const conversationOf = preparedFor((db) => {
  const pair = [
    eq(conversations.listingId, sql.placeholder("listingId")),
    eq(conversations.askerId, sql.placeholder("askerId")),
  ];
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(...pair))
    .prepare("find_conversation");
});
