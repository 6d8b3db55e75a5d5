import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { bids } from "#server/features/bids/table.ts";
import { media } from "#server/features/media/table.ts";
import { createDiskStorage } from "#server/ports/storage/disk-storage.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

/**
 * The short form of `npm run faults -- disk`, without a full disk: a trigger raises PostgreSQL's error with the same code,
 * and a limit of the process makes the system refuse a file.
 */

const noSpace = { code: "NO_SPACE", message: expect.stringContaining("nelze nic uložit") };

async function fillDisk({ db }: TestApp, table: "bids" | "tokens"): Promise<() => Promise<unknown>> {
  await db.execute(sql`
    create function refuse_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
    end $$`);
  await db.execute(
    sql.raw(`create trigger full_disk before insert or update on ${table} execute function refuse_space()`),
  );
  return () => db.execute(sql`drop function refuse_space cascade`);
}

test("a bid that cannot be stored is answered 503 in words, nothing of it stays, reading works, and so does bidding later", async () => {
  const app = await createTestApp();
  const lot = await makeAuction(app.ctx);
  const [bidder] = await makeBidders(app.ctx, 1);
  const bid = () =>
    app
      .as(bidder ?? null)
      .post(`/api/auctions/${lot.id}/bids`, { maximum: 5_000 }, { "idempotency-key": "full-disk-1" });
  const free = await fillDisk(app, "bids");
  const refused = await bid();
  expect([refused.statusCode, refused.json()]).toEqual([503, noSpace]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const read = await app.as(bidder ?? null).get(`/api/auctions/${lot.id}`);
  expect([read.statusCode, read.json().data.bidCount]).toEqual([200, 0]);
  await free();
  expect((await bid()).statusCode).toBe(201);
  expect(await app.db.$count(bids)).toBe(1);
});

test("whoever is signed in goes on reading when the use of the token cannot be noted", async () => {
  const app = await createTestApp();
  const reader = await makeUser(app.ctx);
  await app.db.update(tokens).set({ lastUsedAt: sql`now() - interval '2 hours'` });
  const free = await fillDisk(app, "tokens");
  expect((await app.as(reader).get("/api/me")).statusCode).toBe(200);
  await free();
});

test("a picture whose files find no room is answered 503 in words and leaves no row", async () => {
  const full = () => Promise.reject(Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }));
  const app = await createTestApp({
    ports: { storage: { ...createDiskStorage(join(tmpdir(), "kabinet-unused")), put: full } },
  });
  const seller = await makeUser(app.ctx);
  const { id } = await makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
  const { payload, headers } = uploadForm(await pictureBytes(50, 50));
  const answer = await app.app.inject({
    method: "POST",
    url: `/api/me/advertisements/${id}/images`,
    payload,
    headers: { ...headers, authorization: `Bearer ${seller.token}` },
  });
  expect([answer.statusCode, answer.json()]).toEqual([503, noSpace]);
  expect(await app.db.$count(media)).toBe(0);
});

test("a file that the system cuts short is no file, and what is smaller still finds room", async () => {
  const directory = await mkdtemp(join(tmpdir(), "kabinet-limit-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const script = `
    import { createDiskStorage } from "#server/ports/storage/disk-storage.ts";
    import { isOutOfSpace } from "#server/out-of-space.ts";
    const storage = createDiskStorage(${JSON.stringify(directory)});
    const large = await storage.put("a/large", Buffer.alloc(2_000_000)).then(() => "stored", isOutOfSpace);
    const small = await storage.put("a/small", Buffer.alloc(2_000)).then(() => "stored", isOutOfSpace);
    console.log(JSON.stringify({ large, small }));`;
  const limited = ['ulimit -f 1000; exec "$0" --input-type=module-typescript -e "$1"', process.execPath, script];
  const { stdout } = await promisify(execFile)("sh", ["-c", ...limited], {
    env: { PATH: process.env.PATH ?? "" },
  });
  expect(JSON.parse(stdout)).toEqual({ large: true, small: "stored" });
  expect(await readdir(join(directory, "a"))).toEqual(["small"]);
});
