import { type ExecFileException, execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Migrations are read by squawk, which knows what holds up a table that is in use (the rules' reasons: squawkhq.com). */

/** The last migration that was written before they were read: what had landed is not edited. */
const lastUnread = "0014_backups.sql";
/** Timeouts are set by `migrateDatabase`, which also undoes half a migration; how types are chosen is ours. */
const left = ["require-lock-timeout", "require-statement-timeout", "prefer-robust-stmts", "prefer-bigint-over-int"];
const leftToo = ["prefer-identity", "prefer-text-field", "prefer-timestamptz", "prefer-bigint-over-smallint"];
const squawk = createRequire(import.meta.url).resolve("squawk-cli/js/bin/squawk");

/** Rules that a migration breaks: squawk's, and that an index which a broken build has left is dropped before it is built anew. */
function faultsOf(text: string): string[] {
  return [...readBySquawk(text), ...(isRebuilt(text) ? [] : ["broken-index-left"])];
}

function isRebuilt(text: string): boolean {
  const built = text.matchAll(/CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?("?\w+"?)/gi);
  return [...built].every(({ 1: name, index }) =>
    text.slice(0, index).includes(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`),
  );
}

function readBySquawk(text: string): string[] {
  const isOutside = text.startsWith("-- outside a transaction");
  const args = ["--reporter=json", "--pg-version=15.0", `--exclude=${[...left, ...leftToo].join(",")}`];
  const input = text.replaceAll("--> statement-breakpoint", "");
  try {
    execFileSync(process.execPath, [squawk, ...args, ...(isOutside ? [] : ["--assume-in-transaction"])], {
      ...{ input, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] },
    });
    return [];
  } catch (error) {
    const { stdout } = error as ExecFileException;
    const found = JSON.parse(String(stdout || "[]")) as { rule_name: string }[];
    if (found.length === 0) throw error;
    return [...new Set(found.map(({ rule_name }) => rule_name))];
  }
}

test.each([
  ["CREATE INDEX bids_by ON bids (placed_at);", ["require-concurrent-index-creation"]],
  ["ALTER TABLE bids ADD CONSTRAINT small CHECK (maximum_minor < 10);", ["constraint-missing-not-valid"]],
  ["ALTER TABLE bids ALTER COLUMN maximum_minor TYPE numeric;", ["changing-column-type"]],
  ["ALTER TABLE bids ADD COLUMN note text NOT NULL;", ["adding-required-field"]],
  ["ALTER TABLE bids ALTER COLUMN salt SET NOT NULL;", ["adding-not-nullable-field"]],
  ["ALTER TABLE bids RENAME COLUMN salt TO pepper;", ["renaming-column"]],
  ["ALTER TABLE bids DROP COLUMN salt;", ["ban-drop-column"]],
  [
    "-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS bids_by ON bids (placed_at);",
    ["broken-index-left"],
  ],
])("%s is refused, since it holds up whoever bids or breaks the version that runs", (text, faults) => {
  expect(faultsOf(text)).toEqual(expect.arrayContaining(faults));
});

test("what lets everybody go on passes", () => {
  expect(
    faultsOf('ALTER TABLE bids ADD COLUMN note text;\n--> statement-breakpoint\nCREATE TABLE "notes" ("id" int8);'),
  ).toEqual([]);
  expect(
    faultsOf(
      "-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS bids_by;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY IF NOT EXISTS bids_by ON bids (placed_at);",
    ),
  ).toEqual([]);
});

const folder = fileURLToPath(new URL("./migrations", import.meta.url));
const read = readdirSync(folder).filter((name) => name.endsWith(".sql") && name >= lastUnread);

test.each(read)("%s holds up nobody", (name) => {
  expect(faultsOf(readFileSync(`${folder}/${name}`, "utf8"))).toEqual([]);
});
