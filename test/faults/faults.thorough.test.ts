import { afterAll, beforeAll, expect, test } from "vitest";
import { setSmallSteps } from "#test/load/ground.ts";
import { openSite, type Site } from "#test/rig/open-site.ts";
import { runFailover } from "./run-failover.ts";
import { type FaultKind, runFault } from "./run-faults.ts";

/** The short form of `npm run faults`. Recovery may take longer than its 10 s, since other tests share the machine. */
const recoveryMs = 40_000;
let site: Site;

beforeAll(async () => {
  site = await openSite();
  await setSmallSteps(site.ctx);
});

afterAll(() => site?.close());

test.each<[string, FaultKind, number]>([
  ["the server that keeps the database", "server", 0],
  ["the other server", "server", 1],
  ["PostgreSQL", "postgres", 0],
  ["PostgreSQL and the server that keeps it", "both", 0],
])(
  "LI9: kill -9 of %s in the middle of bidding: all recovers, nothing acknowledged is missing",
  async (_who, kind, round) => {
    const outcome = await runFault(site, kind, round);
    expect(outcome.faults).toEqual([]);
    expect(outcome.accepted).toBeGreaterThan(0);
    expect(outcome.recoveryMs).toBeLessThan(recoveryMs);
  },
);

test("LI9: the database dies for good and its standby is promoted in the middle of bidding: nothing acknowledged is missing", async () => {
  const outcome = await runFailover();
  expect(outcome.faults).toEqual([]);
  expect(outcome.accepted).toBeGreaterThan(0);
  expect(outcome.recoveryMs).toBeLessThan(recoveryMs);
});
