import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { pathTo } from "#contract/content/page-paths.ts";
import { socketOf } from "#test/rig/socket-of.ts";
import { answersPerSecond, median, sizeOf } from "./pages/ask-page.ts";
import { choosePages } from "./pages/choose-pages.ts";
import { type Site, startSite } from "./pages/start-site.ts";
import { startString } from "./pages/start-string.ts";
import { benchClosingNight } from "./signed-in/closing-night.ts";

/** A buyer of the demo, with bids, deals, notifications and a wishlist. */
const buyer = { email: "kupujici@kabinet.test", password: "kabinet-demo-2026" };
const connectionCounts = [2, 16] as const;
const seconds = 4;
const turns = 3;
/** An idle process of PostgreSQL reports what it has counted at most so late. */
const reportedAfterMs = 11_000;

/** A page as somebody signed in asks for it. */
interface Asked {
  readonly name: string;
  readonly path: string;
  /** Each request has an address that nobody has asked for before, so that the page is rendered anew. */
  readonly isAnew?: boolean;
}

interface Row {
  readonly name: string;
  readonly connections: number;
  /** On the wire. */
  readonly bytes: number;
  readonly html: number;
  /** Transactions of PostgreSQL for a page, those of its background work included. */
  readonly transactions: number;
  /** Answers per second. */
  readonly page: number;
  readonly ceiling: number;
  readonly ratio: number;
}

/** Pages to somebody signed in, against Fastify answering a constant string of as many bytes as the compressed page. */
export async function benchSignedIn(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({ args: [...args], options: { keep: { type: "string" } } });
  const load = loadavg()[0];
  const site = await startSite(values.keep);
  const close = once(site.close);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const token = await signIn(site.origin);
    const cookie = `auth._token.local=${token}; adult=yes; cookies-show=hidden`;
    const rows: Row[] = [];
    for (const asked of await pagesOf(site.origin)) rows.push(...(await measure(site, asked, cookie)));
    for (const { name, connections, bytes, html, transactions, page, ceiling, ratio } of rows)
      console.error(
        `${name.padEnd(14)} ${String(connections).padStart(2)} connections  ${html} bytes, ${bytes} on the wire  ` +
          `${transactions} transactions  ` +
          `page ${page}/s  ceiling ${ceiling}/s  ratio ${ratio}`,
      );
    const session = await measureSession(site.origin, token);
    console.error(`frame ${session.session}/s, of an item ${session.sessionOfItem}/s`);
    const night = await benchClosingNight(site);
    console.error(JSON.stringify(night, null, 1));
    return { cores: availableParallelism(), load, rows, session, night };
  } finally {
    await close();
  }
}

async function pagesOf(origin: string): Promise<Asked[]> {
  const { home, listing, item } = await choosePages(origin);
  return [
    { name: "list", path: listing },
    { name: "list anew", path: listing, isAnew: true },
    { name: "item", path: item },
    { name: "search", path: `${pathTo("search", "cs")}?q=rum` },
    { name: "home", path: home },
    { name: "overview", path: pathTo("accountOverview", "cs") },
  ];
}

/** Calls of the frame a second at 16 connections: alone, and with how one stands on an item. */
async function measureSession(origin: string, token: string) {
  const asking = { connections: 16, seconds, authorization: `Bearer ${token}` };
  const item = /\d+/.exec((await choosePages(origin)).item)?.[0];
  const session = `${origin}/api/me/session`;
  return {
    session: await answersPerSecond(session, asking),
    sessionOfItem: await answersPerSecond(`${session}?for=${item}`, asking),
  };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(buyer),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`nobody signs in as ${buyer.email}: ${answer.status}`);
  return token;
}

/** Medians of runs in turn, so that other work of the machine slows both alike. */
async function measure(site: Site, { name, path, isAnew }: Asked, cookie: string): Promise<Row[]> {
  const url = site.origin + path;
  const { html, sent: bytes } = await sizeOf(url, cookie);
  const bare = await startString(bytes);
  let made = 0;
  const anew = { nextPath: () => `${path}?turn=${++made}` };
  const rows: Omit<Row, "transactions">[] = [];
  const before = await countTransactions(site);
  let answers = 0;
  try {
    for (const connections of connectionCounts) {
      const asking = { connections, seconds, cookie, ...(isAnew && anew) };
      const found = { page: [] as number[], ceiling: [] as number[] };
      answers += await answersPerSecond(url, { ...asking, seconds: 1 });
      await answersPerSecond(bare.origin, { connections, seconds: 1 });
      for (let turn = 0; turn < turns; turn++) {
        found.page.push(await answersPerSecond(url, asking));
        found.ceiling.push(await answersPerSecond(bare.origin, { connections, seconds }));
      }
      for (const perSecond of found.page) answers += perSecond * seconds;
      const [page, ceiling] = [median(found.page), median(found.ceiling)];
      rows.push({
        name,
        connections,
        bytes,
        html,
        page,
        ceiling,
        ratio: Math.round((page / ceiling) * 1_000) / 1_000,
      });
    }
  } finally {
    await bare.close();
  }
  const transactions = Math.round((((await countTransactions(site)) - before) / answers) * 10) / 10;
  return rows.map((row) => ({ ...row, transactions }));
}

/** What PostgreSQL has committed so far. */
async function countTransactions({ dataDir }: Site): Promise<number> {
  await pause(reportedAfterMs);
  const client = new pg.Client(await socketOf(dataDir));
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      "select xact_commit::float8 as count from pg_stat_database where datname = current_database()",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= run();
    return done;
  };
}
