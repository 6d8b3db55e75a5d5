import type { Ctx } from "#server/context.ts";
import { suspicions } from "./table.ts";

/** Two people, the listing and what made them stand out. */
export type NewSuspicion = Pick<
  typeof suspicions.$inferInsert,
  "kind" | "userId" | "otherId" | "listingId" | "afterSequence" | "shared" | "facts"
>;

/** Marks two people for moderators, in the transaction of the act itself; the same pair on the same listing once. */
export async function noteSuspicion(ctx: Ctx, suspicion: NewSuspicion): Promise<void> {
  await ctx.db
    .insert(suspicions)
    .values({ ...suspicion, notedAt: ctx.clock() })
    .onConflictDoNothing();
}
