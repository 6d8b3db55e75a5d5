import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { eq, sql } from "#server/db/query.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { dataExports } from "../table.ts";
import { makeExports } from "./make-exports.ts";
import { archiveOf } from "./place.ts";
import { sweepExports } from "./sweep-exports.ts";

const mailSettings = { publicUrl: "https://kabinet.test" };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const ask = (user: TestUser) => app.as(user).post("/api/me/exports");
const lastOf = async (user: TestUser) => (await app.as(user).get("/api/me/privacy")).json().data.export;
const fetchOf = (user: TestUser | null, id: number) => app.as(user).get(`/api/me/exports/${id}/file`);

test("an export holds what somebody has written, bid and been told, with pictures, and no secrets of others", async () => {
  const user = await makeUser(app.ctx);
  await app.as(user).put("/api/me/contact", contactBody());
  const auction = await makeAuction(app.ctx);
  await app.as(user).post(`/api/auctions/${auction.id}/bids`, { maximum: 777 }, { "idempotency-key": "export-bid" });
  const own = await makeAuction(app.ctx, { sellerId: user.id });
  const other = await makeUser(app.ctx);
  await app.as(other).post(`/api/auctions/${own.id}/bids`, { maximum: 4321 }, { "idempotency-key": "other-bid-1" });
  await makeDeal(app.ctx, { buyer: user });
  await storePicture(app.ctx, { id: "own-picture", data: await pictureBytes(50, 40), ownerId: user.id });
  await app.drainEvents();
  expect((await ask(user)).statusCode).toBe(202);
  expect((await lastOf(user)).status).toBe("waiting");
  await makeExports(app.ctx, mailSettings);
  const made = await lastOf(user);
  expect(made).toMatchObject({ status: "ready", filesDone: made.filesTotal });

  const answer = await fetchOf(user, made.id);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(answer.rawPayload.length).toBe(made.bytes);
  const files = await unpack(answer.rawPayload);
  const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? "null");
  expect(json("account").account[0]).toMatchObject({ email: user.email, username: user.username });
  expect(json("contact")[0]).toMatchObject({ userId: user.id });
  expect(json("bids")[0]).toMatchObject({ listingId: auction.id, maximumMinor: 777_00 });
  expect(json("receipts")[0].salt).toMatch(/^[0-9a-f]{32}$/);
  expect(json("deals").deals[0]).toMatchObject({ side: "buyer" });
  expect(json("listings").listings[0]).toMatchObject({ id: own.id });
  expect(files.get("pictures/own-picture.webp")?.length).toBeGreaterThan(20);
  const texts = [...files].filter(([name]) => name.endsWith(".json")).map(([, data]) => data.toString());
  expect(texts.filter((text) => /432100|passwordHash|argon2/.test(text))).toEqual([]);
  const [mail] = await app.mails(user.email);
  expect(mail).toMatchObject({ kind: "export-ready" });
  expect(mail?.text).toContain("https://kabinet.test/ucet/moje-data");
});

test("RE10: another's export is as good as none, and so is one whose seven days are over, which the sweep removes", async () => {
  const [user, stranger] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  await ask(user);
  await makeExports(app.ctx, mailSettings);
  const { id } = await lastOf(user);
  expect((await fetchOf(stranger, id)).statusCode).toBe(404);
  expect((await fetchOf(null, id)).statusCode).toBe(401);
  expect((await app.as(user).get("/api/me/exports/x/file")).statusCode).toBe(404);
  expect(await sweepExports(app.ctx)).toBe(0);
  const now = app.clock.now();
  app.clock.advance(7 * 24 * 3_600_000 + 60_000);
  expect((await fetchOf(user, id)).statusCode).toBe(404);
  expect((await lastOf(user)).status).toBe("expired");
  expect(await sweepExports(app.ctx)).toBeGreaterThan(0);
  expect(await app.ctx.ports.storage.get(archiveOf(id))).toBeNull();
  app.clock.set(now);
});

test("one at a time, and three a day", async () => {
  const user = await makeUser(app.ctx);
  const both = await Promise.all([ask(user), ask(user)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  expect((await ask(user)).json().code).toBe("EXPORT_UNDER_WAY");
  await app.db.update(dataExports).set({ status: "failed" }).where(eq(dataExports.userId, user.id));
  await app.db.execute(sql`delete from rate_limits`);
  for (let count = 0; count < 3; count++) {
    expect((await ask(user)).statusCode).toBe(202);
    await app.db.update(dataExports).set({ status: "failed" }).where(eq(dataExports.userId, user.id));
  }
  expect((await ask(user)).statusCode).toBe(429);
});

test("LV1: an export whose process has died is begun anew by another, and given up after three attempts", async () => {
  const user = await makeUser(app.ctx);
  await ask(user);
  const { id } = await lastOf(user);
  const dead = { status: "running" as const, attempts: 1, claimedUntil: new Date(Date.now() + 60_000) };
  await app.db.update(dataExports).set(dead).where(eq(dataExports.id, id));
  expect(await makeExports(app.ctx, mailSettings)).toBe(0);
  await app.db
    .update(dataExports)
    .set({ claimedUntil: new Date(Date.now() - 60_000) })
    .where(eq(dataExports.id, id));
  expect(await makeExports(app.ctx, mailSettings)).toBe(1);
  expect((await lastOf(user)).status).toBe("ready");

  await ask(user);
  const broken = { ...app.ctx.ports.storage, write: () => Promise.reject(new Error("no space left")) };
  const ctx = { ...app.ctx, ports: { ...app.ctx.ports, storage: broken } };
  for (let run = 0; run < 3; run++) expect(await makeExports(ctx, mailSettings)).toBe(0);
  expect((await lastOf(user)).status).toBe("failed");
});

test("a process that was thought dead does not finish what another has taken over", async () => {
  const user = await makeUser(app.ctx);
  await ask(user);
  const { id } = await lastOf(user);
  const stolen = {
    ...app.ctx.ports.storage,
    write: async (key: string, data: NodeJS.ReadableStream) => {
      await app.db.update(dataExports).set({ attempts: 9 }).where(eq(dataExports.id, id));
      return app.ctx.ports.storage.write(key, data as never);
    },
  };
  expect(await makeExports({ ...app.ctx, ports: { ...app.ctx.ports, storage: stolen } }, mailSettings)).toBe(0);
  expect(await lastOf(user)).toMatchObject({ status: "running" });
});

/** The files of a ZIP by name. */
async function unpack(data: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  fromBuffer(data, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error);
    zip.on("entry", (entry) => {
      zip.openReadStream(entry, async (failure, stream) => {
        if (failure) return reject(failure);
        files.set(entry.fileName, await buffer(stream));
        zip.readEntry();
      });
    });
    zip.on("end", () => resolve());
    zip.readEntry();
  });
  await promise;
  return files;
}
