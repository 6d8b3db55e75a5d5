import type { Ctx } from "#server/context.ts";
import { isDatabaseBusy } from "#server/db/connect.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { onNewWork } from "#server/events/new-work.ts";
import { watchWork } from "#server/failing-work.ts";
import { forgetFailure } from "./note-failure.ts";
import { failingWork } from "./table.ts";
import { type RegularWork, takeTurns, turnsDue } from "./take-turns.ts";

/** Rows that wait for their time. Several workers may take them at once: what one has locked the others pass over. */
export interface Queue {
  /** As the back office shows it where it fails. */
  readonly name: string;
  /** A query of one value: from when on something is due, long ago for at once, null where nothing waits. */
  readonly due: SQL;
  /** Does what is due and returns how much. */
  readonly run: (ctx: Ctx, stopping: AbortSignal) => Promise<number>;
  /**
   * Rest after a run that found nothing although something was due, so that another worker has it; each further one is twice as long, up
   * to a second. New work ends the rest.
   */
  readonly restMs?: number;
}

interface Rest {
  readonly until: number;
  readonly ms: number;
  readonly isFailure: boolean;
}

/** A worker looks after this time in any case: news may be lost, and clocks may jump. */
const longestSleepMs = 2_000;
/** Much that is new within this time costs one look. */
const gatherMs = 50;
const usualRestMs = 1_000;
const failureRestMs = 2_000;

/**
 * Does the work of queues when it is due, and regular work in turns with the other workers, until stopped. One query tells what is due
 * and when the next will be; the worker sleeps until then, or until `newWork` wakes it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: looking, running and resting share one private state.
export function startWorker(
  ctx: Ctx,
  { queues = [], regular = [] }: { queues?: readonly Queue[]; regular?: readonly RegularWork[] },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const turns = takeTurns(ctx, regular);
  const running = new Map<string, Promise<void>>();
  const rests = new Map<string, Rest>();
  const watched = new Map([...queues, ...regular].map(({ name }) => [name, watch(ctx, name)]));
  const watchedLook = watch(ctx, "lookForWork");
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looksAt = Number.POSITIVE_INFINITY;

  const sleep = () => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(look, Math.max(0, looksAt - performance.now()));
    timer.unref();
  };
  const lookAt = (at: number) => {
    if (at >= looksAt) return;
    looksAt = at;
    if (!looking) sleep();
  };
  const look = () => {
    looksAt = Number.POSITIVE_INFINITY;
    lookedAt = performance.now();
    looking = watchedLook.run(startDue).then((sleepMs = failureRestMs) => {
      looking = null;
      looksAt = Math.min(looksAt, performance.now() + sleepMs);
      sleep();
    });
  };

  /** Starts what is due; returns the milliseconds until more is. */
  const startDue = async (): Promise<number> => {
    const due = await readDue(ctx, queues).catch((error) => {
      // One broken question must not stop the others: each is asked by itself, and the broken one is told of by its name.
      if (isDatabaseBusy(error)) throw error;
      return readEach();
    });
    const now = performance.now();
    let sleepMs = longestSleepMs;
    for (const [index, queue] of queues.entries()) {
      const dueMs = due.queues[index];
      if (dueMs == null || running.has(queue.name)) continue;
      const restMs = Math.max(dueMs, (rests.get(queue.name)?.until ?? now) - now);
      if (restMs > 0) sleepMs = Math.min(sleepMs, restMs);
      else
        start(
          queue.name,
          () => queue.run(ctx, stopping.signal),
          (done) => rest(queue, done),
        );
    }
    const turn = await turns.take(due.turns, (name) => running.has(name));
    for (const work of turn.taken)
      start(work.name, async () => {
        await work.run(ctx);
        await turns.end(work);
        // Another worker may have had the turn that failed.
        if (due.failing?.includes(work.name)) await forgetFailure(ctx, work.name, { everywhere: true });
      });
    return Math.min(sleepMs, turn.sleepMs);
  };
  const readEach = async (): Promise<Due> => {
    const found: Due["queues"][number][] = [];
    for (const queue of queues)
      found.push((await watched.get(queue.name)?.run(() => readDue(ctx, [queue])))?.queues[0] ?? null);
    return { ...(await readDue(ctx, [])), queues: found };
  };
  const start = <Done>(name: string, run: () => Promise<Done>, end?: (done: Done | undefined) => void) => {
    if (stopping.signal.aborted) return;
    const ended = watched
      .get(name)
      ?.run(run)
      .then((done) => {
        running.delete(name);
        end?.(done);
        lookAt(performance.now());
      });
    running.set(name, ended ?? Promise.resolve());
  };
  const rest = ({ name, restMs = usualRestMs }: Queue, done: number | undefined) => {
    const isFailure = done === undefined;
    const before = rests.get(name)?.ms;
    const longerMs = before === undefined ? restMs : Math.min(2 * before, usualRestMs);
    const ms = isFailure ? failureRestMs : longerMs;
    if (done) rests.delete(name);
    else rests.set(name, { until: performance.now() + ms, ms, isFailure });
  };
  const wake = () => {
    for (const [name, { isFailure }] of rests) if (!isFailure) rests.delete(name);
    lookAt(Math.max(performance.now(), lookedAt + gatherMs));
  };

  const stopListening = onNewWork(ctx, wake);
  look();
  return {
    stop: async () => {
      stopping.abort();
      stopListening();
      clearTimeout(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
}

function watch(ctx: Ctx, name: string) {
  return watchWork(ctx, `regular work failed: ${name}`, name);
}

interface Due {
  /** Milliseconds by the database's clock until each queue has something, rounded up; null where nothing waits. */
  readonly queues: (number | null)[];
  readonly turns: Record<string, number> | null;
  /** What has failed somewhere, by its name. */
  readonly failing: string[] | null;
}

async function readDue(ctx: Ctx, queues: readonly Queue[]): Promise<Due> {
  const untilDue = queues.map(
    ({ due }) => sql`ceil((extract(epoch from (${due})) - extract(epoch from clock_timestamp())) * 1000)`,
  );
  const { rows } = await ctx.db.execute<Due & Record<string, unknown>>(sql`
    select array[${sql.join(untilDue, sql`, `)}]::float8[] as queues, (${turnsDue}) as turns,
      (select array_agg(work) from ${failingWork}) as failing`);
  return rows[0] ?? { queues: [], turns: null, failing: null };
}
