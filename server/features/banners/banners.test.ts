import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { auditEntries } from "#server/features/audit/table.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { banners } from "./table.ts";

const always = { alt: { cs: "", en: "" }, lang: null, startsAt: null, endsAt: null };
const url = { cs: "/denni-aukce", en: "/en/denni-aukce" };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.empty());

test("without banners every place is there and empty", async () => {
  expect((await app.as(null).get("/api/poster?lang=cs")).json()).toEqual({
    "banner.promo": [],
    "banner.popup_desktop": [],
    "banner.popup_mobile": [],
  });
});

test("banners stand at their place in their order, and path and image lead to the picture", async () => {
  const picture = await storePicture(app.ctx, { data: await pictureBytes(400, 300, "png"), ownerId: null });
  await app.db.insert(banners).values([
    { place: "banner.promo", position: 2, title: { cs: "Druhý", en: "" }, url },
    { place: "banner.promo", position: 1, title: { cs: "První", en: "First" }, url },
    { place: "banner.popup_mobile", title: { cs: "Okno", en: "Popup" }, url, mediaId: picture.id },
  ]);
  forget(app.ctx);
  const shownBanners = (await app.as(null).get("/api/poster?lang=en")).json();
  expect(shownBanners["banner.promo"].map(({ title }: { title: string }) => title)).toEqual(["First", "Druhý"]);
  expect(shownBanners["banner.promo"][0]).toEqual({
    title: "First",
    url: url.en,
    path: "",
    image: "",
    picture: null,
    alt: "",
  });
  const [popup] = shownBanners["banner.popup_mobile"];
  expect(popup.picture.id).toBe(picture.id);
  const file = await app.as(null).get(popup.path + popup.image);
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/webp"]);
});

test("whoever keeps the content adds, changes and removes banners; pages show it at once, and who did it is kept", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  const body = { place: "banner.promo", title: { cs: "První", en: "" }, url };
  const added = await app.as(operator).post("/api/admin/banners", body);
  expect([added.statusCode, added.json().data]).toMatchObject([201, { ...body, state: "running", picture: null }]);
  const { id, version } = added.json().data;
  const shown = async () => (await app.as(null).get("/api/poster?lang=cs")).json()["banner.promo"];
  expect(await shown()).toMatchObject([{ title: "První", picture: null }]);
  const changed = { ...body, title: { cs: "Druhý", en: "Second" } };
  const put = () => app.as(operator).put(`/api/admin/banners/${id}`, { ...changed, version });
  expect((await put()).json().data).toMatchObject(changed);
  expect([(await put()).statusCode, (await put()).json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  expect(await shown()).toMatchObject([{ title: "Druhý" }]);
  const [{ version: now }] = (await app.as(operator).get("/api/admin/banners")).json().data;
  const removal = await app.as(operator).delete(`/api/admin/banners/${id}?version=${now}&pictureId=`);
  expect(removal.statusCode).toBe(200);
  expect(await shown()).toEqual([]);
  const entries = await app.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ byId, subjectId, before, after }) => ({ byId, subjectId, before, after }))).toEqual([
    { byId: operator.id, subjectId: String(id), before: null, after: { ...body, ...always } },
    {
      ...{ byId: operator.id, subjectId: String(id) },
      ...{ before: { ...body, ...always }, after: { ...changed, ...always } },
    },
    {
      ...{ byId: operator.id, subjectId: String(id) },
      ...{ before: { ...changed, ...always, pictureId: null }, after: null },
    },
  ]);
});

test("SE10: a banner is shown while it runs, in its language alone, the first of its place that does", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  const minutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000).toISOString();
  const add = async (title: string, more: object) => {
    const body = { place: "banner.promo", title: { cs: title, en: "" }, url, ...more };
    return (await app.as(operator).post("/api/admin/banners", body)).json().data.id;
  };
  const planned = await add("Chystaný", { startsAt: minutes(10), endsAt: minutes(20) });
  const english = await add("Anglický", { lang: "en" });
  const always = await add("Stálý", {});
  const shown = async (lang: string) => {
    forget(app.ctx);
    const titles = (await app.as(null).get(`/api/poster?lang=${lang}`)).json()["banner.promo"];
    return titles.map(({ title }: { title: string }) => title);
  };
  const stored = async () => {
    const { data } = (await app.as(operator).get("/api/admin/banners")).json();
    return data.map(({ id, state, shownIn }: Record<string, unknown>) => [id, state, shownIn]);
  };
  expect([await shown("cs"), await shown("en")]).toEqual([["Stálý"], ["Anglický", "Stálý"]]);
  expect(await stored()).toEqual([
    [planned, "planned", []],
    [english, "running", ["en"]],
    [always, "running", ["cs"]],
  ]);
  app.clock.advance(10 * 60_000);
  expect(await shown("cs")).toEqual(["Chystaný", "Stálý"]);
  const order = (ids: number[]) => app.as(operator).put("/api/admin/banners", { place: "banner.promo", ids });
  expect((await order([always, planned, english])).statusCode).toBe(200);
  expect(await shown("cs")).toEqual(["Stálý", "Chystaný"]);
  const late = await order([always, planned]);
  expect([late.statusCode, late.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  app.clock.advance(10 * 60_000);
  expect(await shown("cs")).toEqual(["Stálý"]);
  expect((await stored())[1]).toEqual([planned, "over", []]);
});

test("SE2: a server that is told of no change shows it after two seconds", async () => {
  const database = await createTestDatabase({ size: 8 });
  const [here, deaf] = [await createTestApp({ database }), await createTestApp({ database })];
  const operator = await makeUser(here.ctx, { scopes: ["content"] });
  const shown = async () => {
    const titles = (await deaf.as(null).get("/api/poster?lang=cs")).json()["banner.promo"];
    return titles.map(({ title }: { title: string }) => title);
  };
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  expect(await shown()).toEqual([]);
  const body = { place: "banner.promo", title: { cs: "Novinka", en: "" }, url };
  expect((await here.as(operator).post("/api/admin/banners", body)).statusCode).toBe(201);
  clock.mockReturnValue(now + 1_999);
  expect(await shown()).toEqual([]);
  clock.mockReturnValue(now + 2_000);
  expect(await shown()).toEqual(["Novinka"]);
  clock.mockRestore();
});

test("SE10: a beginning and an end are exact, though banners are remembered", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  const minutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000).toISOString();
  const span = { startsAt: minutes(10), endsAt: minutes(20) };
  const body = { place: "banner.promo", title: { cs: "Večer", en: "" }, url, ...span };
  expect((await app.as(operator).post("/api/admin/banners", body)).statusCode).toBe(201);
  const count = async () => (await app.as(null).get("/api/poster?lang=cs")).json()["banner.promo"].length;
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  const counts = [await count()];
  for (const later of [5, 5, 5, 5]) {
    app.clock.advance(later * 60_000);
    counts.push(await count());
  }
  clock.mockRestore();
  expect(counts).toEqual([0, 0, 1, 1, 0]);
});

test("a banner that moves to another place stands last there, and one without its picture is its title alone", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  const body = { place: "banner.promo", title: { cs: "Okno", en: "" }, url };
  const post = async (more: object = {}) =>
    (await app.as(operator).post("/api/admin/banners", { ...body, ...more })).json().data;
  const moving = await post();
  const there = await post({ place: "banner.popup_mobile", alt: { cs: "Tři lahve", en: "" } });
  const { version } = moving;
  const change = { ...body, place: "banner.popup_mobile", version };
  expect((await app.as(operator).put(`/api/admin/banners/${moving.id}`, change)).statusCode).toBe(200);
  const { data } = (await app.as(operator).get("/api/admin/banners")).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([there.id, moving.id]);
  const { payload, headers } = uploadForm(await pictureBytes(400, 300, "png"));
  await app.as(operator).post(`/api/admin/banners/${there.id}/picture?pictureId=`, payload, headers);
  const [popup] = (await app.as(null).get("/api/poster?lang=en")).json()["banner.popup_mobile"];
  expect(popup).toMatchObject({ alt: "Tři lahve", picture: { ready: true } });
  const removed = await app.as(operator).delete(`/api/admin/banners/${there.id}/picture?pictureId=${popup.picture.id}`);
  const without = removed.json().data;
  expect(without).toMatchObject({ id: there.id, picture: null, version: there.version });
});

test("SE7: of two keepers the second neither replaces the other's picture unseen nor deletes what the other has changed", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  const body = { place: "banner.promo", title: { cs: "Okno", en: "" }, url };
  const { id, version } = (await app.as(operator).post("/api/admin/banners", body)).json().data;
  const address = `/api/admin/banners/${id}`;
  const { payload, headers } = uploadForm(await pictureBytes(400, 300, "png"));
  const upload = (pictureId: string) =>
    app.as(operator).post(`${address}/picture?pictureId=${pictureId}`, payload, headers);
  const { picture } = (await upload("")).json().data;
  const late = [
    await upload(""),
    await app.as(operator).delete(`${address}/picture?pictureId=another`),
    await app.as(operator).delete(`${address}?version=${version}&pictureId=`),
    await app.as(operator).delete(`${address}?version=2000-01-01T00:00:00.000Z&pictureId=${picture.id}`),
  ];
  expect(late.map((each) => [each.statusCode, each.json().code])).toEqual(late.map(() => [409, "CHANGED_ELSEWHERE"]));
  expect((await app.as(operator).get("/api/admin/banners")).json().data).toMatchObject([{ id, picture }]);
  const removal = await app.as(operator).delete(`${address}?version=${version}&pictureId=${picture.id}`);
  expect(removal.statusCode).toBe(200);
});

describe("beside others", () => {
  let app: TestApp;
  let operator: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    operator = await makeUser(app.ctx, { scopes: ["content"] });
  });

  test("a new picture takes the place of the one before, whose files go", async () => {
    const added = await app
      .as(operator)
      .post("/api/admin/banners", { place: "banner.popup_desktop", title: { cs: "Okno", en: "" }, url });
    const send = async (pictureId: string) => {
      const form = uploadForm(await pictureBytes(400, 300, "png"));
      const answer = await app.app.inject({
        method: "POST",
        url: `/api/admin/banners/${added.json().data.id}/picture?pictureId=${pictureId}`,
        headers: { authorization: `Bearer ${operator.token}`, ...form.headers },
        payload: form.payload,
      });
      return answer.json().data.picture;
    };
    const first = await send("");
    const second = await send(first.id);
    expect(second.ready).toBe(true);
    const fileOf = async ({ id }: { id: string }) => (await app.as(null).get(`/media/${id}/320.webp`)).statusCode;
    expect(await fileOf(second)).toBe(200);
    await expect.poll(() => fileOf(first)).toBe(404);
  });

  test("SE10: a picture above 20 MB is refused in a sentence, and the banner keeps what it has", async () => {
    const body = { place: "banner.promo", title: { cs: "Okno", en: "" }, url };
    const { id } = (await app.as(operator).post("/api/admin/banners", body)).json().data;
    const heavy = Buffer.concat([await pictureBytes(50, 50, "png"), Buffer.alloc(20 * 1024 * 1024)]);
    const { payload, headers } = uploadForm(heavy);
    const answer = await app
      .as(operator)
      .post(`/api/admin/banners/${id}/picture?pictureId=`, payload, { ...headers, "accept-language": "cs" });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "TOO_LARGE"]);
    expect(answer.json().message).toMatch(/20\sMB/);
    const { data } = (await app.as(operator).get("/api/admin/banners")).json();
    expect(data).toContainEqual(expect.objectContaining({ id, picture: null }));
  });

  test.each([
    ["a target that is no address of ours", { url: { cs: "javascript:alert(1)", en: "/" } }],
    ["a target of another origin without http", { url: { cs: "//evil.test/", en: "/" } }],
    ["a place that there is not", { place: "banner.footer" }],
    ["an end before the beginning", { startsAt: "2026-02-01T00:00:00.000Z", endsAt: "2026-01-01T00:00:00.000Z" }],
    ["a description of the picture that never ends", { alt: { cs: "a".repeat(301), en: "" } }],
    ["a language that there is not", { lang: "de" }],
    ["no Czech title", { title: { cs: " ", en: "Title" } }],
  ])("%s is refused", async (_what, wrong) => {
    const body = { place: "banner.promo", title: { cs: "Okno", en: "" }, url, ...wrong };
    expect((await app.as(operator).post("/api/admin/banners", body)).statusCode).toBe(422);
  });
});
