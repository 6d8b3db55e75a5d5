import type { Page } from "@playwright/test";
import type { EditableBanner } from "#contract/banners/banners.ts";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import type { EditablePackage } from "#contract/packages/package-admin.ts";
import { userGroups } from "#server/features/accounts/groups/table.ts";
import { makeCategory } from "#test/make/category.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi } from "./without-window.ts";

/** Of two who change the same thing the second is told, on each form that `content-admin.test.ts` does not try. */

const number = Date.now() % 1e6;
const reported = "Mezitím to změnil někdo jiný";
const save = (form: Pick<Page, "getByRole">) => form.getByRole("button", { name: "Uložit" }).click();

test.beforeEach(({ troubles }) => troubles.expectStatus(409));

test("the second to change a category reads what is stored, and takes it over", async ({ browser }) => {
  const { id } = await makeCategory(await serverContext(), { nameCs: `Strom ${number}`, position: 900 });
  const operator = await makePerson("jmenuje", { scopes: ["content"] });
  const backOffice = await windowOf(browser, operator);
  await visit(backOffice, `/administrace/kategorie/${id}`);
  const all = await callApi<EditableCategory[]>(operator, "GET", "/api/admin/categories");
  const { name, slug, description, version } = all.find((each) => each.id === id) as EditableCategory;
  const body = { slug, description, version, name: { ...name, en: "Another tree" } };
  await callApi(operator, "PUT", `/api/admin/categories/${id}`, body);
  await backOffice.getByLabel("Název česky").fill("Můj strom");
  await save(backOffice);
  await expect(backOffice.getByText(reported)).toBeVisible();
  await expect(backOffice.getByText(`Název česky: Strom ${number}`)).toBeVisible();
  await backOffice.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(backOffice.getByLabel("Název česky")).toHaveValue(`Strom ${number}`);
  await expect(backOffice.getByLabel("Název anglicky")).toHaveValue("Another tree");
  // The page knows the version now: what is read is what goes.
  await backOffice.getByRole("button", { name: "Odebrat kategorii" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Odebrat", exact: true }).click();
  await expect(backOffice).toHaveURL("/administrace/kategorie");
});

test("the second to change a package reads what is stored, and keeps what was written", async ({ browser }) => {
  const operator = await makePerson("balicky", { scopes: ["finance"] });
  const body = { name: { cs: `Zlatý ${number}`, en: "" }, price: 99.5, topDays: 2, highlighted: false };
  const added = { ...body, active: false, position: 900 };
  const { key, ...stored } = await callApi<EditablePackage>(operator, "POST", "/api/admin/packages", added);
  const backOffice = await windowOf(browser, operator);
  await visit(backOffice, "/administrace/balicky");
  const row = backOffice
    .getByRole("listitem")
    .filter({ has: backOffice.locator("summary", { hasText: body.name.cs }) });
  await row.locator("summary").click();
  await callApi(operator, "PUT", `/api/admin/packages/${key}`, { ...stored, topDays: 3 });
  await row.getByLabel("Cena s DPH (Kč)").fill("120");
  await save(row);
  await expect(backOffice.getByText("Dní nahoře v kategorii: 3")).toBeVisible();
  await backOffice.getByRole("button", { name: "Nechat moje úpravy" }).click();
  await save(row);
  await expect(row).toContainText(/120\sKč · 2\sdny nahoře/);
});

test("the second to change a banner reads what is stored, and goes on from it", async ({ browser }) => {
  const operator = await makePerson("bannery", { scopes: ["content"] });
  const added = {
    ...{ place: "banner.promo", lang: "en", startsAt: "2099-01-05T09:00:00.000Z" },
    ...{ title: { cs: `Sklep ${number}`, en: "Cellar" }, url: { cs: "/prodejny", en: "/stores" } },
  };
  const { id, picture, state, shownIn, ...stored } = await callApi<EditableBanner>(
    ...([operator, "POST", "/api/admin/banners", added] as const),
  );
  expect([picture, state, shownIn]).toEqual([null, "planned", []]);
  const backOffice = await windowOf(browser, operator);
  await visit(backOffice, "/administrace/bannery");
  const row = backOffice
    .getByRole("listitem")
    .filter({ has: backOffice.locator("summary", { hasText: added.title.cs }) });
  await row.locator("summary").click();
  await callApi(operator, "PUT", `/api/admin/banners/${id}`, {
    ...stored,
    endsAt: "2099-02-05T09:00:00.000Z",
  });
  await row.getByLabel("Text česky").fill(`${added.title.cs} znovu`);
  await save(row);
  await expect(row.getByText(reported)).toBeVisible();
  await expect(row.getByRole("definition").filter({ hasText: "neomezeně" })).toBeVisible();
  await row.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(row.getByLabel("Text česky")).toHaveValue(added.title.cs);
  await expect(row.getByLabel("Konec")).toHaveValue("2099-02-05T10:00");
  await row.getByLabel("Odkaz česky").fill("/blog");
  await save(row);
  await expect(backOffice.getByText("Uloženo").first()).toBeVisible();
});

test("the second to change a person's group reads what is stored, and takes it over", async ({ browser }) => {
  const { db } = await serverContext();
  const name = { cs: `Přátelé domu ${number}`, en: "Friends" };
  const [group] = await db
    .insert(userGroups)
    .values({ name, discount: 5, createdAt: new Date() })
    .returning({ id: userGroups.id });
  const member = await makePerson("clen-klubu");
  const moderator = await makePerson("zarazuje", { scopes: ["moderation"] });
  const backOffice = await windowOf(browser, moderator);
  await visit(backOffice, `/administrace/lide?name=${member.username}`);
  const seen = { groupId: group?.id, until: null, seen: null };
  await callApi(moderator, "PUT", `/api/moderation/people/${member.username}/group`, seen);
  await backOffice.getByLabel("Platí do").fill("2099-12-31");
  await backOffice.getByRole("button", { name: "Uložit skupinu" }).click();
  await expect(backOffice.getByText(reported)).toBeVisible();
  await expect(backOffice.getByRole("listitem").filter({ hasText: `Skupina: ${name.cs}` })).toBeVisible();
  await backOffice.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(backOffice.getByLabel("Skupina")).toHaveValue(String(group?.id));
});
