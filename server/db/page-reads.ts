import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

interface Read {
  readonly given: pg.QueryConfig;
  readonly values: unknown[] | undefined;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

const ofPage = new AsyncLocalStorage<PageReads>();
const ask = pg.Pool.prototype.query as unknown as (...args: unknown[]) => Promise<pg.QueryResult>;

/**
 * Reads of one page. Those that are asked for in the same turn of the event loop go out in one write and see one snapshot, which is
 * half the work of a round trip and a transaction each. The page has a connection until they are answered, and waits for no other
 * meanwhile.
 */
export class PageReads {
  #waiting: Read[] = [];

  /** What `fn` reads goes together with the other reads of the page. */
  run<T>(fn: () => T): T {
    return ofPage.run(this, fn);
  }

  read(pool: pg.Pool, given: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ given, values, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => void this.#send(pool));
    });
  }

  async #send(pool: pg.Pool): Promise<void> {
    const reads = this.#waiting;
    this.#waiting = [];
    const [only] = reads;
    if (only && reads.length === 1) return askAlone(pool, only);
    try {
      let hasFailed = false;
      // Answered at once, so that what is read next goes together, too.
      for (const { read, error, result } of await readTogether(pool, reads)) {
        if (!error) read.resolve(result);
        // What comes after the one that has failed was not run, and what locks or writes may not be run here.
        else if (hasFailed || isForWriters(error)) askAlone(pool, read);
        else read.reject(error);
        hasFailed ||= error !== null;
      }
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}

/** A pool that lets the reads of a page go out together; all else goes as it comes. */
export class PagePool extends pg.Pool {}
PagePool.prototype.query = function query(this: pg.Pool, given: unknown, ...rest: unknown[]) {
  const page = ofPage.getStore();
  return page && isRead(given) ? page.read(this, given, rest[0] as unknown[]) : ask.call(this, given, ...rest);
} as typeof pg.Pool.prototype.query;

type Pipelined = pg.PoolClient & { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

interface Outcome {
  readonly read: Read;
  readonly error: Error | null;
  readonly result: pg.QueryResult;
}

async function readTogether(pool: pg.Pool, reads: readonly Read[]): Promise<Outcome[]> {
  const client = (await pool.connect()) as Pipelined;
  const { stream } = client.connection;
  stream.cork();
  const begun = client.query("begin isolation level repeatable read read only");
  const outcomes = reads.map(
    (read) =>
      new Promise<Outcome>((resolve) => {
        const statement = { ...read.given, values: read.values ?? read.given.values };
        void client.query(statement, (error, result) => resolve({ read, error: error ?? null, result }));
      }),
  );
  const ended = client.query("commit");
  stream.uncork();
  try {
    await Promise.all([begun, ended]);
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
  return Promise.all(outcomes);
}

function askAlone(pool: pg.Pool, { given, values, resolve, reject }: Read): void {
  ask.call(pool, given, values).then(resolve, reject);
}

/** PostgreSQL's word for a statement that a transaction which only reads may not have. */
function isForWriters(error: Error): boolean {
  return "code" in error && error.code === "25006";
}

function isRead(given: unknown): given is pg.QueryConfig {
  return typeof given === "object" && given !== null && "text" in given && /^\s*(select|with)\b/i.test(`${given.text}`);
}
