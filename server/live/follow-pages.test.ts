import { expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { onPagesChanged, pagesChanged } from "#server/events/pages-changed.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeUser } from "#test/make/user.ts";

const url = { cs: "/denni-aukce", en: "/en/denni-aukce" };

const titlesOn = async (app: TestApp): Promise<string[]> =>
  (await app.as(null).get("/api/poster?lang=cs")).json()["banner.promo"].map(({ title }: { title: string }) => title);

test("another server shows what has changed at once, though it remembers banners for two seconds", async () => {
  const database = await createTestDatabase({ size: 8 });
  const [here, there] = [await createTestApp({ database }), await createTestApp({ database })];
  await there.app.listen({ host: "127.0.0.1", port: 0 });
  const operator = await makeUser(here.ctx, { scopes: ["content"] });
  expect([await titlesOn(here), await titlesOn(there)]).toEqual([[], []]);
  const banner = { place: "banner.promo", title: { cs: "Novinka", en: "" }, url };
  expect((await here.as(operator).post("/api/admin/banners", banner)).statusCode).toBe(201);
  expect(await titlesOn(here)).toEqual(["Novinka"]);
  await expect.poll(() => titlesOn(there), { timeout: 2_000, interval: 50 }).toEqual(["Novinka"]);
});

test("a change that is not kept is told to nobody", async () => {
  const app = await createTestApp();
  let reported = 0;
  const stop = onPagesChanged(app.ctx, () => void reported++);
  const undone = transaction(app.ctx, async (tx) => {
    pagesChanged(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(reported).toBe(0);
  await transaction(app.ctx, async (tx) => pagesChanged(tx));
  expect(reported).toBe(1);
  stop();
});
