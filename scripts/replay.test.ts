import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBidSetting } from "#server/features/settings/bid-setting.ts";
import { createTestContext } from "#test/context.ts";
import { runScript } from "#test/run-script.ts";
import { scratchConnections } from "./replay/open-scratch.ts";
import { playHistory } from "./replay/play-history.ts";
import { readInput } from "./replay/read-input.ts";
import { WrongInput } from "./wrong-input.ts";

const root = join(import.meta.dirname, "..");
const recordedBids = join(root, "../shared/data/ebay-bids.csv");
const recordedTable = join(root, "../shared/data/ebay-increments.json");
const header = "auction,duration_days,opening_price,reserve_price,final_price,bidder,bid,time_days";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kabinet-replay-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("plays a history through the verbs: exact and differing lots, refused bids, rows that cannot be read", async () => {
  const bids = await file("bids.csv", [
    header,
    "a,7,10,,13,u1,20,1",
    "a,7,10,,13,u2,12,2",
    "a,7,10,,13,u2,12.5,2.5",
    "a,7,10,,13,u3,90,8",
    "b,3,100,500,510,u2,600,0.5",
    "b,3,100,500,510,u1,505,1",
    "c,3,10,50,49,u1,49,0.5",
    "c,3,10,50,49,u4,lots,1",
    "c,99999,10,50,49,u4,60,1",
  ]);
  const table = await file("table.json", ['[{"min": 0, "max": null, "value": 1, "step": 1}]']);
  const { code, out, err } = await replay(bids, "--increments", table);
  expect({ code, last: JSON.parse(out.trimEnd().split("\n").at(-1) ?? "") }).toEqual({
    code: 0,
    last: { auctions: 3, exact: 1, bids: 9, accepted: 5, refused: 4 },
  });
  expect(err).toContain("b: sold for 506, recorded 510");
  expect(err).toContain("c: not sold, recorded 49");
  expect(err).toMatch(/line 9: bid: .*\n.*line 10: duration_days: /);
  expect(await leftovers()).toEqual([]);
});

test("says in one line what is wrong with what it was given", async () => {
  const bids = await file("good.csv", [header, "a,7,10,,13,u1,20,1"]);
  const table = await file("good.json", ['[{"min": 0, "max": null, "value": 1, "step": 1}]']);
  const cases: [string[], RegExp][] = [
    [[], /^Usage: npm run replay/],
    [[bids], /^Usage: npm run replay/],
    [["missing.csv", "--increments", table], /^missing\.csv cannot be read \(ENOENT\)\.$/],
    [[bids, "--increments", "missing.json"], /^missing\.json cannot be read/],
    [[await file("columns.csv", ["auction,bid", "a,1"]), "--increments", table], /lacks the columns duration_days/],
    [[await file("empty.csv", [header]), "--increments", table], /has no rows\.$/],
    [[bids, "--increments", await file("text.json", ["no"])], /is not JSON/],
    [[bids, "--increments", await file("shape.json", ["{}"])], /is not a list of \{min, max, value, step\}\.$/],
    [
      [bids, "--increments", await file("gap.json", ['[{"min": 0, "max": 5, "value": 1, "step": 1}]'])],
      /range 1 LAST_NOT_OPEN$/,
    ],
  ];
  for (const [args, line] of cases) {
    const wrong = await readInput(args).catch((error) => error);
    expect(wrong).toBeInstanceOf(WrongInput);
    expect(wrong.message).toMatch(line);
    expect(wrong.message.split("\n")).toHaveLength(1);
  }
  const { code, out, err } = await replay(bids, "--increments", "missing.json");
  expect({ code, out, err }).toEqual({
    code: 1,
    out: "",
    err: expect.stringMatching(/^missing\.json cannot be read.*\n$/),
  });
  expect(await leftovers()).toEqual([]);
});

test("136 real auctions with 1 953 real maxima end exactly at their recorded prices", async (context) => {
  context.skip(!existsSync(recordedBids), "../shared/data with the recorded auctions is not here");
  const { history, table } = await readInput([recordedBids, "--increments", recordedTable]);
  expect([history.rows, history.wrong]).toEqual([1_953, []]);
  const ctx = await createTestContext({ size: scratchConnections });
  await writeBidSetting(ctx, table);
  const played = await playHistory(ctx, history.auctions, { lanes: scratchConnections, onBid: () => {} });
  expect(played.auctions).toHaveLength(136);
  expect(played.auctions.filter(({ finalMinor, recordedMinor }) => finalMinor !== recordedMinor)).toEqual([]);
  expect(played.accepted + played.refused).toBe(1_953);
}, 120_000);

async function file(name: string, lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${lines.join("\n")}\n`);
  return path;
}

/** Scratch databases that a run of this test left behind. */
async function leftovers(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith("kabinet-replay-"));
}

const replay = (...args: string[]) => runScript("replay.ts", args, { TMPDIR: folder });
