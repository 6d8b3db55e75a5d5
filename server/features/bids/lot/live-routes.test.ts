import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { transaction } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import type { LiveSettings } from "#server/live/live-settings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listenAnywhere, readLots } from "#test/event-reader.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import type { TestUser } from "#test/make/user.ts";

let site: TestApp;
let address: string;
let bidders: TestUser[];
let keys = 0;

beforeAll(async () => {
  site = await createTestApp({ databaseSize: 12, live: { sweepMs: 600_000 } });
  address = await listenAnywhere(site.app);
  bidders = await makeBidders(site.ctx, 3);
});

async function bid(lot: { id: number }, who: number, maximum: number, at = site): Promise<number> {
  keys += 1;
  const answer = await at
    .as(bidders[who] ?? null)
    .post(`/api/auctions/${lot.id}/bids`, { maximum }, { "idempotency-key": `live-key-${keys}` });
  return answer.statusCode;
}
const eventsOf = (lot: { id: number }, base = address) => `${base}/api/auctions/${lot.id}/events`;
const eventsOfAll = (lots: readonly { id: number }[], base = address) =>
  `${base}/api/events?auctions=${lots.map(({ id }) => id).join(",")}`;

/** Another process: the same database, a pool, a queue and a line of its own. */
async function anotherProcess(live: Partial<LiveSettings> = {}) {
  const database = createDatabase(site.connection, { size: 4, onError: () => {}, allowExitOnIdle: true });
  const other = await createTestApp({ database: { ...database, connection: site.connection }, live });
  return { other, base: await listenAnywhere(other.app) };
}

describe("one lot", () => {
  test("comes as it is, then with every change: price, leader, counts, the new line; ids are its revisions and rise", async () => {
    const lot = await makeAuction(site.ctx);
    const reader = await readLots(eventsOf(lot));
    expect(reader.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(reader.headers.get("cache-control")).toContain("no-store");
    expect(reader.headers.get("x-content-type-options")).toBe("nosniff");
    const first = await reader.until(() => true);
    expect(first.data).toMatchObject({
      id: lot.id,
      price: null,
      bidCount: 0,
      history: { total: 0, newest: [] },
    });
    await bid(lot, 0, 700);
    await bid(lot, 1, 900);
    const { data } = await reader.until((event) => event.data.bidCount === 2);
    expect(data).toMatchObject({
      status: "live",
      price: 750,
      bidderCount: 2,
      frozen: false,
      extended: false,
      reserve: "none",
    });
    expect(data.leader).toBe(data.history.newest[0]?.bidder);
    expect(data.history.newest.map(({ sequence, price, leads }) => [sequence, price, leads])).toEqual([
      [2, 750, true],
      [1, 500, true],
    ]);
    expect(data.nextMinimum).toBe(800);
    const ids = reader.events.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, two) => one - two));
    expect(new Set(ids).size).toBe(ids.length);
    expect(reader.events.map((event) => event.data.revision)).toEqual(ids);
  });

  test("tells nothing of a raise that moves nothing, and never a maximum or a reserve", async () => {
    const lot = await makeAuction(site.ctx);
    const reader = await readLots(eventsOf(lot));
    await bid(lot, 0, 1_234);
    await reader.until((event) => event.data.bidCount === 1);
    await bid(lot, 0, 2_345);
    await bid(lot, 1, 1_300);
    await reader.until((event) => event.data.bidCount === 2);
    expect(reader.events).toHaveLength(3);
    expect(JSON.stringify(reader.events)).not.toMatch(/2345|1234/);
  });

  test("of a reserve it says whether it is met, and no more", async () => {
    const lot = await makeAuction(site.ctx, { reserveMinor: 4_321_00 });
    const reader = await readLots(eventsOf(lot));
    await bid(lot, 0, 1_000);
    await reader.until((event) => event.data.reserve === "not_met" && event.data.bidCount === 1);
    expect(JSON.stringify(reader.events)).not.toContain("4321");
    await bid(lot, 1, 5_000);
    await reader.until((event) => event.data.reserve === "met");
  });

  test("resumes: nothing where nothing has happened, else the state with what was missed", async () => {
    const lot = await makeAuction(site.ctx);
    await bid(lot, 0, 700);
    const first = await readLots(eventsOf(lot));
    const { id } = await first.until(() => true);
    first.close();
    await first.ended;
    const same = await readLots(eventsOf(lot), { "last-event-id": String(id) });
    await bid(lot, 1, 900);
    const next = await same.until(() => true);
    expect([next.data.bidCount, Number(next.id)]).toEqual([2, Number(id) + 1]);
    same.close();
    await bid(lot, 2, 1_500);
    await bid(lot, 1, 2_000);
    const later = await readLots(eventsOf(lot), { "last-event-id": String(next.id) });
    const missed = await later.until(() => true);
    expect(missed.data).toMatchObject({ bidCount: 4, history: { total: 4 } });
    expect(missed.data.history.newest.map(({ sequence }) => sequence)).toEqual([4, 3, 2, 1]);
  });

  test("a Last-Event-ID that is none of ours gets the state", async () => {
    const lot = await makeAuction(site.ctx);
    for (const id of ["nonsense", "-1", "999999", ""]) {
      const reader = await readLots(eventsOf(lot), { "last-event-id": id });
      expect((await reader.until(() => true)).data.id).toBe(lot.id);
    }
  });

  test("a late bid is told with the moved end, the closing with its result", async () => {
    const lot = await makeAuction(site.ctx, { endsAt: new Date(Date.now() + 60_000) });
    const reader = await readLots(eventsOf(lot));
    await bid(lot, 0, 700);
    await bid(lot, 1, 900);
    const { data } = await reader.until((event) => event.data.extended);
    expect(Date.parse(data.endsAt ?? "")).toBeGreaterThan(Date.now() + 200_000);
    await site.db.execute(sql`update listings set ends_at = now(), planned_ends_at = now() where id = ${lot.id}`);
    await closeDueAuctions(site.ctx);
    const end = await reader.until((event) => event.data.status === "sold");
    expect(end.data).toMatchObject({ soldBy: "bid", price: 750, nextMinimum: null });
    expect(end.data.closedAt).not.toBeNull();
  });

  test("what is not public looks like what is not there", async () => {
    const draft = await makeAuction(site.ctx, { status: "draft", publishedAt: null });
    const scheduled = await makeAuction(site.ctx, { status: "scheduled" });
    const answers = await Promise.all(
      [draft.id, scheduled.id, 999_999_999].map((id) => site.as(null).get(`/api/auctions/${id}/events`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe("several lots on one stream", () => {
  test("each comes once, then each with its changes; the ids are the sums of the revisions", async () => {
    const lots = [await makeAuction(site.ctx), await makeAuction(site.ctx), await makeAuction(site.ctx)] as const;
    await bid(lots[2], 0, 700);
    const reader = await readLots(eventsOfAll(lots));
    await reader.until((event) => event.id === "1");
    expect(reader.events.map(({ data }) => data.id).toSorted()).toEqual(lots.map(({ id }) => id).toSorted());
    await bid(lots[0], 1, 800);
    expect((await reader.until((event) => event.id === "2")).data).toMatchObject({
      id: lots[0].id,
      bidCount: 1,
    });
    await bid(lots[2], 1, 800);
    expect((await reader.until((event) => event.id === "3")).data).toMatchObject({
      id: lots[2].id,
      bidCount: 2,
    });
    reader.close();
    await bid(lots[1], 1, 800);
    const again = await readLots(eventsOfAll(lots), { "last-event-id": "3" });
    await again.until((event) => event.id === "4");
    expect(again.events.map(({ data }) => [data.id, data.bidCount]).toSorted()).toEqual(
      [
        [lots[0].id, 1],
        [lots[1].id, 1],
        [lots[2].id, 2],
      ].toSorted(),
    );
  });

  test("unknown and hidden ones are left out; only where none is left it is 404", async () => {
    const lot = await makeAuction(site.ctx);
    const draft = await makeAuction(site.ctx, { status: "draft", publishedAt: null });
    const reader = await readLots(eventsOfAll([draft, lot, { id: 999_999_999 }]));
    expect((await reader.until(() => true)).data.id).toBe(lot.id);
    expect(reader.events).toHaveLength(1);
    const { statusCode } = await site.as(null).get(`/api/events?auctions=${draft.id},999999999`);
    expect(statusCode).toBe(404);
  });

  test.each(["", "auctions=", "auctions=abc", "auctions=1,,2", "auctions=0", "auctions=-1", "auctions=1.5"])(
    "%s is refused",
    async (query) => {
      expect((await site.as(null).get(`/api/events?${query}`)).statusCode).toBe(422);
    },
  );

  test("more than a hundred are refused; a repeated one counts once", async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(",");
    expect((await site.as(null).get(`/api/events?auctions=${many}`)).statusCode).toBe(422);
    const lot = await makeAuction(site.ctx);
    const reader = await readLots(eventsOfAll(Array.from({ length: 150 }, () => lot)));
    await reader.until(() => true);
    await bid(lot, 0, 700);
    await reader.until((event) => event.id === "1");
    expect(reader.events).toHaveLength(2);
  });

  test("a lot that goes live while its seller's page waits is told to whoever asks after that", async () => {
    const lot = await makeAuction(site.ctx, { status: "scheduled", startsAt: new Date(Date.now() - 1_000) });
    await startDueListings(site.ctx);
    const reader = await readLots(eventsOf(lot));
    expect(await reader.until(() => true)).toMatchObject({ id: "1", data: { status: "live" } });
  });
});

test("two processes on one database see each other's bids", async () => {
  const { other, base } = await anotherProcess();
  const lot = await makeAuction(site.ctx);
  const [here, there] = [await readLots(eventsOf(lot)), await readLots(eventsOf(lot, base))];
  await Promise.all([here.until(() => true), there.until(() => true)]);
  await bid(lot, 0, 700, site);
  await there.until((event) => event.data.bidCount === 1);
  await bid(lot, 1, 900, other);
  await Promise.all([here, there].map((reader) => reader.until((event) => event.data.bidCount === 2)));
  expect(here.events.at(-1)?.data.price).toBe(there.events.at(-1)?.data.price);
});

test("many changes together cost few looks, and each reader still gets the last of each lot", async () => {
  const { other, base } = await anotherProcess();
  const lots = await Promise.all(Array.from({ length: 40 }, () => makeAuction(site.ctx)));
  const reader = await readLots(eventsOfAll(lots, base));
  await reader.until((event) => event.id === "0");
  const looks = vi.spyOn(other.pool, "query");
  await transaction(site.ctx, async (tx) => {
    await tx.db.execute(sql`update listings set revision = revision + 1 where id in ${lots.map(({ id }) => id)}`);
    for (const { id } of lots) lotChanged(tx, [id]);
  });
  await reader.until((event) => event.id === "40");
  expect(looks.mock.calls.length).toBeLessThan(10);
  expect(reader.events).toHaveLength(80);
});

test("a killed line to PostgreSQL is opened again, and what happened meanwhile is caught up", async () => {
  const lot = await makeAuction(site.ctx);
  const reader = await readLots(eventsOf(lot));
  await reader.until(() => true);
  for (let round = 1; round <= 3; round++) {
    await site.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    // No notification goes out, as though it had been lost with the connection.
    await site.db.execute(sql`update listings set revision = revision + 1 where id = ${lot.id}`);
    await reader.until((event) => event.data.revision === round);
  }
  await bid(lot, 0, 700);
  await reader.until((event) => event.data.bidCount === 1);
});

test("a change that nobody spoke of is found after a while", async () => {
  const { base } = await anotherProcess({ sweepMs: 30 });
  const lot = await makeAuction(site.ctx);
  const reader = await readLots(eventsOf(lot, base));
  await site.db.execute(sql`update listings set revision = 1 where id = ${lot.id}`);
  await reader.until((event) => event.id === "1");
});

test("a heartbeat comes with the server's time, as a comment too", async () => {
  const { base } = await anotherProcess({ heartbeatMs: 40 });
  const lot = await makeAuction(site.ctx);
  const reader = await readLots(eventsOf(lot, base));
  await expect.poll(() => reader.comments).toBeGreaterThan(2);
});

test("a reader that does not read is dropped; the others get everything", async () => {
  const { other, base } = await anotherProcess({ bufferedBytes: 16 * 1024 });
  const lot = await makeAuction(site.ctx);
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET /api/auctions/${lot.id}/events HTTP/1.1\r\nhost: kabinet\r\n\r\n`);
  await once(socket, "data");
  socket.pause();
  const reader = await readLots(eventsOf(lot, base));
  await reader.until(() => true);
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      other.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  expect(await connections()).toBe(2);
  // Long words make events large, so that the buffers of the system are soon full.
  await site.db.execute(sql`
    insert into bids (listing_id, sequence, bidder_id, kind, maximum_minor, placed_at, price_after_minor, leader_after_id,
      ends_after, extended, idempotency_key, request_hash, entry_number, entry_hash, salt)
    values (${lot.id}, 1, ${bidders[0]?.id}, 'opening', 50000, now(), 50000, ${bidders[0]?.id}, now(), false, 'slow-reader', '',
      1, '', '')`);
  await site.db.execute(sql`
    insert into lot_bidders (listing_id, bidder_id, mask, ordinal)
    values (${lot.id}, ${bidders[0]?.id}, ${"dlouhé jméno ".repeat(8_000)}, 1)`);
  await site.db.execute(sql`update listings set bid_sequence = 1 where id = ${lot.id}`);
  let revision = 0;
  while ((await connections()) > 1) {
    revision += 1;
    await site.db.execute(sql`update listings set revision = ${revision} where id = ${lot.id}`);
    lotChanged(other.ctx, [lot.id]);
    await reader.until((event) => event.data.revision === revision);
    expect(revision).toBeLessThan(500);
  }
  expect(revision).toBeGreaterThan(0);
  socket.destroy();
});

test("LI6: one address and one process open so many streams and no more; a closed one makes room", async () => {
  const { base } = await anotherProcess({ streamsPerNetwork: 2 });
  const lot = await makeAuction(site.ctx);
  const [first] = [await readLots(eventsOf(lot, base)), await readLots(eventsOf(lot, base))];
  const refused = await fetch(eventsOf(lot, base));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  first?.close();
  await expect.poll(async () => (await readLots(eventsOf(lot, base))).status).toBe(200);
  const { base: full } = await anotherProcess({ streams: 1 });
  await readLots(eventsOf(lot, full));
  const busy = await fetch(eventsOf(lot, full));
  expect([busy.status, (await busy.json()).code]).toEqual([503, "BUSY"]);
});

test("a refused stream takes nobody's place", async () => {
  const { base } = await anotherProcess({ streams: 1 });
  for (let round = 0; round < 3; round++)
    expect((await fetch(`${base}/api/auctions/999999999/events`)).status).toBe(404);
  expect((await readLots(eventsOf(await makeAuction(site.ctx), base))).status).toBe(200);
});

test("the stop of a process ends its streams at once", async () => {
  const { other, base } = await anotherProcess();
  const lot = await makeAuction(site.ctx);
  const readers = await Promise.all(Array.from({ length: 20 }, () => readLots(eventsOf(lot, base))));
  await Promise.all(readers.map((reader) => reader.until(() => true)));
  const before = performance.now();
  await other.app.close();
  expect(performance.now() - before).toBeLessThan(2_000);
  await Promise.all(readers.map(({ ended }) => ended));
});

test("HEAD is answered without a stream", async () => {
  const lot = await makeAuction(site.ctx);
  const answer = await fetch(eventsOf(lot), { method: "HEAD" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
});
