import type { Page } from "@playwright/test";
import type { KeptBanner } from "#contract/content/banners.ts";
import type { KeptCategory } from "#contract/finding/category-desk.ts";
import type { KeptPackage } from "#contract/listings/package-desk.ts";
import { userGroups } from "#server/features/accounts/groups/table.ts";
import { makeCategory } from "#test/make/category.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { callApi } from "./without-window.ts";

/** Of two who change the same thing the second is told, on each form that `content-desk.test.ts` does not try. */

const number = Date.now() % 1e6;
const told = "Mezitím to změnil někdo jiný";
const save = (form: Pick<Page, "getByRole">) => form.getByRole("button", { name: "Uložit" }).click();

test.beforeEach(({ troubles }) => troubles.expectStatus(409));

test("the second to change a category reads what is stored, and takes it over", async ({ browser }) => {
  const { id } = await makeCategory(await house(), { nameCs: `Strom ${number}`, position: 900 });
  const keeper = await makePerson("jmenuje", { scopes: ["content"] });
  const desk = await windowOf(browser, keeper);
  await visit(desk, `/administrace/kategorie/${id}`);
  const all = await callApi<KeptCategory[]>(keeper, "GET", "/api/admin/categories");
  const { name, slug, description, version } = all.find((each) => each.id === id) as KeptCategory;
  const body = { slug, description, version, name: { ...name, en: "Another tree" } };
  await callApi(keeper, "PUT", `/api/admin/categories/${id}`, body);
  await desk.getByLabel("Název česky").fill("Můj strom");
  await save(desk);
  await expect(desk.getByText(told)).toBeVisible();
  await expect(desk.getByText(`Název česky: Strom ${number}`)).toBeVisible();
  await desk.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(desk.getByLabel("Název česky")).toHaveValue(`Strom ${number}`);
  await expect(desk.getByLabel("Název anglicky")).toHaveValue("Another tree");
});

test("the second to change a package reads what is stored, and keeps what was written", async ({
  browser,
}) => {
  const keeper = await makePerson("balicky", { scopes: ["finance"] });
  const body = { name: { cs: `Zlatý ${number}`, en: "" }, price: 99.5, topDays: 2, highlighted: false };
  const added = { ...body, active: false, position: 900 };
  const { key, ...kept } = await callApi<KeptPackage>(keeper, "POST", "/api/admin/packages", added);
  const desk = await windowOf(browser, keeper);
  await visit(desk, "/administrace/balicky");
  const row = desk.getByRole("listitem").filter({ has: desk.locator("summary", { hasText: body.name.cs }) });
  await row.locator("summary").click();
  await callApi(keeper, "PUT", `/api/admin/packages/${key}`, { ...kept, topDays: 3 });
  await row.getByLabel("Cena s DPH (Kč)").fill("120");
  await save(row);
  await expect(desk.getByText("Dní nahoře v kategorii: 3")).toBeVisible();
  await desk.getByRole("button", { name: "Nechat moje úpravy" }).click();
  await save(row);
  await expect(row).toContainText(/120\sKč · 2\sdny nahoře/);
});

test("the second to change a banner reads what is stored, and goes on from it", async ({ browser }) => {
  const keeper = await makePerson("bannery", { scopes: ["content"] });
  const added = {
    ...{ place: "banner.promo", lang: "en", startsAt: "2099-01-05T09:00:00.000Z" },
    ...{ title: { cs: `Sklep ${number}`, en: "Cellar" }, url: { cs: "/prodejny", en: "/stores" } },
  };
  const { id, picture, state, shownIn, ...kept } = await callApi<KeptBanner>(
    ...([keeper, "POST", "/api/admin/banners", added] as const),
  );
  expect([picture, state, shownIn]).toEqual([null, "planned", []]);
  const desk = await windowOf(browser, keeper);
  await visit(desk, "/administrace/bannery");
  const row = desk
    .getByRole("listitem")
    .filter({ has: desk.locator("summary", { hasText: added.title.cs }) });
  await row.locator("summary").click();
  await callApi(keeper, "PUT", `/api/admin/banners/${id}`, { ...kept, endsAt: "2099-02-05T09:00:00.000Z" });
  await row.getByLabel("Text česky").fill(`${added.title.cs} znovu`);
  await save(row);
  await expect(row.getByText(told)).toBeVisible();
  await expect(row.getByRole("definition").filter({ hasText: "neomezeně" })).toBeVisible();
  await row.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(row.getByLabel("Text česky")).toHaveValue(added.title.cs);
  await expect(row.getByLabel("Konec")).toHaveValue("2099-02-05T10:00");
  await row.getByLabel("Odkaz česky").fill("/blog");
  await save(row);
  await expect(desk.getByText("Uloženo").first()).toBeVisible();
});

test("the second to change a person's group reads what is stored, and takes it over", async ({ browser }) => {
  const { db } = await house();
  const name = { cs: `Přátelé domu ${number}`, en: "Friends" };
  const [group] = await db
    .insert(userGroups)
    .values({ name, discount: 5, createdAt: new Date() })
    .returning({ id: userGroups.id });
  const member = await makePerson("clen-klubu");
  const moderator = await makePerson("zarazuje", { scopes: ["moderation"] });
  const desk = await windowOf(browser, moderator);
  await visit(desk, `/administrace/lide?name=${member.username}`);
  const seen = { groupId: group?.id, until: null, seen: null };
  await callApi(moderator, "PUT", `/api/moderation/people/${member.username}/group`, seen);
  await desk.getByLabel("Platí do").fill("2099-12-31");
  await desk.getByRole("button", { name: "Uložit skupinu" }).click();
  await expect(desk.getByText(told)).toBeVisible();
  await expect(desk.getByRole("listitem").filter({ hasText: `Skupina: ${name.cs}` })).toBeVisible();
  await desk.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(desk.getByLabel("Skupina")).toHaveValue(String(group?.id));
});
