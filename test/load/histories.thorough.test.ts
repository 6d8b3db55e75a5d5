import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestDatabase } from "#test/database.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { bidRequest } from "#test/rig/bid-request.ts";
import { openConnection } from "#test/rig/connection.ts";
import { freePort } from "#test/rig/free-port.ts";
import { openContext } from "#test/rig/open-context.ts";
import { type RunningServer, startServer } from "#test/rig/start-server.ts";
import { bidToTheEnd } from "./bid-to-the-end.ts";
import { driveBidders } from "./drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, setSmallSteps } from "./ground.ts";

/** The short form of `npm run load`: fewer people and bids, on the database of the tests. */

let dataDir: string;
let ctx: Ctx;
const servers: RunningServer[] = [];
const ports = () => servers.map(({ port }) => port);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kabinet-load-"));
  const { connection } = await createTestDatabase();
  ({ ctx } = openContext(connection, dataDir));
  await setSmallSteps(ctx);
  const settings = { DATABASE_URL: addressOf(connection), DATABASE_POOL: "5" };
  for (let index = 0; index < 2; index++) {
    servers.push(await startServer(settings, { dataDir, port: await freePort() }));
  }
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await ctx.db.$client.end();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ["on one lot", 1],
  ["spread over many", 40],
])(
  "bids of many through two servers %s: nothing acknowledged is missing, no invariant is broken",
  async (_where, lots) => {
    const ground = await prepareGround(ctx, { bidders: 20, lots });
    const calls = await driveBidders({
      ports: ports(),
      bidders: ground.bidders,
      lots: lotsOf(ground),
      bidsEach: 10,
    });
    const { faults, accepted, silent } = await checkGround(ctx, ground, calls);
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(50);
    expect(silent).toBe(0);
    expect(new Set(calls.map(({ server }) => server)).size).toBe(2);
  },
);

test("ten equal bids through two servers at once leave exactly one leader", async () => {
  const ground = await prepareGround(ctx, { bidders: 10, lots: 1 });
  const [lotId = 0] = ground.openings.keys();
  const connections = await Promise.all(
    ground.bidders.slice(0, 10).map((_, index) => openConnection(ports()[index % 2] ?? 0)),
  );
  const answers = await Promise.all(
    connections.map((connection, index) => {
      const token = ground.bidders[index]?.token ?? "";
      return connection.send(bidRequest({ token, lotId, maximumMinor: 1_000_00, key: `equal-bids-${index}` }));
    }),
  );
  for (const connection of connections) connection.close();
  const stored = await ctx.db.select().from(bids).where(eq(bids.listingId, lotId)).orderBy(bids.sequence);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(stored.length);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(stored.length === 10 ? [201] : [201, 422]));
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, lotId));
  expect(row).toMatchObject({ leaderId: stored[0]?.bidderId, leaderMaximumMinor: 1_000_00 });
  expect(new Set(stored.map(({ leaderAfterId }) => leaderAfterId)).size).toBe(1);
});

test("bids in the last second either move the end or are refused, none is lost", async () => {
  const run = await bidToTheEnd(ctx, ports(), { bidders: 20, lots: 1, bidsEach: 10, softCloseMs: 1_000 });
  expect(run.faults).toEqual([]);
  expect(run.silent).toBe(0);
  expect(run.accepted).toBeGreaterThan(0);
  expect(run.extended).toBeGreaterThan(0);
});

test("two servers close lots that end together once each, while people bid on them to the end and beyond", async () => {
  const run = await bidToTheEnd(ctx, ports(), { bidders: 10, lots: 60, bidsEach: 100_000, softCloseMs: 0 });
  expect(run.faults).toEqual([]);
  expect(run.silent).toBe(0);
  expect(run.refused.AUCTION_ENDED).toBeGreaterThanOrEqual(10);
});
