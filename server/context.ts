import { drizzle } from "drizzle-orm/node-postgres";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Locale } from "#contract/values/locale.ts";
import type { Database } from "#server/db/connect.ts";
import { ApplicationState } from "./application-state.ts";
import { Forbidden, Unauthenticated } from "./errors.ts";
import { traderRefusal } from "./may-trade-rules.ts";
import type { Ports } from "./ports/ports.ts";

/** The caller, read from the token at the edge, once a request. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly scopes: readonly string[];
  /** Scopes that the account has and may not use before its second factor is on (rule A23). */
  readonly withheldScopes: readonly string[];
  readonly emailConfirmed: boolean;
  readonly suspended: boolean;
  /** SHA-256 of the token that this call came with. */
  readonly tokenHash: Buffer;
}

/**
 * The time for everything that no lock decides: in a server the database's, followed (db/follow-clock.ts). Bids ask the
 * database itself.
 */
type Clock = () => Date;

/** The first argument of every verb: the database, the caller, the language, and the ports to the world outside. */
export interface Ctx {
  readonly db: Database;
  readonly actor: Actor | null;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly ports: Ports;
  readonly state: ApplicationState;
  readonly log: FastifyBaseLogger;
  /** Runs once the open transaction has committed; at once where none is open. */
  readonly afterCommit: (effect: () => void) => void;
  readonly inTransaction: boolean;
}

type Outside = Pick<Ctx, "db" | "ports" | "log"> & Partial<Pick<Ctx, "state" | "clock">>;

/** The context without a signed-in caller, for jobs, subscribers and scripts; clock and state are its own unless they are given. */
export function contextOf({ db, ports, log, state = new ApplicationState(), clock = () => new Date() }: Outside): Ctx {
  return {
    ...{ db, ports, state, log, clock },
    actor: null,
    locale: "cs",
    afterCommit: (effect) => effect(),
    inTransaction: false,
  };
}

/** Runs `fn` in a transaction; joins the one that is open already. Effects run after the outermost commit. */
export async function transaction<T>(ctx: Ctx, fn: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) return fn(ctx);
  const effects: (() => void)[] = [];
  const result = await ctx.db.transaction((tx) =>
    fn({
      ...ctx,
      db: tx as unknown as Database,
      inTransaction: true,
      afterCommit: (effect) => effects.push(effect),
    }),
  );
  for (const effect of effects) effect();
  return result;
}

/**
 * As `transaction`, always the outermost one, with the connection beside it: for hot paths that run named statements,
 * which the server parses and plans once per connection. A statement that waits longer than `lockTimeoutMs` for a lock fails
 * (`isLockTimeout`), one that takes longer than `statementTimeoutMs` too (`isStatementTimeout`). With `plansAnew` each statement is
 * planned for its own values, however often it comes.
 */
export async function transactionOn<T>(
  ctx: Ctx,
  {
    lockTimeoutMs,
    statementTimeoutMs,
    plansAnew = false,
  }: { lockTimeoutMs?: number; statementTimeoutMs?: number; plansAnew?: boolean },
  fn: (ctx: Ctx, connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  if (ctx.inTransaction) throw new Error("A transaction of its own cannot be a part of another one");
  const connection = await ctx.db.$client.connect();
  const effects: (() => void)[] = [];
  const db = drizzle(connection) as unknown as Database;
  let result: T;
  try {
    const plan_cache_mode = plansAnew ? "force_custom_plan" : undefined;
    const limits = { lock_timeout: lockTimeoutMs, statement_timeout: statementTimeoutMs, plan_cache_mode };
    const settings = Object.entries(limits).filter(([, value]) => value !== undefined);
    await connection.query(["begin", ...settings.map(([name, value]) => `set local ${name} = ${value}`)].join("; "));
    const inside = {
      ...ctx,
      db,
      inTransaction: true,
      afterCommit: (effect: () => void) => effects.push(effect),
    };
    result = await fn(inside, connection);
    await connection.query("commit");
  } catch (error) {
    // A connection that cannot even go back is given up; the server ends its transaction.
    const isBroken = await connection.query("rollback").then(
      () => false,
      () => true,
    );
    connection.release(isBroken);
    throw error;
  }
  connection.release();
  for (const effect of effects) effect();
  return result;
}

/** The signed-in caller, or 401. */
export function requireUser(ctx: Ctx): Actor {
  if (!ctx.actor) throw new Unauthenticated();
  return ctx.actor;
}

/** The signed-in caller with a confirmed e-mail, suspended or not: required for what concerns the own sign-in. */
export function requireConfirmed(ctx: Ctx): Actor {
  const actor = requireUser(ctx);
  if (!actor.emailConfirmed) throw new Forbidden("EMAIL_NOT_CONFIRMED");
  return actor;
}

/** The caller where they may trade (rule L6), or 403. */
export function requireTrader(ctx: Ctx): Actor {
  const actor = requireUser(ctx);
  const refusal = traderRefusal(actor);
  if (refusal) throw new Forbidden(refusal);
  return actor;
}

/** Whether the user has a scope of the back office; `admin` has them all. */
export function hasScope({ scopes }: Pick<Actor, "scopes">, scope: string): boolean {
  return scopes.includes(scope) || scopes.includes("admin");
}

/** The signed-in caller with one of these scopes of the back office (rule A9), else 403. */
export function requireScope(ctx: Ctx, ...scopes: readonly string[]): Actor {
  const actor = requireUser(ctx);
  if (scopes.some((scope) => hasScope(actor, scope))) return actor;
  const isWithheld = scopes.some((scope) => hasScope({ scopes: actor.withheldScopes }, scope));
  throw new Forbidden(isWithheld ? "SECOND_FACTOR_REQUIRED" : "FORBIDDEN");
}
