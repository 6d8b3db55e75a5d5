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

/** So long a turn is its worker's without a sign of life: one that dies in the middle is followed after this time. */
const leaseMs = 120_000;
/** What is due within this time is done together. */
const slackMs = 1_000;

/** A query of one value: the milliseconds until each work is due, by name. */
export const turnsDue = sql`select jsonb_object_agg(work, extract(epoch from due_at - now()) * 1000) from ${regularWork}`;

/**
 * The turns of one worker. A turn is taken by moving the moment at which the work is due, so that all workers together do it once in
 * its interval, whichever was started when (decisions/0082). Work that takes longer than its turn renews that.
 */
export function takeTurns(ctx: Ctx, works: readonly RegularWork[]) {
  const ownUntil = new Map<string, number>();

  /** Moves those of the works that are due, or all of them where they are this worker's already; returns the names of the moved. */
  const move = async (moved: readonly RegularWork[], { isOwn }: { isOwn: boolean }): Promise<Set<string>> => {
    if (moved.length === 0) return new Set();
    const { rows } = await ctx.db.execute<{ work: string }>(sql`
      update regular_work r set due_at = now() + make_interval(secs => free.turn_ms / 1000)
      from (
        select w.work, given.turn_ms from regular_work w
        join unnest(
          ${sql.param(moved.map(({ name }) => name))}::text[],
          ${sql.param(moved.map(({ everyMs }) => everyMs))}::float8[],
          ${sql.param(moved.map(turnMs))}::float8[]) as given (work, every_ms, turn_ms) using (work)
        where ${isOwn} or w.due_at <= now() + make_interval(secs => ${slackMs / 1_000})
          or w.due_at > now() + make_interval(secs => (given.every_ms + ${slackMs}) / 1000)
        for update of w skip locked) free
      where r.work = free.work returning r.work`);
    for (const work of moved) ownUntil.set(work.name, performance.now() + turnMs(work));
    return new Set(rows.map(({ work }) => work));
  };

  return {
    /** The work whose turn this worker has now, and the milliseconds until the next; `dueMs` is what `turnsDue` has answered. */
    take: async (dueMs: Readonly<Record<string, number>> | null, isRunning: (name: string) => boolean) => {
      await add(
        ctx,
        works.filter(({ name }) => dueMs?.[name] === undefined),
      );
      const isEnding = (work: RegularWork) => (ownUntil.get(work.name) ?? 0) - performance.now() < turnMs(work) / 2;
      const ending = works.filter((work) => isRunning(work.name) && isEnding(work));
      await move(ending, { isOwn: true });
      const waiting = works.flatMap((work) => {
        const ms = dueMs?.[work.name];
        if (ms === undefined || isRunning(work.name)) return [];
        // A clock that has stepped back leaves turns further away than any interval.
        return { work, ms: ms > work.everyMs + slackMs ? 0 : ms };
      });
      const due = waiting.filter(({ ms }) => ms <= slackMs).map(({ work }) => work);
      const moved = await move(due, { isOwn: false });
      const later = waiting.map(({ ms }) => ms).filter((ms) => ms > slackMs);
      return { taken: due.filter(({ name }) => moved.has(name)), sleepMs: Math.min(...later) };
    },
    /** The interval begins anew where the turn was shorter. */
    end: async ({ name, everyMs }: RegularWork) => {
      if (everyMs > leaseMs)
        await ctx.db
          .update(regularWork)
          .set({ dueAt: inMs(everyMs) })
          .where(eq(regularWork.work, name));
    },
  };
}

function turnMs({ everyMs }: RegularWork): number {
  return Math.min(everyMs, leaseMs);
}

/** New work has its first turn after its interval. */
async function add(ctx: Ctx, works: readonly RegularWork[]): Promise<void> {
  if (works.length === 0) return;
  const rows = works.map(({ name, everyMs }) => ({ work: name, dueAt: inMs(everyMs) }));
  await ctx.db.insert(regularWork).values(rows).onConflictDoNothing();
}

function inMs(ms: number) {
  return sql`now() + make_interval(secs => ${ms / 1_000})`;
}
