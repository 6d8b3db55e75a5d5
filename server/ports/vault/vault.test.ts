import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { addToKeyFile, readKeyFile } from "./key-file.ts";
import { createVault, keyIdOf } from "./vault.ts";

const [old, fresh] = ["0a".repeat(32), "0b".repeat(32)];
const iban = "CZ6508000000192000145399";
const about = "bank account of 7";

test("what is sealed shows nothing, is another text each time, and opens for whom it was sealed alone", () => {
  const vault = createVault(() => ({ keys: [old] }));
  const [one, two] = [vault.seal(iban, about), vault.seal(iban, about)];
  expect(one).toMatch(new RegExp(`^v1:${keyIdOf(old)}:[\\w-]{70}$`));
  expect(one).not.toBe(two);
  expect(vault.open(one, about)).toBe(iban);
  expect(() => vault.open(one, "bank account of 8")).toThrow();
  for (const place of [14, 40, one.length - 2]) {
    const other = one[place] === "A" ? "B" : "A";
    expect(() => vault.open(one.slice(0, place) + other + one.slice(place + 1), about)).toThrow();
  }
  expect(() => createVault(() => ({ keys: [fresh] })).open(one, about)).toThrow("ENCRYPTION_KEYS does not have");
});

test("a key seals from its moment on, and older ones open what they have sealed; what is from before stays readable", () => {
  const now = new Date("2026-11-29T12:00:00Z");
  const sealsFrom = new Map([
    [keyIdOf(old), new Date(0)],
    [keyIdOf(fresh), new Date(now.getTime() + 1)],
  ]);
  const at = (ms: number) =>
    createVault(
      () => ({ keys: [fresh, old], sealsFrom }),
      () => new Date(now.getTime() + ms),
    );
  const early = at(0).seal(iban, about);
  expect([at(0).sealingKey, at(1).sealingKey]).toEqual([keyIdOf(old), keyIdOf(fresh)]);
  expect(at(1).open(early, about)).toBe(iban);
  expect(at(1).open(iban, about)).toBe(iban);
  const waiting = createVault(
    () => ({ keys: [fresh], sealsFrom }),
    () => now,
  );
  expect(waiting.sealingKey).toBeNull();
  expect(waiting.seal(iban, about)).toBe(iban);
});

test("marks tell equal texts by each key, and differ by key", () => {
  const [one, both] = [[old], [fresh, old]].map((keys) => createVault(() => ({ keys })));
  expect(both?.marksOf(iban)).toHaveLength(2);
  expect(both?.marksOf(iban)).toEqual(expect.arrayContaining(one?.marksOf(iban) ?? []));
  expect(one?.marksOf("CZ5508000000001234567899")).not.toEqual(one?.marksOf(iban));
});

test("a data folder gets one key, which its owner alone may read", () => {
  const folder = mkdtempSync(join(tmpdir(), "kabinet-key-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, "data");
  const keys = readKeyFile(place);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(readKeyFile(place)).toEqual(keys);
  addToKeyFile(place, [old]);
  expect(readKeyFile(place), "restored beside one that a server has made").toEqual([old, ...keys]);
  expect(statSync(join(place, "encryption.key")).mode & 0o777).toBe(0o600);
  writeFileSync(join(place, "encryption.key"), "");
  expect(() => readKeyFile(place), "cut short by a loss of power").toThrow(CannotStart);
});
