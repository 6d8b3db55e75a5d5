import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * A feature writes only the tables of its own `table.ts`; to change another's it calls that feature's verb. One table is
 * shared by columns: of a listing, the bids keep the running state and the log, the listings all the rest.
 */

/** Columns of `listings` that the bids alone write, under the lock of the lot's row. */
const runningState = [
  "price_minor",
  "leader_id",
  "leader_maximum_minor",
  "bid_count",
  "bidder_count",
  "bid_sequence",
  "log_length",
  "log_hash",
  "log_rules",
  "last_act_at",
];
/**
 * Columns of `listings` that the end of a listing writes, by any verb: the closing of an auction, a purchase, a
 * cancellation.
 */
const outcome = ["status", "winner_id", "final_price_minor", "sold_by", "closed_at", "ends_at", "revision"];

/** Tables that the rate limiter's own statements or triggers on `listings` write. */
const writtenByOthers = /^(rate_limits|search_\w+)$/;

interface Write {
  readonly file: string;
  readonly feature: string;
  readonly table: string;
  /** Columns that the statement names; null where they cannot be read from the source. */
  readonly columns: readonly string[] | null;
}

const server = join(import.meta.dirname, "../server");
const sources = readdirSync(server, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);
const { owners, names } = readTables();
const writes = sources.flatMap(writesOf);

test("the writes of the server are found: every table that the features own is written somewhere", () => {
  const written = new Set(writes.map(({ table }) => table));
  expect([...owners.keys()].filter((table) => !written.has(table) && !writtenByOthers.test(table))).toEqual([]);
});

test("a feature writes only its own tables; of listings the bids write what bidding and its end change", () => {
  const foreign = writes.filter(({ feature, table }) => owners.get(table) !== feature);
  const allowed = [...runningState, ...outcome];
  const wrong = foreign.filter(
    ({ feature, table, columns }) =>
      !(table === "listings" && feature === "bids" && columns?.every((column) => allowed.includes(column))),
  );
  expect(wrong).toEqual([]);
});

test("the listings leave the running state of a lot to the bids", () => {
  const own = writes.filter(({ feature, table }) => feature === "listings" && table === "listings");
  const wrong = own.filter(({ columns }) => columns?.some((column) => runningState.includes(column)));
  expect(wrong).toEqual([]);
});

/** Owner by table, and table by the name of its constant. */
function readTables() {
  const found = sources
    .filter((file) => /(^|\/)table\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].map(([, constant, table]) => ({
        owner: featureOf(file),
        constant: constant ?? "",
        table: table ?? "",
      })),
    );
  return {
    owners: new Map(found.map(({ table, owner }) => [table, owner])),
    names: new Map(found.map(({ constant, table }) => [constant, table])),
  };
}

function writesOf(file: string): Write[] {
  const source = read(file);
  const byQuery = [...source.matchAll(/\.(insert|update|delete)\(\s*(\w+)\s*\)/g)].flatMap((match) => {
    const table = names.get(match[2] ?? "");
    return table ? [{ table, columns: keysAfter(source.slice(match.index + match[0].length)) }] : [];
  });
  const bySql = [...source.matchAll(/\b(insert into|update|delete from)\s+(\w+)\b/g)].flatMap((match) => {
    const table = match[2] ?? "";
    return owners.has(table) ? [{ table, columns: columnsAfter(source.slice(match.index + match[0].length)) }] : [];
  });
  return [...byQuery, ...bySql].map((write) => ({ file, feature: featureOf(file), ...write }));
}

/** The columns of `.set({ … })` or `.values({ … })`; null for anything else than names and values. */
function keysAfter(source: string): string[] | null {
  const object = /^\s*\.(?:set|values)\(\{([\s\S]*?)\}\)/.exec(source)?.[1];
  if (object === undefined || object.includes("...")) return null;
  const keys = [...object.matchAll(/(?:^|[,{])\s*(?:\/\/[^\n]*\n\s*)*(\w+)\s*(?=[:,}]|$)/g)];
  return keys.map(([, key]) => (key ?? "").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** The columns of `update … set a = …, b = …`; null for other statements. */
function columnsAfter(source: string): string[] | null {
  const assignments = /^(?:\s+\w+)?\s+set\s([\s\S]*?)(?:\n\s*|\s)(?:from|where|returning)\s/.exec(source)?.[1];
  if (assignments === undefined) return null;
  return [...assignments.matchAll(/(?:^|,)\s*(\w+)\s*=/g)].map(([, column]) => column ?? "");
}

function featureOf(file: string): string {
  return /^features\/([\w-]+)\//.exec(file)?.[1] ?? file.split("/")[0] ?? "";
}

function read(file: string): string {
  return readFileSync(join(server, file), "utf8");
}
