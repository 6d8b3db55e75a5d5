import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { endSpan, statementSpan } from "#server/tracing/tracing.ts";
import { StatementNames } from "./named-statements.ts";
import { PagePool } from "./page-reads.ts";
import { readAsPlainValues } from "./type-parsers.ts";

/** The database as verbs see it; inside `transaction()` the same shape is a transaction, without the pool. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

export type DatabaseConnection = {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Waits for the queries under way. */
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 30_000;
/** How long a caller waits for a free connection before being told to come back later. */
const POOL_TIMEOUT_MS = 3_000;

/** What a pooler in transaction mode between this process and PostgreSQL can do. */
export interface Pooler {
  /** Whether a statement that was named on one of its connections is known on all (PgBouncer from 1.21 on, with max_prepared_statements). */
  readonly knowsNames: boolean;
  /** Whether its connections end a statement that takes too long: it passes no such setting on itself. */
  readonly limitsTime: boolean;
}

/** Opens a pool; connections are made when first needed. `onError` hears of idle connections that broke. */
export function createDatabase(
  connection: pg.PoolConfig,
  options: { size: number; onError(error: Error): void; allowExitOnIdle?: boolean; pooler?: Pooler | null },
): DatabaseConnection {
  readAsPlainValues(pg.types);
  const pool = new PagePool({
    ...connection,
    pipeline: true,
    Client: correctedClient(options.pooler?.knowsNames === false ? null : new StatementNames()),
    application_name: "kabinet",
    max: options.size,
    connectionTimeoutMillis: POOL_TIMEOUT_MS,
    // A pooler refuses connections that come with settings of their own.
    ...(!options.pooler && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    }),
    allowExitOnIdle: options.allowExitOnIdle ?? false,
  });
  // Without listeners a lost connection would end the process. The pool itself forgets an idle one (and reports it);
  // one in use fails its query, and is forgotten when given back.
  pool.on("error", (error: Error & { client?: unknown }) => {
    // The driver hangs its whole client on it, which would fill a page of the log.
    delete error.client;
    options.onError(error);
  });
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** No connection, lock or answer was to be had in time, or the database is away: worth trying again, so HTTP answers 503. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (PASSING_MESSAGES.test(cause.message)) return true;
    if (PASSING_CODES.has((cause as NodeJS.ErrnoException).code ?? "")) return true;
  }
  return false;
}

/** The connection broke: whether the server still ran the statement is not known. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (LOST_MESSAGES.test(cause.message)) return true;
    if (LOST_CODES.has((cause as NodeJS.ErrnoException).code ?? "")) return true;
  }
  return false;
}

/** A lock was not to be had within the transaction's `lock_timeout`; nothing of it is stored. */
export function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === "55P03") return true;
  }
  return false;
}

/** A statement took longer than its `statement_timeout`. */
export function isStatementTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === "57014") return true;
  }
  return false;
}

const LOST_MESSAGES = /^(Connection terminated|Client has encountered a connection error)/;
const LOST_CODES = new Set(["ECONNRESET", "EPIPE", "08003", "08006", "57P01", "57P02"]);

/** pg gives these no code. */
const PASSING_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

const PASSING_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"],
  ...["08000", "08001", "08003", "08004", "08006"], // connection lost
  ...["57P01", "57P02", "57P03"], // shutting down, crashed, starting up
  ...["53300", "53100"], // too many connections, disk full
  ...["40001", "40P01", "55P03", "57014"], // order of transactions, deadlock, lock not to be had, statement took too long
]);

/** The argument that Drizzle gives to `query`; builders ask for rows as arrays, hand-written SQL does not. */
type DrizzleQuery = { text: string; types?: unknown; rowMode?: "array" };

const inherited = pg.Client.prototype.query as unknown as (...args: unknown[]) => Promise<pg.QueryResult>;

/** How Drizzle 0.45 uses a connection, with two corrections, and with plans that are kept; without `names` no statement has one. */
function correctedClient(names: StatementNames | null): typeof pg.Client {
  class CorrectedClient extends pg.Client {}
  CorrectedClient.prototype.query = function query(this: pg.PoolClient, given: unknown, ...rest: unknown[]) {
    const named = names ? names.nameWhereOften(given) : withoutName(given);
    if (names && named !== given) {
      const listened = rest.map((each) => forgetting(names, given, each));
      return tracedQuery(this, plainValues(named), listened);
    }
    const answer = tracedQuery(this, plainValues(named), rest);
    // A transaction whose `begin` fails never gives its connection back: the pool would shrink for good.
    const isBegin = isHandWritten(given) && given.text.startsWith("begin");
    return isBegin ? answer.catch((error) => giveBack(this, error)) : answer;
  } as typeof pg.Client.prototype.query;
  return CorrectedClient;
}

/** The statement within a span of its own, whether its end is told to a callback or to a promise. */
function tracedQuery(client: pg.Client, given: unknown, rest: unknown[]): Promise<pg.QueryResult> {
  const span = statementSpan(given);
  if (!span) return inherited.call(client, given, ...rest);
  const callback = rest.at(-1);
  if (typeof callback === "function") {
    const listened = (error: Error | undefined, ...answer: unknown[]) => {
      endSpan(span, error);
      callback(error, ...answer);
    };
    return inherited.call(client, given, ...rest.slice(0, -1), listened);
  }
  const answer = inherited.call(client, given, ...rest);
  answer.then(
    () => endSpan(span),
    (error) => endSpan(span, error),
  );
  return answer;
}

/** Drizzle's own type parsers would leave instants as text: right for its builders (columns convert), not for plain SQL. */
function plainValues(given: unknown): unknown {
  return isHandWritten(given) ? { ...given, types: undefined } : given;
}

function withoutName(given: unknown): unknown {
  return typeof given === "object" && given !== null && "text" in given ? { ...given, name: undefined } : given;
}

/** The pool's callback, that plans anew what a migration beside this process has made another type of. */
function forgetting(names: StatementNames, given: unknown, callback: unknown): unknown {
  if (typeof callback !== "function") return callback;
  return (error: { code?: string } | undefined, ...answer: unknown[]) => {
    if (error?.code === "0A000") names.forget(given);
    callback(error, ...answer);
  };
}

function isHandWritten(given: unknown): given is DrizzleQuery {
  return typeof given === "object" && given !== null && "types" in given && !("rowMode" in given);
}

function giveBack(client: pg.PoolClient, error: Error): never {
  client.release(error);
  throw error;
}
