import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const upload = async (who: TestUser, data: Buffer) => {
  const { payload, headers } = uploadForm(data);
  const authorization = `Bearer ${who.token}`;
  return site.app.inject({
    method: "POST",
    url: "/api/me/avatar",
    headers: { ...headers, authorization },
    payload,
  });
};
const stored = (who: TestUser) => site.db.select().from(media).where(eq(media.ownerId, who.id));

test("A26: a picture stands beside the name everywhere, without what a camera wrote into it", async () => {
  const owner = await makeUser(site.ctx);
  const { id: categoryId } = await makeCategory(site.ctx);
  const listing = await makeListing(site.ctx, { sellerId: owner.id, categoryId });
  const photograph = await sharp(await pictureBytes(700, 700))
    .withExif({ IFD0: { Copyright: "tajné" } })
    .jpeg()
    .toBuffer();
  const answer = await upload(owner, photograph);
  const path: string = answer.json().data.avatar_file_name;
  expect([answer.statusCode, path]).toEqual([201, expect.stringMatching(/^\/media\/[\w-]+\/320\.webp$/)]);
  expect((await site.as(owner).get("/api/me")).json().data.avatar_file_name).toBe(path);
  expect((await site.as(owner).get("/api/me/session")).json().data.user.avatar_file_name).toBe(path);
  expect((await site.as(null).get(`/api/users/${owner.id}`)).json().data.avatar).toBe(path);
  expect((await site.as(null).get(`/api/auctions/${listing.id}?lang=cs`)).json().data.seller.avatar).toBe(path);
  const file = await site.app.inject({ url: path });
  const { exif, width } = await sharp(file.rawPayload).metadata();
  expect([file.statusCode, exif, width]).toEqual([200, undefined, 320]);
});

test("another picture takes the place of the first, and a removed one is gone with its files", async () => {
  const owner = await makeUser(site.ctx);
  const bytes = await pictureBytes(400, 400);
  const first = (await upload(owner, bytes)).json().data.avatar_file_name;
  const second = (await upload(owner, bytes)).json().data.avatar_file_name;
  expect(await stored(owner)).toHaveLength(1);
  await expect.poll(async () => (await site.app.inject({ url: first })).statusCode).toBe(404);
  for (const _twice of [1, 2])
    expect((await site.as(owner).delete("/api/me/avatar")).json().data).toEqual({ avatar_file_name: null });
  expect(await stored(owner)).toEqual([]);
  await expect.poll(async () => (await site.app.inject({ url: second })).statusCode).toBe(404);
  expect((await site.as(owner).get("/api/me")).json().data.avatar_file_name).toBeNull();
});

test("what is no picture is refused and the one before stays; a suspended account shows none to anybody new", async () => {
  const owner = await makeUser(site.ctx);
  const before = (await upload(owner, await pictureBytes(400, 400))).json().data.avatar_file_name;
  const refused = await upload(owner, Buffer.from("<svg onload=alert(1)>"));
  expect([refused.statusCode, refused.json().code]).toEqual([422, "PICTURE_UNREADABLE"]);
  expect((await site.as(owner).get("/api/me")).json().data.avatar_file_name).toBe(before);
  const suspended = await makeUser(site.ctx, { suspendedAt: new Date() });
  expect((await upload(suspended, await pictureBytes(40, 40))).statusCode).toBe(403);
});
