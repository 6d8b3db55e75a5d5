import { rmSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Config, readConfig } from "#server/config.ts";
import { eq } from "#server/db/query.ts";
import { openAccounts } from "#server/features/accounts/contact/sealed-account.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { findBackup } from "#server/features/backups/find-backup.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { bids } from "#server/features/bids/table.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { actingAs } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeContact } from "#test/make/contact.ts";
import { pictureBytes } from "#test/make/picture.ts";
import type { TestUser } from "#test/make/user.ts";
import { type Installation, openInstallation } from "../open-installation.ts";
import { backUp } from "./back-up.ts";
import { openBackupFolder } from "./backup-folder.ts";
import { proveBackup } from "./prove-backup.ts";
import { restore } from "./restore.ts";

/** One installation with its own PostgreSQL, saved while it works, destroyed and restored elsewhere. */

const key = "a passphrase of an operator";
const quiet = () => {};
const wishes = { days: 14, isBaseAsked: false };
const places: string[] = [];
let installation: Installation;
let config: Config;
let folder: string;

beforeAll(async () => {
  config = await emptyPlace();
  folder = join(config.dataDir, "..", `${places.length}-backup-${process.pid}`);
  places.push(folder);
  installation = await openInstallation(config);
});

afterAll(async () => {
  await installation.close();
  for (const place of places) {
    const home = await realpath(join(place, "database")).catch(() => place);
    for (const each of [home, place]) await rm(each, { recursive: true, force: true });
  }
});

/** Settings of an installation that has nothing yet. */
async function emptyPlace(settings: Record<string, string> = {}): Promise<Config> {
  const dataDir = await mkdtemp(join(tmpdir(), "kabinet-backup-"));
  await chmod(dataDir, 0o755);
  places.push(dataDir);
  return readConfig({ DATA_DIR: dataDir, DEMO: "0", BACKUP_KEY: key, ...settings });
}

/** Restores into an empty place and looks at the bids of a lot there. */
async function bidsRestored(at: Date | null, lot: number): Promise<number[]> {
  const place = await emptyPlace();
  const { faults } = await restore(place, folder, at, quiet);
  expect(faults).toEqual([]);
  const restored = await openInstallation(place);
  try {
    const [contact] = await restored.ctx.db.select().from(contactDetails);
    expect(contact?.iban).toMatch(/^v1:/);
    expect(contact && openAccounts(restored.ctx, contact).iban, "by the saved key").toMatch(/^CZ65/);
    const found = await restored.ctx.db.select().from(bids).where(eq(bids.listingId, lot)).orderBy(bids.sequence);
    return found.map(({ maximumMinor }) => maximumMinor);
  } finally {
    await restored.close();
  }
}

/** A bid as its bidder places it. */
async function bidOn(listingId: number, user: TestUser, crowns: number): Promise<void> {
  const order = { listingId, maximumMinor: crowns * 100, idempotencyKey: `backup-${crowns}` };
  await placeBid(actingAs(installation.ctx, user), order);
}

test("BK1: what is saved while the product works is restored, as it was last or at any moment since", async () => {
  const { ctx } = installation;
  const lot = await makeAuction(ctx, { startPriceMinor: 10_000 });
  const [first, second] = (await makeBidders(ctx, 2)) as [TestUser, TestUser];
  await makeContact(ctx, first.id);
  await bidOn(lot.id, first, 1_000);
  await storePicture(ctx, { data: await pictureBytes(400, 300), ownerId: null });
  const lost = join(await realpath(join(config.dataDir, "database", "pg18")), "base", "lost");
  await writeFile(lost, "a file of a table");
  const saved = await backUp(config, folder, wishes, (line) => {
    // As PostgreSQL removes one of a table that is emptied, between the listing of the files and its turn.
    if (line.startsWith("database: ")) rmSync(lost, { force: true });
  });
  expect(saved.faults).toEqual([]);
  expect(saved.sentences.join(" ")).toMatch(/A new base of \d+ files was made\..*A restore was tried/);
  expect(await findBackup(ctx)).toMatchObject({ fault: null, provenAt: expect.any(Date) });

  await bidOn(lot.id, second, 2_000);
  await pause(20);
  const beforeTheFire = new Date();
  await pause(20);
  await bidOn(lot.id, first, 3_000);
  const added = await backUp(config, folder, wishes, quiet);
  expect(added.sentences).toContain("What has changed was added.");
  expect(await readdir(join(folder, "bases"))).toHaveLength(1);

  expect(await bidsRestored(beforeTheFire, lot.id)).toEqual([100_000, 200_000]);
  expect(await bidsRestored(null, lot.id)).toEqual([100_000, 200_000, 300_000]);
}, 180_000);

test("a backup is restored with its key alone, whole, into an empty place, to a moment that it has", async () => {
  const later = new Date(Date.now() + 3_600_000);
  const place = await emptyPlace();
  await expect(restore(place, folder, later, quiet)).rejects.toThrow(/^The backup ends at /);
  await expect(restore(place, folder, new Date(0), quiet)).rejects.toThrow(/^The backup begins at /);
  await expect(restore({ ...place, backupKey: null }, folder, null, quiet)).rejects.toThrow("set BACKUP_KEY");
  await expect(restore({ ...place, backupKey: "another key altogether" }, folder, null, quiet)).rejects.toThrow(
    "BACKUP_KEY",
  );
  await expect(restore(config, folder, null, quiet)).rejects.toThrow("There is an installation");
  await expect(restore(place, place.dataDir, null, quiet)).rejects.toThrow("There is no backup in");
});

test("a file that was changed or cut short in the backup is noticed, and a proof says so", async () => {
  const [base = ""] = await readdir(join(folder, "bases"));
  const file = join(folder, "bases", base, "files", "PG_VERSION");
  const bytes = await readFile(file);
  await writeFile(file, Buffer.from(bytes).fill(7, bytes.length - 4));
  await expect(restore(await emptyPlace(), folder, null, quiet)).rejects.toThrow("cut short or changed");
  expect(await proveBackup(config, await openBackupFolder(folder, config), quiet)).toEqual([
    expect.stringContaining("cut short or changed"),
  ]);
  await writeFile(file, bytes);
});

test("a backup without the key of its encrypted columns is not whole", async () => {
  const saved = join(folder, "settings", "encryption-keys");
  const bytes = await readFile(saved);
  await rm(saved);
  expect(await proveBackup(config, await openBackupFolder(folder, config), quiet)).toEqual([
    expect.stringMatching(/^bank accounts and second factors: their key [0-9a-f]{8} is missing/),
  ]);
  await writeFile(saved, bytes);
});
