import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import pino from "pino";
import { buildApp } from "./app.ts";
import { ApplicationState } from "./application-state.ts";
import { CannotStart } from "./cannot-start.ts";
import { type Config, loadConfig } from "./config.ts";
import { type Ctx, contextOf } from "./context.ts";
import { createPorts } from "./create-ports.ts";
import { createDatabase } from "./db/connect.ts";
import { followDatabaseClock } from "./db/follow-clock.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { markMode, modeOf } from "./db/mode.ts";
import { openDatabase } from "./db/open-database.ts";
import { openReplica, type Replica } from "./db/replica.ts";
import { reportErrors } from "./error-reports/report-errors.ts";
import { markAccounts } from "./features/accounts/contact/mark-accounts.ts";
import { showSetupLink } from "./features/accounts/setup/show-link.ts";
import { seedCategories } from "./features/catalogue/seed-categories.ts";
import { seedDocuments } from "./features/content/seed-documents.ts";
import { seedInfoPages } from "./features/content/seed-info-pages.ts";
import { seedCurrencies } from "./features/currencies/seed-currencies.ts";
import { startStoringViews } from "./features/listings/store-views.ts";
import { addressesOf } from "./features/mails/templates/addresses.ts";
import { seedPackages } from "./features/packages/seed-packages.ts";
import { getPushKeys } from "./features/pushes/push-keys.ts";
import { fillWithDemo, finishDemo, refuseDemo } from "./fill-with-demo.ts";
import { drain } from "./http/drain.ts";
import { checkPlace, listen } from "./listen.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openVault } from "./open-vault.ts";
import { checkBucket } from "./ports/storage/s3-storage.ts";
import { startBackground } from "./start-background.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { watchOutside } from "./watch-outside.ts";

let stopTimeoutMs = 10_000;
const LAST_REQUESTS_MS = 5_000;

/** Everything opened so far, closed in the opposite order. */
const closers: (() => unknown)[] = [];
let stopping: Promise<never> | null = null;

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
// Started by a script of ours: when that is gone, even by `kill -9`, this process ends too.
process.once("disconnect", stop);

open().catch(async (error) => {
  if (stopping) return; // a stop during the start makes the start fail, as expected
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  await stop(1);
});

/** `npm start` builds the pages meanwhile and sends word when they are there (scripts/start.mjs). */
const pagesAreThere = new Promise((resolve) => process.once("message", resolve));

/** config → database → demo → app → listen. */
async function open(): Promise<void> {
  const config = loadConfig();
  const { log, logHooks } = await openLog(config);
  const unanswered = config.storage === "s3" && config.s3 ? await checkBucket(config.s3) : null;
  if (unanswered) log.error(`${unanswered}: the site opens, and shows pictures once it does`);
  const opened = await openDatabase(config, log);
  closers.push(opened.close);
  await checkPlace(config);
  await migrateDatabase(opened.direct, { mode: modeOf(config), isRolledBack: config.isRolledBack });
  const { db, pool, close } = createDatabase(opened.connection, {
    size: config.databasePool,
    pooler: opened.pooler,
    onError: (error) => log.warn({ err: error }, "an idle database connection was lost"),
  });
  closers.push(close);
  const replica = await openReplicaOf(config, pool, log);
  const clock = await followDatabaseClock(pool, (error) =>
    log.warn({ err: error }, "the database did not tell its time"),
  );
  closers.push(async () => clock.stop());
  const ports = watchOutside(
    { db, log },
    createPorts(config, await openVault(config, db, { clock: clock.now, isServer: true })),
  );
  const state = new ApplicationState();
  const { direct } = opened;
  const deps = { config, db, pool, direct, replica, clock: clock.now, ports, state, pages: config.pages, logHooks };
  const accounts = await fill(config, contextOf({ ...deps, log }));
  if (config.arePagesComing && config.pages) await pagesAreThere;
  const app = await buildApp(deps);
  const ctx = contextOf({ ...deps, log: app.log });
  if (opened.pooler && !opened.pooler.limitsTime) {
    log.warn(
      "the pooler lets statements run without end: set connect_query in its configuration (docs/operations.md, Poolers)",
    );
  }
  if (config.production && config.trustProxy === false) {
    log.warn("TRUST_PROXY is 0: behind a proxy all visitors look like one and share its limits");
  }
  if (!ctx.ports.escrow) {
    log.info("payments between people are not protected: no licensed provider holds the money");
  }
  await getPushKeys(ctx);
  closers.push(() => Promise.race([app.close(), pause(LAST_REQUESTS_MS)]));
  closers.push(startStoringViews(ctx).stop);
  if (config.role !== "web") closers.push(startBackground(ctx, config, clock.isSteady).stop);
  if (config.metrics) closers.push((await serveMetrics(ctx, pool, config.metrics)).stop);
  await listen(app, config);
  closers.push(await finishDemo(config, ctx));
  closers.push(() => drain(ctx, config.drainMs));
  stopTimeoutMs += config.drainMs;
  const mails = config.smtp ? [] : [`Mails are kept and shown at ${config.publicUrl}/_dev/posta`];
  const opening = config.role === "worker" ? "A worker of Kabinet is at work for" : "Kabinet is open at";
  say(`${opening} ${config.publicUrl}`, ...mails, ...accounts, ...(await setupLines(config, ctx)));
}

/** The log, with what is told of its errors and traces elsewhere. */
async function openLog(config: Config) {
  if (config.traces) closers.push((await startTracing(config.traces)).stop);
  const reports = config.errorsDsn ? await reportErrors(config.errorsDsn, modeOf(config)) : null;
  if (reports) closers.push(reports.stop);
  const logHooks = reports?.hooks;
  return { log: pino({ ...config.log, ...(logHooks && { hooks: logHooks }) }), logHooks };
}

async function openReplicaOf(config: Config, primary: pg.Pool, log: pino.Logger): Promise<Replica | null> {
  const { databaseReadUrl: url, databasePool: size } = config;
  if (!url || !config.pages) return null;
  const onError = (error: unknown) => log.warn({ err: error }, "the replica is not read");
  const replica = await openReplica(primary, { url, size, onError });
  closers.push(replica.close);
  return replica;
}

/** What every installation begins with, and the demo where the settings ask for it; returns lines about the demo's accounts. */
async function fill(config: Config, ctx: Ctx): Promise<readonly string[]> {
  await refuseDemo(config, ctx);
  await markMode(ctx.db.$client, modeOf(config));
  await markAccounts(ctx);
  await seedCategories(ctx);
  await seedCurrencies(ctx);
  await seedPackages(ctx);
  await seedDocuments(ctx);
  await seedInfoPages(ctx);
  return fillWithDemo(config, ctx);
}

/** Said at every start until there is somebody with a scope. */
function setupLines({ dataDir, publicUrl }: Config, ctx: Ctx): Promise<string[]> {
  const isTerminal = process.stdout.isTTY === true;
  return showSetupLink(ctx, { dataDir, isTerminal, addressOf: addressesOf(publicUrl, "cs").setup });
}

function stop(exitCode: unknown = 0): Promise<never> {
  stopping ??= closeAll(typeof exitCode === "number" ? exitCode : 0);
  return stopping;
}

async function closeAll(exitCode: number): Promise<never> {
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  let code = exitCode;
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      process.stderr.write(`${error}\n`);
      code = 1; // the rest still has to be closed
    }
  }
  process.exit(code);
}

/** For the person at the terminal; the log is for machines. */
function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
