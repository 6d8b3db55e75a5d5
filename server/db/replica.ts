import type pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import { createDatabase, type Database } from "./connect.ts";

/** How often the primary is asked how far it has come: what a replica shows is no older than twice this. */
const pollMs = 2_000;
/** So long a replica is left alone that did not answer. */
const restMs = 5_000;
const answerMs = 500;

/** A copy of the database that follows it and only reads, for pages that are the same for everybody. */
export interface Replica {
  readonly db: Database;
  /** Whether it shows everything that this process knows to have changed, and is seconds behind at most; false where it does not answer. */
  isFresh(): Promise<boolean>;
  /** This process has heard of a change: until the replica has it, pages are read from the primary. */
  hasChanged(): void;
  close(): Promise<void>;
}

interface Settings {
  readonly url: string;
  readonly size: number;
  readonly onError: (error: unknown) => void;
}

/** Opens the replica of a primary; one that is away is no reason not to start, one that is no replica is. */
export async function openReplica(primary: Pick<pg.Pool, "query">, { url, size, onError }: Settings): Promise<Replica> {
  const connection = { connectionString: url };
  const { db, pool, close } = createDatabase(connection, { size, onError });
  await refusePrimary(pool, onError);
  /** How far the replica has to have come; null: not known, so nothing is read from it. */
  let asked: string | null = null;
  let change = 0;
  let restsUntil = 0;
  const ask = async () => {
    const of = change;
    const { rows } = await primary.query<{ lsn: string }>("select pg_current_wal_lsn()::text as lsn");
    // Of two questions the later one counts, and none that was sent before a change.
    if (of === change) asked = rows[0]?.lsn ?? null;
  };
  const follow = () =>
    ask().catch((error) => {
      asked = null;
      onError(error);
    });
  await follow();
  const timer = setInterval(follow, pollMs);
  timer.unref();
  return {
    db,
    isFresh: async () => {
      if (asked === null || performance.now() < restsUntil) return false;
      try {
        const query = "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as fresh";
        const { rows } = await withinTime(pool.query<{ fresh: boolean | null }>(query, [asked]));
        return rows[0]?.fresh === true;
      } catch (error) {
        restsUntil = performance.now() + restMs;
        onError(error);
        return false;
      }
    },
    hasChanged: () => {
      change += 1;
      asked = null;
      void follow();
    },
    close: async () => {
      clearInterval(timer);
      await close();
    },
  };
}

/** Pages read from a second primary would show another site. */
async function refusePrimary(pool: pg.Pool, onError: (error: unknown) => void): Promise<void> {
  const { rows } = await pool.query<{ replica: boolean }>("select pg_is_in_recovery() as replica").catch((error) => {
    onError(error);
    return { rows: [{ replica: true }] };
  });
  if (rows[0]?.replica) return;
  await pool.end();
  throw new CannotStart("The database in DATABASE_READ_URL is no replica: it takes writes. Name one, or leave it out.");
}

async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the replica did not answer in time")), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
