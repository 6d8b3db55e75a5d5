import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bidding } from "#test/make/bidding.ts";
import { makeLog } from "#test/make/log.ts";
import { runScript } from "#test/run-script.ts";
import { describeVerdict } from "./verify-log/describe-verdict.ts";
import { WrongInput } from "./wrong-input.ts";

const [log] = fc.sample(
  bidding.map(makeLog).filter(({ receipts }) => receipts.length > 3),
  { numRuns: 1, seed: 7 },
);
const lines = log?.lines ?? [];
const [, own] = log?.receipts ?? [];
const opening = `${((own?.maximumMinor ?? 0) / 100).toFixed(2)}:${own?.salt.toString("hex")}`;
const receipt = `${own?.entry}:${opening}:${own?.hash}`;
const finalHash = /"hash":"(\w+)"\}\n$/.exec(lines.at(-1) ?? "")?.[1] ?? "";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kabinet-verify-log-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a log with one's receipt and the final hash: a line of verdict, a line of JSON, exit code 0", async () => {
  const { code, out } = await verify(await file("good.jsonl", lines), "--receipt", receipt, "--final", finalHash);
  const [verdict, json, ...more] = out.trimEnd().split("\n");
  expect([code, more]).toEqual([0, []]);
  expect(verdict).toMatch(/^The log of lot 1 holds: \d+ lines, \d+ bids, 0 retracted, receipts opened: 1\.$/);
  expect(JSON.parse(json ?? "")).toMatchObject({ ok: true, lot: 1, receipts: 1, finalHash });
});

test("a receipt as it was before its line had a known number opens the same line", async () => {
  const { verdict } = await describeVerdict([await file("good.jsonl", lines), "--receipt", `${opening}:${own?.hash}`]);
  expect(verdict).toContain("receipts opened: 1.");
});

test("the first fault is named and the exit code is 1", async () => {
  const changed = await file("changed.jsonl", lines.with(2, (lines[2] ?? "").replace("priceMinor", "priceMinus")));
  const good = await file("good.jsonl", lines);
  const short = await file("short.jsonl", lines.slice(0, -1));
  const cases: [string[], RegExp, number][] = [
    [[changed], /^The log does not hold: Line 3 does not fit its hash\.$/, 3],
    [[short], /is the last one, but the lot is not over\.$/, lines.length - 1],
    [[good, "--receipt", receipt.replace(":", ":1")], /another maximum or salt/, own?.entry ?? 0],
    [[good, "--receipt", receipt.replace(/.{4}$/, "0bad")], /has another hash than its receipt/, own?.entry ?? 0],
    [[good, "--receipt", `${opening}:${"0".repeat(64)}`], /No line has the hash 00000000… of a receipt/, 0],
    [[good, "--final", "0".repeat(64)], /is not the final one\.$/, lines.length],
  ];
  for (const [args, said, line] of cases) {
    const { verdict, found } = await describeVerdict(args);
    expect(found).toMatchObject({ ok: false, line });
    expect(verdict).toMatch(said);
  }
  const { code, out } = await verify(changed);
  const [said, json, ...more] = out.trimEnd().split("\n");
  expect([code, JSON.parse(json ?? "").line, more]).toEqual([1, 3, []]);
  expect(said).toMatch(/^The log does not hold: Line 3/);
});

test("says in one line what is wrong with what it was given", async () => {
  const good = await file("good.jsonl", lines);
  const cases: [string[], RegExp][] = [
    [[], /^Usage: npm run verify-log/],
    [["missing.jsonl"], /^missing\.jsonl cannot be read \(ENOENT\)\.$/],
    [[good, "--receipt", "3:-5:00"], /is no receipt/],
    [[good, "--receipt", `${own?.entry}:${opening}`], /has no hash, so it cannot show that the log was left/],
    [[good, "--final", "abc"], /64 hexadecimal digits/],
    [[good, "--nonsense"], /Usage: npm run verify-log/],
  ];
  for (const [args, line] of cases) {
    const wrong = await describeVerdict(args).catch((error) => error);
    expect(wrong).toBeInstanceOf(WrongInput);
    expect(wrong.message).toMatch(line);
    expect(wrong.message.split("\n")).toHaveLength(1);
  }
  const { code, out, err } = await verify("missing.jsonl");
  expect([code, out, err]).toEqual([1, "", "missing.jsonl cannot be read (ENOENT).\n"]);
});

async function file(name: string, content: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content.join(""));
  return path;
}

const verify = (...args: string[]) => runScript("verify-log.ts", args);
