import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { type AppDeps, buildApp } from "#server/app.ts";
import { ApplicationState } from "#server/application-state.ts";
import { readConfig } from "#server/config.ts";
import { type Ctx, contextOf } from "#server/context.ts";
import { asc, desc, isNull } from "#server/db/query.ts";
import { type Audience, handleEvents } from "#server/events/dispatcher.ts";
import { outbox } from "#server/events/table.ts";
import { waitingMails } from "#server/features/mails/sending/mailer.ts";
import { mails } from "#server/features/mails/table.ts";
import type { Ports } from "#server/ports/ports.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { forget } from "#server/remembered.ts";
import { audienceOf } from "#server/subscribers.ts";
import { createTestDatabase, emptyDatabase, type TestDatabase } from "./database.ts";
import { closeAfterFile } from "./opened.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Headers = Record<string, string>;

/** Calls the API in process, as one user or signed out. `body` goes as JSON. */
interface Caller {
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
}

/** The clock of the application under test; the database keeps its own. */
interface TestClock {
  now(): Date;
  set(at: Date): void;
  advance(ms: number): void;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly ctx: Ctx;
  readonly db: TestDatabase["db"];
  readonly pool: TestDatabase["pool"];
  readonly connection: TestDatabase["connection"];
  readonly clock: TestClock;
  readonly dataDir: string;
  /** null for a visitor who is not signed in. */
  as(user: { token: string } | null): Caller;
  /** Hands out all waiting events and sends all waiting mails; throws where a subscriber failed. */
  drainEvents(): Promise<void>;
  /** Mails written so far, newest first. */
  mails(to?: string): Promise<(typeof mails.$inferSelect)[]>;
  /** As it was when new, but for numbers and limits in memory: for the next test of a file whose tests each want it so. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** The whole application but its pages, on a database and a folder of its own; gone when the test file is done. */
export async function createTestApp(
  options: {
    ports?: Partial<Ports>;
    databaseSize?: number;
    live?: AppDeps["live"];
    sockets?: AppDeps["sockets"];
    database?: TestDatabase;
    /** Further ones of the server, as in its environment. */
    settings?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), "kabinet-app-"));
  const database = options.database ?? (await createTestDatabase({ size: options.databaseSize ?? 8 }));
  const clock = createTestClock();
  const config = readConfig({
    PUBLIC_URL: "https://kabinet.test",
    DATA_DIR: folder,
    DEMO: "0",
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    ...options.settings,
  });
  const ports = { ...createSandboxPorts(folder), ...options.ports };
  const deps: AppDeps = {
    config,
    ports,
    state: new ApplicationState(),
    db: database.db,
    pool: database.pool,
    clock: clock.now,
    pages: false,
    ...(options.live && { live: options.live }),
    ...(options.sockets && { sockets: options.sockets }),
  };
  const app = await buildApp(deps);
  const ctx = contextOf({ ...deps, log: app.log });
  const testApp: TestApp = {
    app,
    ctx,
    clock,
    dataDir: folder,
    db: database.db,
    pool: database.pool,
    connection: database.connection,
    as: (user) => callerOf(app, user),
    drainEvents: () => drainEvents(ctx, audienceOf(config)),
    mails: async (to) => {
      const all = await database.db.select().from(mails).orderBy(desc(mails.id));
      return to ? all.filter((mail) => mail.recipient === to) : all;
    },
    empty: async () => {
      clock.set(new Date());
      await emptyDatabase(database.pool);
      forget(ctx);
    },
    close: async () => {
      await app.close();
      if (!database.pool.ended) await database.pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
  closeAfterFile(testApp.close);
  return testApp;
}

function createTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (at) => {
      offsetMs = at.getTime() - Date.now();
    },
    advance: (ms) => {
      offsetMs += ms;
    },
  };
}

function callerOf(app: FastifyInstance, user: { token: string } | null): Caller {
  const authorization: Headers = user ? { authorization: `Bearer ${user.token}` } : {};
  const send = (method: Method, url: string, body: unknown, headers: Headers = {}) =>
    app.inject({
      method,
      url,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
  return {
    get: (url, headers) => send("GET", url, undefined, headers),
    post: (url, body, headers) => send("POST", url, body, headers),
    put: (url, body, headers) => send("PUT", url, body, headers),
    patch: (url, body, headers) => send("PATCH", url, body, headers),
    delete: (url, headers) => send("DELETE", url, undefined, headers),
  };
}

/** Events and mails are handled here alone, so that nothing happens unseen by the test. */
async function drainEvents(ctx: Ctx, audience: Audience): Promise<void> {
  // Events bring about others.
  while ((await handleEvents(ctx, audience)) > 0);
  const failed = await ctx.db.select().from(outbox).where(isNull(outbox.handledAt)).orderBy(asc(outbox.id));
  for (const event of failed) {
    if (event.lastError) throw new Error(`${event.topic} was not handled: ${event.lastError}`);
  }
  await waitingMails(ctx).run(ctx, new AbortController().signal);
}
