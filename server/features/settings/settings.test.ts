import { expect, test } from "vitest";
import { type SettingEntry, storedSettings } from "#contract/settings/settings.ts";
import type { Ctx } from "#server/context.ts";
import { createTestApp } from "#test/app.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { makeSetting } from "#test/make/setting.ts";
import { defaultSettings } from "./default-settings.ts";
import { listSettings } from "./list-settings.ts";
import { inLanguage } from "./localised.ts";
import { writeSetting } from "./write-setting.ts";

const operator = (ctx: Ctx, scopes: string[]): Ctx => {
  const signedIn = actingAs(ctx, { id: 1, username: "keeper" });
  return { ...signedIn, actor: signedIn.actor && { ...signedIn.actor, scopes } };
};
const settingIn = (list: SettingEntry[], name: string) => list.find((entry) => entry.name === name)?.value;

test("a fresh install has every public setting, in both languages", async () => {
  const app = await createTestApp();
  const answer = await app.as(null).get("/api/settings?lang=en");
  const list = answer.json() as SettingEntry[];
  expect(list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["contacts", "intropopup", "topmenu", "bottommenu", "maintenance", "categoriesMenu", "bid"]),
  );
  expect(settingIn(list, "maintenance")).toEqual({ is_enabled: false });
  expect(settingIn(list, "topmenu")).toContainEqual({ link: "/en/denni-aukce", text: "Daily auctions" });
  expect(settingIn(list, "bottommenu")).toMatchObject([
    { title: "Buying" },
    { title: "Selling" },
    { title: "Account" },
    { title: "About Kabinet" },
  ]);
  expect((await app.as(null).get("/api/settings?lang=xx")).json()).toEqual(
    (await app.as(null).get("/api/settings?lang=cs")).json(),
  );
});

test("what a menu or the home page would show twice is refused", () => {
  const { home } = defaultSettings;
  expect(storedSettings.home.safeParse({ ...home, sections: ["articles", "hero"] }).success).toBe(true);
  expect(storedSettings.home.safeParse({ ...home, sections: ["hero", "articles", "hero"] }).success).toBe(false);
  expect(storedSettings.categoriesMenu.safeParse([300, 1]).success).toBe(true);
  expect(storedSettings.categoriesMenu.safeParse([300, 1, 300]).success).toBe(false);
});

test("the defaults are values that the operator could have stored", () => {
  for (const [name, value] of Object.entries(defaultSettings)) {
    expect([name, storedSettings[name as keyof typeof storedSettings].parse(value)]).toEqual([name, value]);
  }
});

test("only public settings leave", async () => {
  const ctx = await createTestContext();
  await makeSetting(ctx, "inspection", { mode: "after" });
  expect((await listSettings(ctx, "cs")).map(({ name }) => name).sort()).toEqual(Object.keys(storedSettings).sort());
});

test("what is written is in force at once, and Czech stands in for English that is missing", async () => {
  const ctx = operator(await createTestContext(), ["content"]);
  await listSettings(ctx, "en");
  const link = { cs: "/blog", en: "/en/blog" };
  await writeSetting(ctx, "topmenu", [{ link, text: { cs: "Čtení", en: "" } }]);
  expect(settingIn(await listSettings(ctx, "en"), "topmenu")).toEqual([{ link: "/en/blog", text: "Čtení" }]);
});

test("how the site runs is the operator's alone; what pages say also the content keeper's", async () => {
  const ctx = await createTestContext();
  const off = { is_enabled: true };
  await expect(writeSetting(ctx, "intropopup", off)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await expect(writeSetting(operator(ctx, []), "intropopup", off)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await writeSetting(operator(ctx, ["content"]), "intropopup", off);
  await expect(writeSetting(operator(ctx, ["content"]), "maintenance", off)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await writeSetting(operator(ctx, ["admin"]), "maintenance", off);
  expect(settingIn(await listSettings(ctx, "cs"), "maintenance")).toEqual({ is_enabled: true });
});

test.each([
  "javascript:alert(1)",
  "//evil.test",
  "/\\evil.test",
  "evil.test",
  "/a b",
  "https://",
  "http:///evil.test",
  "",
])("a menu never leads to %j", async (bad) => {
  const ctx = operator(await createTestContext(), ["admin"]);
  const entry = { link: { cs: bad, en: "/en" }, text: { cs: "Odkaz", en: "Link" } };
  await expect(writeSetting(ctx, "topmenu", [entry])).rejects.toThrow();
  expect(settingIn(await listSettings(ctx, "cs"), "topmenu")).toHaveLength(defaultSettings.topmenu.length);
});

test("ranges of bids with a gap are refused here too", async () => {
  const ctx = operator(await createTestContext(), ["admin"]);
  const ranges = [{ min: 0, max: 100, value: 5, step: 5 }];
  await expect(writeSetting(ctx, "bid", ranges)).rejects.toMatchObject({ code: "BID_STEPS" });
});

test("a stored setting of a shape that is not known does not take the pages down: its default holds", async () => {
  const ctx = await createTestContext();
  await makeSetting(ctx, "topmenu", { old: "shape" });
  expect(settingIn(await listSettings(ctx, "cs"), "topmenu")).toEqual(inLanguage(defaultSettings.topmenu, "cs"));
});
