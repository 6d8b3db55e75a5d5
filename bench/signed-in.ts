import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { pathTo } from "#contract/content/page-paths.ts";
import { answersPerSecond, median, sizeOf } from "./pages/ask-page.ts";
import { choosePages } from "./pages/choose-pages.ts";
import { startSite } from "./pages/start-site.ts";
import { startString } from "./pages/start-string.ts";
import { benchClosingNight } from "./signed-in/closing-night.ts";

/** A buyer of the demo, with bids, deals, notifications and a wishlist. */
const buyer = { email: "kupujici@kabinet.test", password: "kabinet-demo-2026" };
const connectionCounts = [2, 16] as const;
const seconds = 4;
const turns = 3;

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
  readonly bytes: number;
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
    for (const asked of await pagesOf(site.origin)) rows.push(...(await measure(site.origin, asked, cookie)));
    for (const { name, connections, bytes, page, ceiling, ratio } of rows)
      console.error(
        `${name.padEnd(14)} ${String(connections).padStart(2)} connections  ${bytes} bytes  ` +
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
async function measure(origin: string, { name, path, isAnew }: Asked, cookie: string): Promise<Row[]> {
  const url = origin + path;
  const bytes = await sizeOf(url, cookie);
  const bare = await startString(bytes);
  let made = 0;
  const anew = { nextPath: () => `${path}?turn=${++made}` };
  const rows: Row[] = [];
  try {
    for (const connections of connectionCounts) {
      const asking = { connections, seconds, cookie, ...(isAnew && anew) };
      const found = { page: [] as number[], ceiling: [] as number[] };
      await answersPerSecond(url, { ...asking, seconds: 1 });
      await answersPerSecond(bare.origin, { connections, seconds: 1 });
      for (let turn = 0; turn < turns; turn++) {
        found.page.push(await answersPerSecond(url, asking));
        found.ceiling.push(await answersPerSecond(bare.origin, { connections, seconds }));
      }
      const [page, ceiling] = [median(found.page), median(found.ceiling)];
      rows.push({
        name,
        connections,
        bytes,
        page,
        ceiling,
        ratio: Math.round((page / ceiling) * 1_000) / 1_000,
      });
    }
  } finally {
    await bare.close();
  }
  return rows;
}

function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= run();
    return done;
  };
}
