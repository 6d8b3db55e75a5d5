import { expect, test } from "vitest";
import { storePicture } from "#server/features/media/store-picture.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp } from "#test/app.ts";
import { pictureBytes } from "#test/make/picture.ts";
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
