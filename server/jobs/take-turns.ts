import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { regularWork } from "./table.ts";

/** What is done from time to time, by one worker of all. */
export interface RegularWork {
  /** As the back office shows it where it fails. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: (ctx: Ctx) => Promise<unknown>;
}

/** So long a turn is another's at most without a sign of life: a worker that dies in the middle is followed after this time. */
const leaseMs = 120_000;
/** What is due within this time is done together. */
const slackMs = 1_000;

/** A query of one value: the milliseconds until each work is due. */
export const turnsDue = sql`select jsonb_object_agg(work, extract(epoch from due_at - now()) * 1000) from ${regularWork}`;

/**
 * The turns of one worker. A turn is taken by moving the moment at which the work is due, so that all workers together do it once in
 * its interval, whichever was started when (decisions/0082). Work that runs into its next turn holds it back.
 */
export function takeTurns(ctx: Ctx, works: readonly RegularWork[]) {
  const heldUntil = new Map<string, number>();

  /** Moves work that is due, or all of it where it is this worker's already; returns the names of what was moved. */
  const move = async (moved: readonly RegularWork[], isOwn: boolean): Promise<Set<string>> => {
    if (moved.length === 0) return new Set();
    const { rows } = await ctx.db.execute<{ work: string }>(sql`
      update regular_work r set due_at = now() + make_interval(secs => free.hold_ms / 1000)
      from (
        select w.work, given.hold_ms from regular_work w
        join unnest(${sql.param(moved.map(({ name }) => name))}::text[], ${sql.param(moved.map(({ everyMs }) => everyMs))}::float8[],
          ${sql.param(moved.map(holdMs))}::float8[]) as given (work, every_ms, hold_ms) using (work)
        where ${isOwn} or w.due_at <= now() + make_interval(secs => ${slackMs / 1_000})
          or w.due_at > now() + make_interval(secs => (given.every_ms + ${slackMs}) / 1000)
        for update of w skip locked) free
      where r.work = free.work returning r.work`);
    for (const work of moved) heldUntil.set(work.name, performance.now() + holdMs(work));
    return new Set(rows.map(({ work }) => work));
  };

  return {
    /** The work whose turn this worker has taken, and the milliseconds until the next. */
    take: async (dueMs: Record<string, number> | null, isRunning: (name: string) => boolean) => {
      await add(
        ctx,
        works.filter(({ name }) => dueMs?.[name] === undefined),
      );
      const own = works.filter(({ name }) => isRunning(name));
      await move(
        own.filter((work) => (heldUntil.get(work.name) ?? 0) - performance.now() < holdMs(work) / 2),
        true,
      );
      const others = works.filter(({ name }) => !isRunning(name) && dueMs?.[name] !== undefined);
      // A clock that has stepped back leaves turns further away than any interval.
      const isDue = ({ name, everyMs }: RegularWork) =>
        !(slackMs < (dueMs?.[name] ?? 0) && (dueMs?.[name] ?? 0) <= everyMs + slackMs);
      const moved = await move(others.filter(isDue), false);
      const later = others.filter((work) => !isDue(work)).map(({ name }) => dueMs?.[name] ?? 0);
      return { taken: works.filter(({ name }) => moved.has(name)), sleepMs: Math.min(...later) };
    },
    /** The interval begins anew where the turn was held for less than that. */
    end: async ({ name, everyMs }: RegularWork) => {
      if (everyMs <= leaseMs) return;
      const dueAt = sql`now() + make_interval(secs => ${everyMs / 1_000})`;
      await ctx.db.update(regularWork).set({ dueAt }).where(eq(regularWork.work, name));
    },
  };
}

function holdMs({ everyMs }: RegularWork): number {
  return Math.min(everyMs, leaseMs);
}

/** New work has its first turn after its interval. */
async function add(ctx: Ctx, works: readonly RegularWork[]): Promise<void> {
  if (works.length === 0) return;
  const rows = works.map(({ name, everyMs }) => ({
    work: name,
    dueAt: sql`now() + make_interval(secs => ${everyMs / 1_000})`,
  }));
  await ctx.db.insert(regularWork).values(rows).onConflictDoNothing();
}
