import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { eq, sql } from "#server/db/query.ts";
import { Busy, Refusal } from "#server/errors.ts";
import { outbox } from "#server/events/table.ts";
import { users } from "#server/features/accounts/table.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { databaseClock } from "#server/features/bids/database-clock.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { replayLot } from "#server/features/bids/retraction/replay-rules.ts";
import { bids } from "#server/features/bids/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestContext } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { type BidQueue, openBidQueue } from "./bid-queue.ts";
import type { BidOutcome } from "./decide-batch.ts";

let ctx: Ctx;
let people: TestUser[];
let lot: ListingRow;
let key = 0;

beforeAll(async () => {
  ctx = await createTestContext({ size: 16 });
  people = await makeBidders(ctx, 10);
});

beforeEach(async () => {
  lot = await makeAuction(ctx);
});

const orderOf = (who: number, czk: number, more: object = {}) => ({
  listingId: lot.id,
  maximumMinor: Math.round(czk * 100),
  idempotencyKey: `queue-${++key}`,
  bidderId: people[who % people.length]?.id ?? 0,
  clock: databaseClock,
  ...more,
});

/** The outcome of an order: a word, or the sequence of its bid. */
const answerOf = (answer: Promise<BidOutcome>): Promise<string | number> =>
  answer.then(
    (outcome) => ("refusal" in outcome ? outcome.refusal.code : outcome.bid.sequence),
    (error) => (error instanceof Refusal ? error.code : "FAILED"),
  );

const bidsOf = (id = lot.id) => ctx.db.select().from(bids).where(eq(bids.listingId, id)).orderBy(bids.sequence);

/** Invariants 4 and 5: the sequence has no gap, replaying it gives the row, and each bid is told once. */
async function expectWhole(opening: ListingRow): Promise<void> {
  const stored = await bidsOf(opening.id);
  expect(stored.map((bid) => bid.sequence)).toEqual(stored.map((_, index) => index + 1));
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, opening.id));
  const start = lotOf(opening, await readBidTerms(ctx));
  if (!row || !start) throw new Error("no such lot");
  const { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt } = row;
  const replayed = replayLot(
    start,
    stored.map((bid) => ({ ...bid, isRetracted: false })),
  );
  expect({ priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt }).toEqual(replayed);
  expect(row.bidSequence).toBe(stored.length);
  expect(row.bidderCount).toBe(new Set(stored.map((bid) => bid.bidderId)).size);
  const reported = await ctx.db
    .select()
    .from(outbox)
    .where(sql`payload->>'listingId' = ${String(opening.id)}`);
  expect(reported).toHaveLength(stored.length);
}

describe("bids that come together", () => {
  test("B17: are stored in their order of arrival with one commit", async () => {
    const queue = openBidQueue(ctx);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => answerOf(queue.place(orderOf(index, 1_000 + index * 3_000)))),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(queue.batches).toBe(1);
    const stored = await bidsOf();
    expect(stored.map((bid) => bid.maximumMinor)).toEqual(answers.map((_, index) => (1_000 + index * 3_000) * 100));
    const { rows } = await ctx.db.execute(
      sql`select count(distinct xmin::text) as transactions from bids where listing_id = ${lot.id}`,
    );
    expect(rows).toEqual([{ transactions: 1 }]);
    await expectWhole(lot);
  });

  test("get each what they would get alone: accepted, refused, repeated, another body, unknown lot, no account", async () => {
    const queue = openBidQueue(ctx);
    const first = orderOf(0, 1_000);
    const unknown = { listingId: 9_007_199_254_740_991 };
    const answers = await Promise.all(
      [
        first,
        orderOf(1, 400),
        first,
        { ...first, maximumMinor: 1_001_00 },
        orderOf(2, 5_000, unknown),
        orderOf(2, 5_000, { bidderId: 987_654_321 }),
        orderOf(0, 900),
        orderOf(1, 2_000),
        orderOf(0, 2_000),
      ].map((order) => answerOf(queue.place(order))),
    );
    expect(answers).toEqual([
      1,
      "BID_TOO_LOW",
      1,
      "IDEMPOTENCY_KEY_REUSED",
      "NOT_FOUND",
      "UNAUTHENTICATED",
      "BID_NOT_RAISED",
      2,
      3,
    ]);
    expect(await answerOf(queue.place(first))).toBe(1);
    await expectWhole(lot);
  });

  test("are not hurt by one that no database can store, nor by an account that goes away meanwhile", async () => {
    const queue = openBidQueue(ctx);
    const [departing] = await makeBidders(ctx, 1);
    const answers = [
      queue.place(orderOf(0, 1_000)),
      queue.place(orderOf(1, 2_000, { idempotencyKey: "nul \0 in a key" })),
      queue.place(orderOf(2, 3_000, { maximumMinor: 3_000_00.5 })),
      queue.place(orderOf(3, 4_000)),
      queue.place(orderOf(4, 5_000, { bidderId: departing?.id })),
      queue.place(orderOf(5, 6_000)),
    ].map(answerOf);
    await ctx.db.delete(users).where(eq(users.id, departing?.id ?? 0));
    const [a, nul, half, b, gone, c] = await Promise.all(answers);
    expect([nul, half]).toEqual(["FAILED", "FAILED"]);
    const placed = gone === "UNAUTHENTICATED" || gone === "FAILED" ? [a, b, c] : [a, b, gone, c];
    expect(placed).toEqual(placed.map((_, index) => index + 1));
    await expectWhole(lot);
  });
});

describe("a queue that cannot keep up", () => {
  /** Holds the lot's row until told to let go; what the queue has begun waits for it. */
  async function holdLot(id = lot.id): Promise<{ letGo(): Promise<void>; waiters(): Promise<void> }> {
    const client = await ctx.db.$client.connect();
    await client.query("begin");
    await client.query("select from listings where id = $1 for update", [id]);
    const waiters = async () => {
      const waiting =
        "select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database()) or not granted and locktype = 'transactionid'";
      while ((await ctx.db.execute(sql.raw(waiting))).rowCount === 0);
    };
    return {
      waiters,
      letGo: async () => {
        await client.query("commit");
        client.release();
      },
    };
  }

  test("LI5: turns away what is over its length, at once, and decides the rest", async () => {
    const queue = openBidQueue(ctx, { batchSize: 2, queueLength: 3, waitMs: 60_000 });
    const locked = await holdLot();
    const begun = answerOf(queue.place(orderOf(0, 1_000)));
    await locked.waiters();
    const answers = [1, 2, 3, 4].map((who) => answerOf(queue.place(orderOf(who, 1_000 + who * 1_000))));
    expect(await answers[3]).toBe("BUSY");
    await locked.letGo();
    expect(await Promise.all([begun, ...answers])).toEqual([1, 2, 3, 4, "BUSY"]);
    await expectWhole(lot);
  });

  test("waits for held lots beside all others, which are decided meanwhile, and keeps the order of arrival", async () => {
    const queue = openBidQueue(ctx);
    const lockedLots = [lot, ...(await Promise.all([1, 2, 3, 4, 5].map(() => makeAuction(ctx))))];
    const free = await makeAuction(ctx);
    const holds = await Promise.all(lockedLots.map(({ id }) => holdLot(id)));
    const on = (listingId: number, who: number, czk: number) => answerOf(queue.place(orderOf(who, czk, { listingId })));
    let decided = 0;
    const answers = [1_000, 2_000, 3_000].map((czk, who) =>
      lockedLots.map(({ id }) => on(id, who, czk).finally(() => decided++)),
    );
    for (let round = 0; round < 20; round++) expect(await on(free.id, round, 1_000 + round * 3_000)).toBe(round + 1);
    expect(decided).toBe(0);
    for (const hold of holds) await hold.letGo();
    for (const [round, ofLots] of answers.entries()) {
      expect(await Promise.all(ofLots)).toEqual(ofLots.map(() => round + 1));
    }
    await queue.stop();
    for (const each of [...lockedLots, free]) await expectWhole(each);
  });

  test("sends away within its time who waits for a lot that stays held, and stores nothing of it", async () => {
    const queue = openBidQueue(ctx, { batchSize: 10, queueLength: 10, waitMs: 500 });
    const hold = await holdLot();
    expect(
      await Promise.all([answerOf(queue.place(orderOf(0, 1_000))), answerOf(queue.place(orderOf(1, 2_000)))]),
    ).toEqual(["BUSY", "BUSY"]);
    await hold.letGo();
    expect(await answerOf(queue.place(orderOf(2, 1_000)))).toBe(1);
    await queue.stop();
    await expectWhole(lot);
  });

  test("is not stopped by a held account either", async () => {
    const queue = openBidQueue(ctx);
    const bound = await makeUser(ctx, { accountVerifiedAt: null });
    const other = await makeAuction(ctx);
    const client = await ctx.db.$client.connect();
    await client.query("begin");
    await client.query("select from users where id = $1 for update", [bound.id]);
    const waiting = answerOf(queue.place(orderOf(0, 1_000, { bidderId: bound.id })));
    expect(await answerOf(queue.place(orderOf(1, 1_000, { listingId: other.id })))).toBe(1);
    await client.query("commit");
    client.release();
    expect(await waiting).toBe(1);
    await queue.stop();
  });

  test("turns away what has waited too long without being begun; nothing of it is stored", async () => {
    const queue = openBidQueue(ctx, { batchSize: 1, queueLength: 10, waitMs: 500 });
    const locked = await holdLot();
    const begun = answerOf(queue.place(orderOf(0, 1_000)));
    await locked.waiters();
    const late = queue.place(orderOf(1, 2_000));
    await expect(late).rejects.toThrow(Busy);
    await locked.letGo();
    expect(await begun).toBe(1);
    expect(await bidsOf()).toHaveLength(1);
  });

  test("answers everybody when it is stopped, and takes no more", async () => {
    const queue = openBidQueue(ctx, { batchSize: 10, queueLength: 100, waitMs: 60_000 });
    const answers = Array.from({ length: 50 }, (_, index) =>
      answerOf(queue.place(orderOf(index, 1_000 + index * 3_000))),
    );
    const stopped = queue.stop();
    const late = answerOf(queue.place(orderOf(0, 90_000)));
    await stopped;
    expect(await Promise.all(answers)).toEqual(answers.map((_, index) => index + 1));
    expect(await late).toBe("BUSY");
    await expectWhole(lot);
  });
});

describe("several queues on one database", () => {
  test("leave one gapless order of bids on each lot, whatever each of them was answered", async () => {
    const lots = [lot, await makeAuction(ctx), await makeAuction(ctx)];
    const queues = await Promise.all([anotherQueue(), anotherQueue()]);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => {
        const listingId = lots[(index * 7) % 3]?.id;
        const order = orderOf(index, 500 + ((index * 37) % 200) * 60, { listingId });
        const answer = answerOf(queues[index % 2]?.queue.place(order) as Promise<BidOutcome>);
        return answer.then((word) => ({ listingId, word }));
      }),
    );
    for (const { id } of lots) {
      const sequences = answers.filter(({ listingId, word }) => listingId === id && typeof word === "number");
      expect(sequences.map(({ word }) => Number(word)).sort((a, b) => a - b)).toEqual(
        (await bidsOf(id)).map((bid) => bid.sequence),
      );
    }
    for (const opening of lots) await expectWhole(opening);
    await Promise.all(queues.map(({ close }) => close()));
  });

  test("give one key to one bid, also when it comes to both for different lots at once", async () => {
    const other = await makeAuction(ctx);
    const queues = await Promise.all([anotherQueue(), anotherQueue()]);
    for (let round = 0; round < 10; round++) {
      const same = { idempotencyKey: `both-${round}`, bidderId: people[round]?.id };
      const answers = await Promise.all([
        answerOf(queues[0]?.queue.place(orderOf(0, 1_000 + round * 500, same)) as Promise<BidOutcome>),
        answerOf(
          queues[1]?.queue.place(
            orderOf(0, 1_000 + round * 500, { ...same, listingId: other.id }),
          ) as Promise<BidOutcome>,
        ),
      ]);
      expect(answers.filter((word) => typeof word === "number")).toHaveLength(1);
      expect(answers).toContain("IDEMPOTENCY_KEY_REUSED");
    }
    await Promise.all([expectWhole(lot), expectWhole(other)]);
    await Promise.all(queues.map(({ close }) => close()));
  });

  test("lose and double nothing when their connections are killed again and again", async () => {
    const queues = await Promise.all([anotherQueue(), anotherQueue()]);
    const killer = new pg.Client(await connectionOf());
    await killer.connect();
    let isOver = false;
    let kills = 0;
    const batches = () => queues.reduce((sum, { queue }) => sum + queue.batches, 0);
    // Paced by the queues' progress: killed without a pause, they would acknowledge nothing and the test say nothing.
    const killing = (async () => {
      for (let next = 0; !isOver; ) {
        if (batches() < next) {
          await killer.query("select");
          continue;
        }
        const { rowCount } = await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state <> 'idle'
            and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`);
        if (!rowCount) continue;
        kills += rowCount;
        next = batches() + 3;
      }
    })();
    const acknowledged = new Map<string, number>();
    let turns = 0;
    const callOn = async (caller: number) => {
      while (turns < 20_000 && (kills < 20 || acknowledged.size < 200)) {
        const order = orderOf(caller, 1_000 + ++turns * 3_000);
        const word = await answerOf(queues[caller % 2]?.queue.place(order) as Promise<BidOutcome>);
        if (typeof word === "number") acknowledged.set(order.idempotencyKey, word);
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, caller) => callOn(caller)));
    isOver = true;
    await killing;
    await killer.end();
    const stored = new Map((await bidsOf()).map((bid) => [bid.idempotencyKey, bid.sequence]));
    expect([...acknowledged].filter(([name, sequence]) => stored.get(name) !== sequence)).toEqual([]);
    await expectWhole(lot);
    expect(kills).toBeGreaterThanOrEqual(20);
    expect(acknowledged.size).toBeGreaterThanOrEqual(200);
    await Promise.all(queues.map(({ close }) => close()));
  });

  async function connectionOf(): Promise<pg.ClientConfig> {
    const { host, port, user, database } = ctx.db.$client.options;
    return { host, port, user, database };
  }

  /** A queue with a pool of its own, as another process has it. */
  async function anotherQueue(): Promise<{ queue: BidQueue; close(): Promise<void> }> {
    const { db, close } = createDatabase(await connectionOf(), { size: 4, onError: () => {} });
    const queue = openBidQueue({ ...ctx, db });
    return {
      queue,
      close: async () => {
        await queue.stop();
        await close();
      },
    };
  }
});
