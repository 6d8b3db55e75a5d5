import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { sql } from "#server/db/query.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { bidRequest } from "#test/rig/bid-request.ts";
import { openConnection } from "#test/rig/connection.ts";
import { socketOf } from "#test/rig/socket-of.ts";
import { gatherAudience } from "../live/gather-audience.ts";
import { needOpenFiles, rssOf } from "../live/process-facts.ts";
import { choosePages } from "../pages/choose-pages.ts";
import type { Site } from "../pages/start-site.ts";
import { gatherViewers } from "./gather-viewers.ts";

const viewers = 2_000;
/** Of the viewers so many look at the hottest lot. */
const atHottest = 400;
const bidders = 60;
const bidsPerSecond = 10;
const guestsMs = 20_000;
const runMs = 60_000;
/** A clock tick of the kernel (Linux). */
const ticksPerSecond = 100;

/**
 * Two thousand signed-in viewers of the running lots: each opens a page every ten seconds, asks for its frame, follows one lot and
 * presses a heart now and then, while sixty people bid on the hottest lot ten times a second; before that the same pages to as
 * many guests.
 */
export async function benchClosingNight(site: Site): Promise<object> {
  await needOpenFiles(viewers * 3);
  const { db, close } = createDatabase(await socketOf(site.dataDir), { size: 4, onError: () => {} });
  const ctx = contextOf({ db, ports: createSandboxPorts(site.dataDir), log: pino({ level: "silent" }) });
  const closers: (() => unknown)[] = [close];
  try {
    const tokens = await tokensOf(ctx, viewers);
    const lots = await liveLots(ctx);
    const hottest = lots[0];
    if (!hottest) throw new Error("The demo has no running lot");
    const { home, listing } = await choosePages(site.origin);
    const pages = [...lots.slice(0, 40), ...Array.from({ length: 20 }, () => hottest)];
    const paths = [
      ...pages.map(({ id, slug }) => ({ path: `/${id}/${slug}`, listing: id })),
      ...[home, listing, `${listing}?sort=newest`].flatMap((path) => [
        { path, listing: null },
        { path, listing: null },
      ]),
    ];
    const crowd = await gatherViewers();
    closers.push(crowd.leave);
    const asGuests = { port: site.port, paths, tokens: tokens.map(() => null) };
    // The first ten seconds find no page in memory.
    await crowd.look({ ...asGuests, runMs: guestsMs / 2 });
    const guests = await crowd.look({ ...asGuests, runMs: guestsMs });
    const hot = await gatherAudience();
    closers.push(hot.leave);
    const others = await gatherAudience();
    closers.push(others.leave);
    const eventsOf = (id: number) => ({ port: site.port, path: `/api/auctions/${id}/events`, reads: true });
    await hot.open({ ...eventsOf(hottest.id), count: atHottest });
    for (const { id } of lots.slice(1, 41)) await others.open({ ...eventsOf(id), count: (viewers - atHottest) / 40 });
    const before = { cpu: await cpuSeconds(site.pid), at: performance.now() };
    const [seen, bids] = await Promise.all([
      crowd.look({ port: site.port, paths, runMs, tokens }),
      bidOn(ctx, site.port, hottest.id, tokens.slice(0, bidders)),
    ]);
    const cpu = (await cpuSeconds(site.pid)) - before.cpu;
    const events = await hot.measure(bids.changes);
    return {
      viewers,
      guests: guests.pages,
      ...seen,
      ratioToGuests: Math.round((seen.pages.p95 / guests.pages.p95) * 10) / 10,
      bids: bids.times,
      events,
      memoryMb: Math.round((await rssOf(site.pid)) / 1_024),
      processors: Math.round((cpu / ((performance.now() - before.at) / 1_000)) * 100) / 100,
    };
  } finally {
    for (const then of closers.reverse()) await then();
  }
}

/** Verified people of the benchmark, made once for a kept site, with a token each. */
async function tokensOf(ctx: Ctx, count: number): Promise<string[]> {
  await ctx.db.execute(sql`
    insert into users (username, email, password_hash, email_confirmed_at, age_verified_at, account_verified_at,
      terms_accepted_at, adult_declared_at)
    select 'night' || n, 'night' || n || '@bench.invalid', 'none', now(), now(), now(), now(), now()
    from generate_series(1, ${count}::int) n on conflict do nothing`);
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id::int from users where email like 'night%@bench.invalid' order by id limit ${count}`,
  );
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push(await createToken(ctx, id, null));
  return tokens;
}

/** Running auctions of the demo, that with the most bids first, none of which ends during the run. */
async function liveLots(ctx: Ctx): Promise<{ id: number; slug: string }[]> {
  const { rows } = await ctx.db.execute<{ id: number; slug: string }>(sql`
    select id::int, slug from listings
    where status = 'live' and sale_mode = 'auction' and type = 'supply' and ends_at > now() + interval '10 minutes'
    order by bid_count desc, id limit 60`);
  return rows;
}

/** Bids in turn, ten a second; resolves with the times of the answers and with what viewers are to hear of. */
async function bidOn(ctx: Ctx, port: number, lotId: number, tokens: readonly string[]) {
  const read = async () => {
    const { rows } = await ctx.db.execute<{ locked: number; revision: number }>(sql`
      select coalesce(leader_maximum_minor, start_price_minor) as locked, revision from listings where id = ${lotId}`);
    return rows[0] ?? { locked: 0, revision: 0 };
  };
  const connection = await openConnection(port);
  const times: number[] = [];
  const changes: [number, number][] = [];
  let maximumMinor = (await read()).locked * 2;
  const startedAt = performance.now();
  for (let turn = 0; turn < (bidsPerSecond * runMs) / 1_000; turn++) {
    await pause(Math.max(0, startedAt + (turn * 1_000) / bidsPerSecond - performance.now()));
    const key = `night-${Date.now()}-${turn}`;
    const sentAt = performance.now();
    const answer = await connection.send(
      bidRequest({ token: tokens[turn % tokens.length] ?? "", lotId, maximumMinor, key }),
    );
    if (answer.status !== 201) throw new Error(`The server answered ${answer.status}: ${answer.body}`);
    times.push(performance.now() - sentAt);
    maximumMinor = Number(/"nextMinimum":(\d+)/.exec(answer.body)?.[1]) * 100;
    const revision = Number(/"revision":(\d+)/.exec(answer.body)?.[1]);
    // From the sending of the bid, which is before it was decided.
    changes.push([revision, performance.timeOrigin + sentAt]);
  }
  connection.close();
  const rising = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((rising[Math.floor(rising.length * share)] ?? 0) * 10) / 10;
  return { changes, times: { count: rising.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) } };
}

/** Seconds of processor that a process has used so far. */
async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "latin1")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
