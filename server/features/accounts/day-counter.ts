import { dayMs } from "#contract/values/durations.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, gt, lt, sql } from "#server/db/query.ts";
import { rateLimits } from "./table.ts";

/** Takes one of the `most` that the present day in Prague has of something, in one statement; false where none is left. */
export async function takeOfDay(ctx: Ctx, name: string, most: number): Promise<boolean> {
  const [taken] = await ctx.db
    .insert(rateLimits)
    .values({ key: keyOf(ctx, name), points: 1, expire: new Date(ctx.clock().getTime() + dayMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`${rateLimits.points} + 1` },
      setWhere: lt(rateLimits.points, most),
    })
    .returning({ points: rateLimits.points });
  return taken !== undefined;
}

/** Gives one back that was taken on the present day. */
export async function giveBackOfDay(ctx: Ctx, name: string): Promise<void> {
  await ctx.db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(eq(rateLimits.key, keyOf(ctx, name)), gt(rateLimits.points, 0)));
}

/** How many were taken on the present day. */
export async function countOfDay(ctx: Ctx, name: string): Promise<number> {
  const [today] = await ctx.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(ctx, name)));
  return today?.points ?? 0;
}

const keyOf = (ctx: Ctx, name: string) => `${name}-day:${pragueDay(ctx.clock())}`;
