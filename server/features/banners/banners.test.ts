import { expect, test } from "vitest";
import { auditEntries } from "#server/features/audit/table.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp } from "#test/app.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";
import { banners } from "./table.ts";

const url = { cs: "/denni-aukce", en: "/en/denni-aukce" };

test("without banners every place is there and empty", async () => {
  const app = await createTestApp();
  expect((await app.as(null).get("/api/poster?lang=cs")).json()).toEqual({
    "banner.promo": [],
    "banner.popup_desktop": [],
    "banner.popup_mobile": [],
  });
});

test("banners stand at their place in their order, and path and image lead to the picture", async () => {
  const app = await createTestApp();
  const picture = await storePicture(app.ctx, { data: await pictureBytes(400, 300, "png"), ownerId: null });
  await app.db.insert(banners).values([
    { place: "banner.promo", position: 2, title: { cs: "Druhý", en: "" }, url },
    { place: "banner.promo", position: 1, title: { cs: "První", en: "First" }, url },
    { place: "banner.popup_mobile", title: { cs: "Okno", en: "Popup" }, url, mediaId: picture.id },
  ]);
  forget(app.ctx);
  const posters = (await app.as(null).get("/api/poster?lang=en")).json();
  expect(posters["banner.promo"].map(({ title }: { title: string }) => title)).toEqual(["First", "Druhý"]);
  expect(posters["banner.promo"][0]).toEqual({
    title: "First",
    url: url.en,
    path: "",
    image: "",
    picture: null,
  });
  const [popup] = posters["banner.popup_mobile"];
  expect(popup.picture.id).toBe(picture.id);
  const file = await app.as(null).get(popup.path + popup.image);
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/webp"]);
});

test("whoever keeps the content adds, changes and removes banners; pages show it at once, and who did it is kept", async () => {
  const app = await createTestApp();
  const keeper = await makeUser(app.ctx, { scopes: ["content"] });
  const body = { place: "banner.promo", title: { cs: "První", en: "" }, url };
  const added = await app.as(keeper).post("/api/admin/banners", body);
  expect([added.statusCode, added.json().data]).toMatchObject([201, { ...body, position: 0, picture: null }]);
  const { id } = added.json().data;
  const shown = async () => (await app.as(null).get("/api/poster?lang=cs")).json()["banner.promo"];
  expect(await shown()).toMatchObject([{ title: "První", picture: null }]);
  const changed = { ...body, title: { cs: "Druhý", en: "Second" }, position: 3 };
  expect((await app.as(keeper).put(`/api/admin/banners/${id}`, changed)).json().data).toMatchObject(changed);
  expect(await shown()).toMatchObject([{ title: "Druhý" }]);
  expect((await app.as(keeper).delete(`/api/admin/banners/${id}`)).statusCode).toBe(200);
  expect(await shown()).toEqual([]);
  const entries = await app.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ byId, subjectId, before, after }) => ({ byId, subjectId, before, after }))).toEqual([
    { byId: keeper.id, subjectId: String(id), before: null, after: { ...body, position: 0 } },
    { byId: keeper.id, subjectId: String(id), before: { ...body, position: 0 }, after: changed },
    { byId: keeper.id, subjectId: String(id), before: { ...changed, pictureId: null }, after: null },
  ]);
});

test("a new picture takes the place of the one before, whose files go", async () => {
  const app = await createTestApp();
  const keeper = await makeUser(app.ctx, { scopes: ["content"] });
  const added = await app
    .as(keeper)
    .post("/api/admin/banners", { place: "banner.popup_desktop", title: { cs: "Okno", en: "" }, url });
  const send = async () => {
    const form = uploadForm(await pictureBytes(400, 300, "png"));
    const answer = await app.app.inject({
      method: "POST",
      url: `/api/admin/banners/${added.json().data.id}/picture`,
      headers: { authorization: `Bearer ${keeper.token}`, ...form.headers },
      payload: form.payload,
    });
    return answer.json().data.picture;
  };
  const [first, second] = [await send(), await send()];
  expect(second.ready).toBe(true);
  const fileOf = async ({ id }: { id: string }) =>
    (await app.as(null).get(`/media/${id}/320.webp`)).statusCode;
  expect(await fileOf(second)).toBe(200);
  await expect.poll(() => fileOf(first)).toBe(404);
});

test.each([
  ["a target that is no address of ours", { url: { cs: "javascript:alert(1)", en: "/" } }],
  ["a target of another origin without http", { url: { cs: "//evil.test/", en: "/" } }],
  ["a place that there is not", { place: "banner.footer" }],
  ["no Czech title", { title: { cs: " ", en: "Title" } }],
])("%s is refused", async (_what, wrong) => {
  const app = await createTestApp();
  const keeper = await makeUser(app.ctx, { scopes: ["content"] });
  const body = { place: "banner.promo", title: { cs: "Okno", en: "" }, url, ...wrong };
  expect((await app.as(keeper).post("/api/admin/banners", body)).statusCode).toBe(422);
});
