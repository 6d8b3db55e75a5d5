import { isNull } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { withSetting } from "./with-setting.ts";

const path = "/administrace/nastaveni";

test("the operator changes menus, contacts and increments, visitors see it, and of two windows the second is asked", async ({
  page,
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(409, 422);
  const admin = await makePerson("nastavuje", { scopes: ["admin"] });
  const blog = { text: { cs: "Blog", en: "Blog" }, link: { cs: "/blog", en: "/en/blog" } };
  await withSetting("topmenu", [blog], async () => {
    const desk = await windowOf(browser, admin, { viewport: { width: 1260, height: 900 } });
    const other = await windowOf(browser, admin, { viewport: { width: 390, height: 844 } });
    for (const each of [desk, other]) {
      await visit(each, path);
      await each.locator("summary").filter({ hasText: "Horní menu" }).click();
    }
    const form = (of: typeof desk) =>
      of.locator("form").filter({ has: of.getByText("Položka 1", { exact: true }) });

    await test.step("a new entry is on every page", async () => {
      await form(desk).getByRole("button", { name: "Přidat položku" }).click();
      await form(desk).getByRole("button", { name: "Uložit" }).click();
      await expect(form(desk).getByText("Pole musí být vyplněno").first()).toBeVisible();
      await form(desk).getByLabel("Text česky").nth(1).fill("Prodejny");
      await form(desk).getByLabel("Odkaz v češtině").nth(1).fill("javascript:alert(1)");
      await form(desk).getByLabel("Odkaz v angličtině").nth(1).fill("/stores");
      await form(desk).getByRole("button", { name: "Uložit" }).click();
      await expect(form(desk).getByText("Zadejte prosím cestu začínající lomítkem")).toBeVisible();
      await form(desk).getByLabel("Odkaz v češtině").nth(1).fill("/prodejny");
      await form(desk).getByRole("button", { name: "Uložit" }).click();
      await expect(desk.getByText("Uloženo, na webu už to platí.")).toBeVisible();
      await expect(async () => {
        await visit(page, "/");
        const menu = page.getByRole("navigation").getByRole("link", { name: "Prodejny" }).first();
        await expect(menu).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });

    await test.step("the other window is told, and may keep its own or take what is stored", async () => {
      await form(other).getByLabel("Text česky").first().fill("Čtení");
      await form(other).getByRole("button", { name: "Uložit" }).click();
      await expect(other.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
      await expect(other.getByText(/Prodejny \(\/prodejny\)/)).toBeVisible();
      await expectGoodLooks(other);
      await other.getByRole("button", { name: "Načíst uložené" }).click();
      await expect(form(other).getByLabel("Text česky").nth(1)).toHaveValue("Prodejny");
    });
  });
});

test("increments cannot leave a gap, and what they mean is shown before they are stored", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const admin = await makePerson("prihozy", { scopes: ["admin"] });
  const desk = await windowOf(browser, admin, { viewport: { width: 390, height: 844 } });
  await visit(desk, path);
  await desk.locator("summary").filter({ hasText: "Příhozy" }).click();
  const from = desk.getByLabel("Od ceny (Kč)");
  await expect(desk.getByText(/Ukázka: aukce na 900/)).toContainText(/950\sKč · 1\s000\sKč · 1\s100\sKč/);
  await desk.getByLabel("Nejmenší příhoz (Kč)").first().fill("20");
  await expect(desk.getByText(/Ukázka: aukce na 900/)).toContainText(/920\sKč · 940\sKč/);
  await from.nth(1).fill("5000");
  await desk.getByRole("button", { name: "Uložit" }).click();
  await expect(desk.getByText("Konec pásma musí být vyšší než jeho začátek.")).toBeVisible();
  await expectGoodLooks(desk);
});

test("home's parts and the category menu are put in order by keyboard, and visitors see the new order", async ({
  page,
  browser,
}) => {
  const desk = await windowOf(browser, await makePerson("sklada", { scopes: ["content"] }));
  const { db } = await house();
  const [upper, lower] = await db
    .select({ id: categories.id, name: categories.nameCs })
    .from(categories)
    .where(isNull(categories.parentId))
    .orderBy(categories.position)
    .limit(2);
  if (!upper || !lower) throw new Error("the demo has top categories");
  const store = async (section: string) => {
    await desk
      .locator("details")
      .filter({ has: desk.locator("summary").filter({ hasText: section }) })
      .getByRole("button", { name: "Uložit" })
      .click();
    await expect(desk.getByText("Uloženo, na webu už to platí.").last()).toBeVisible();
  };

  await test.step("the menu of categories", async () => {
    await withSetting("categoriesMenu", [upper.id, lower.id], async () => {
      await visit(desk, path);
      await desk.locator("summary").filter({ hasText: "Menu kategorií" }).click();
      await desk.getByRole("button", { name: `${upper.name}: níž` }).press("Enter");
      await store("Menu kategorií");
      await expect(async () => {
        await visit(page, "/");
        const links = page
          .getByRole("navigation", { name: "Hlavní nabídka" })
          .getByRole("link", { name: new RegExp(`^(${upper.name}|${lower.name})$`) });
        expect(await links.allTextContents()).toEqual([lower.name, upper.name]);
      }).toPass();
    });
  });

  await test.step("the parts of home, with a part taken out and another added", async () => {
    const home = { ...defaultSettings.home, sections: ["hero", "ending", "articles"] };
    await withSetting("home", home, async () => {
      await visit(desk, path);
      await desk.locator("summary").filter({ hasText: "Úvodní stránka" }).click();
      await desk.getByRole("button", { name: "Z blogu: odebrat" }).press("Enter");
      const parts = desk.getByRole("group", { name: "Části stránky" });
      await parts.getByLabel("Přidat").selectOption({ label: "Nově vložené" });
      await parts.getByRole("button", { name: "Nově vložené: výš" }).press("Enter");
      await expectGoodLooks(desk);
      await store("Úvodní stránka");
      await expect(async () => {
        await visit(page, "/");
        const headings = page.getByRole("heading", { name: /^(Nově vložené|Končí nejdřív|Z blogu)$/ });
        expect(await headings.allTextContents()).toEqual(["Nově vložené", "Končí nejdřív"]);
      }).toPass();
    });
  });
});
