import { readFileSync } from "node:fs";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { sql } from "#server/db/query.ts";
import { noteBackup } from "#server/features/backups/note-backup.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { actingAs } from "#test/context.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser } from "#test/make/user.ts";
import { freePort } from "#test/rig/free-port.ts";
import { serveMetrics } from "./serve-metrics.ts";

let app: TestApp;
let place: { host: string; port: number };
let served: { stop(): Promise<void> };
beforeAll(async () => {
  app = await createTestApp();
  place = { host: "127.0.0.1", port: await freePort() };
  served = await serveMetrics(app.ctx, app.db.$client as pg.Pool, place);
});
afterAll(() => served.stop());

/** The value of a metric as Prometheus reads it, by its name with its labels; null where there is none. */
async function readMetric(metric: string): Promise<number | null> {
  const answer = await fetch(`http://${place.host}:${place.port}/metrics`);
  expect(answer.status).toBe(200);
  const line = (await answer.text()).split("\n").find((each) => each.startsWith(`${metric} `));
  return line ? Number(line.split(" ").at(-1)) : null;
}

test("queues, an auction that nobody has closed, and backups are told with their age; what is not there is left out", async () => {
  expect(await readMetric("kabinet_backup_age_seconds")).toBeNull();
  expect(await readMetric("kabinet_closing_late_seconds")).toBeNull();
  await noteBackup(app.ctx, new Date(Date.now() - 60_000));
  await app.db.execute(sql`update outbox set handled_at = now()`);
  await app.db.execute(
    sql`insert into outbox (topic, payload, created_at) values ('LotClosed', '{}', now() - interval '90 seconds')`,
  );
  const late = await makeAuction(app.ctx);
  await app.db.execute(sql`update listings set ends_at = now() - interval '30 seconds' where id = ${late.id}`);
  expect(await readMetric("kabinet_events_waiting")).toBe(1);
  expect(await readMetric("kabinet_events_oldest_seconds")).toBeCloseTo(90, -1);
  expect(await readMetric("kabinet_backup_age_seconds")).toBeCloseTo(60, -1);
  expect(await readMetric("kabinet_closing_late_seconds")).toBeCloseTo(30, -1);
  expect(await readMetric("kabinet_live_streams")).toBe(0);
  expect(await readMetric('kabinet_database_connections{state="waited_for"}')).toBe(0);
});

test("requests are counted by the pattern of their route, never by an address", async () => {
  const seller = await makeUser(app.ctx);
  for (const id of [999_998, 999_999, seller.id]) await app.as(null).get(`/api/users/${id}`);
  const counted = (status: number) =>
    readMetric(`kabinet_request_seconds_count{method="GET",route="/api/users/:id",status="${status}"}`);
  expect([await counted(404), await counted(200)]).toEqual([2, 1]);
  await app.as(null).get("/api/nothing/of/this/kind");
  const answer = await fetch(`http://${place.host}:${place.port}/metrics`);
  expect(await answer.text()).not.toContain("of/this/kind");
});

test("bids are counted by what was decided", async () => {
  const lot = await makeAuction(app.ctx, { startPriceMinor: 10_000 });
  const bidder = actingAs(app.ctx, await makeUser(app.ctx));
  await placeBid(bidder, { listingId: lot.id, maximumMinor: 20_000, idempotencyKey: "metrics-1" });
  await placeBid(bidder, { listingId: lot.id, maximumMinor: 100, idempotencyKey: "metrics-2" }).catch(() => null);
  expect(await readMetric('kabinet_bids_total{outcome="accepted"}')).toBe(1);
  expect(await readMetric('kabinet_bids_total{outcome="refused"}')).toBe(1);
});

test("a port that is taken ends the start in one line", async () => {
  const other = await createTestApp();
  await expect(serveMetrics(other.ctx, other.db.$client as pg.Pool, place)).rejects.toThrow(CannotStart);
});

test("alerts and the dashboard ask for metrics that there are", async () => {
  const answer = await fetch(`http://${place.host}:${place.port}/metrics`);
  const known = new Set([...(await answer.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ["prometheus/alerts.yml", "grafana/kabinet.json"]) {
    const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");
    const asked = [...text.matchAll(/\b(?:kabinet|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(count|bucket)$/, ""),
    );
    expect(asked.length, file).toBeGreaterThan(8);
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
  }
});
