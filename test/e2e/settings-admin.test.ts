import { isNull } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { withSetting } from "./with-setting.ts";

const path = "/administrace/nastaveni";

/** The menu at the top of every page, as visitors get it. */
async function menu(): Promise<string> {
  const html = (await (await answerFor(null, "/")).text()).replaceAll("\u00a0", " ");
  return /<nav[^>]*aria-label="Hlavní nabídka".*?<\/nav>/s.exec(html)?.[0] ?? "";
}

test("the operator changes a menu, visitors see it, whoever stores over another's change is asked, and increments leave no gap", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const admin = await makePerson("nastavuje", { scopes: ["admin"] });
  const blog = { text: { cs: "Blog", en: "Blog" }, link: { cs: "/blog", en: "/en/blog" } };
  await withSetting("topmenu", [blog], async () => {
    const backOffice = await windowOf(browser, admin, { viewport: { width: 390, height: 844 } });
    await visit(backOffice, path);
    await backOffice.locator("summary").filter({ hasText: "Horní menu" }).click();
    const form = backOffice.locator("form").filter({ has: backOffice.getByText("Položka 1", { exact: true }) });

    await test.step("a new entry is on every page", async () => {
      await form.getByRole("button", { name: "Přidat položku" }).click();
      await form.getByRole("button", { name: "Uložit" }).click();
      await expect(form.getByText("Pole musí být vyplněno").first()).toBeVisible();
      await form.getByLabel("Text česky").nth(1).fill("Prodejny");
      await form.getByLabel("Odkaz v češtině").nth(1).fill("javascript:alert(1)");
      await form.getByLabel("Odkaz v angličtině").nth(1).fill("/stores");
      await form.getByRole("button", { name: "Uložit" }).click();
      await expect(form.getByText("Zadejte prosím cestu začínající lomítkem")).toBeVisible();
      await form.getByLabel("Odkaz v češtině").nth(1).fill("/prodejny");
      await form.getByRole("button", { name: "Uložit" }).click();
      await expect(backOffice.getByText("Uloženo, na webu už to platí.")).toBeVisible();
      await expect.poll(menu).toMatch(/<a [^>]*href="\/prodejny"[^>]*>Prodejny/);
    });

    await test.step("what somebody else has stored meanwhile is told, and may be taken", async () => {
      const documents = {
        text: { cs: "Listiny", en: "Papers" },
        link: { cs: "/dokumenty", en: "/en/dokumenty" },
      };
      await storeSetting(await serverContext(), "topmenu", [blog, documents]);
      await form.getByLabel("Text česky").first().fill("Čtení");
      await form.getByRole("button", { name: "Uložit" }).click();
      await expect(backOffice.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
      await expect(backOffice.getByText(/Listiny \(\/dokumenty\)/)).toBeVisible();
      await expectGoodLooks(backOffice);
      await backOffice.getByRole("button", { name: "Načíst uložené" }).click();
      await expect(form.getByLabel("Text česky").nth(1)).toHaveValue("Listiny");
    });

    await test.step("increments cannot leave a gap, and what they mean is shown before they are stored", async () => {
      await backOffice.locator("summary").filter({ hasText: "Příhozy" }).click();
      const from = backOffice.getByLabel("Od ceny (Kč)");
      const increments = backOffice.locator("form").filter({ has: from });
      await expect(backOffice.getByText(/Ukázka: aukce na 900/)).toContainText(/950\sKč · 1\s000\sKč · 1\s100\sKč/);
      await backOffice.getByLabel("Nejmenší příhoz (Kč)").first().fill("20");
      await expect(backOffice.getByText(/Ukázka: aukce na 900/)).toContainText(/920\sKč · 940\sKč/);
      await from.nth(1).fill("5000");
      await increments.getByRole("button", { name: "Uložit" }).click();
      await expect(backOffice.getByText("Konec pásma musí být vyšší než jeho začátek.")).toBeVisible();
      await expectGoodLooks(backOffice);
    });
  });
});

test("home's parts and the category menu are put in order by keyboard, and visitors see the new order", async ({
  browser,
}) => {
  const backOffice = await windowOf(browser, await makePerson("sklada", { scopes: ["content"] }));
  const { db } = await serverContext();
  const [upper, lower] = await db
    .select({ id: categories.id, name: categories.nameCs })
    .from(categories)
    .where(isNull(categories.parentId))
    .orderBy(categories.position)
    .limit(2);
  if (!upper || !lower) throw new Error("the demo has top categories");
  const store = async (section: string) => {
    await backOffice
      .locator("details")
      .filter({ has: backOffice.locator("summary").filter({ hasText: section }) })
      .getByRole("button", { name: "Uložit" })
      .click();
    await expect(backOffice.getByText("Uloženo, na webu už to platí.").last()).toBeVisible();
  };

  const home = { ...defaultSettings.home, sections: ["hero", "ending", "articles"] };
  const both = (change: () => Promise<void>) =>
    withSetting("categoriesMenu", [upper.id, lower.id], () => withSetting("home", home, change));
  await both(async () => {
    await visit(backOffice, path);
    await test.step("the menu of categories", async () => {
      await backOffice.locator("summary").filter({ hasText: "Menu kategorií" }).click();
      await backOffice.getByRole("button", { name: `${upper.name}: níž` }).press("Enter");
      await store("Menu kategorií");
      const names = async () => [...(await menu()).matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
      await expect
        .poll(async () => (await names()).filter((name) => name === upper.name || name === lower.name))
        .toEqual([lower.name, upper.name]);
    });

    await test.step("the parts of home, with a part taken out and another added", async () => {
      await backOffice.locator("summary").filter({ hasText: "Úvodní stránka" }).click();
      await backOffice.getByRole("button", { name: "Z blogu: odebrat" }).press("Enter");
      const parts = backOffice.getByRole("group", { name: "Části stránky" });
      await parts.getByLabel("Přidat").selectOption({ label: "Nově vložené" });
      await parts.getByRole("button", { name: "Nově vložené: výš" }).press("Enter");
      await store("Úvodní stránka");
      const headings = async () => {
        const html = (await (await answerFor(null, "/")).text()).replaceAll("\u00a0", " ");
        return [...html.matchAll(/<h2\b.*?<\/h2>/gs)].flatMap(
          ([heading]) => heading.match(/Nově vložené|Končí nejdřív|Z blogu/) ?? [],
        );
      };
      await expect.poll(headings).toEqual(["Nově vložené", "Končí nejdřív"]);
    });
  });
});

test("who keeps the money finds who the operator is and free delivery in the menu, who keeps the texts neither", async ({
  browser,
}) => {
  await withSetting("home", defaultSettings.home, async () => {
    const finance = await windowOf(browser, await makePerson("pokladna", { scopes: ["finance"] }));
    await visit(finance, "/administrace");
    await finance.getByRole("link", { name: "Nastavení webu" }).first().click();
    const sections = finance.getByRole("main").locator("summary");
    await expect(sections).toHaveText([
      ...[/^Doprava zdarma od/, /^Kontakty provozovatele/],
      ...[/^Účet pro převody/, /^Finanční úřad/, /^Čísla účtů v\súčetní knize/],
      ...[/^Nejvyšší poštovné/, /^Chráněná platba/, /^Topování/],
    ]);
    await sections.first().click();
    await expect(finance.getByText("Části stránky")).toHaveCount(0);
    await finance.getByLabel("Doprava zdarma od (Kč)").fill("1900");
    await finance.getByRole("button", { name: "Uložit" }).first().click();
    await expect(finance.getByText("Uloženo, na webu už to platí.")).toBeVisible();
    await expectGoodLooks(finance);

    const content = await windowOf(browser, await makePerson("texty", { scopes: ["content"] }));
    await visit(content, path);
    await content.locator("summary").filter({ hasText: "Úvodní stránka" }).click();
    await expect(content.getByText("Části stránky")).toBeVisible();
    await expect(content.getByText("Doprava zdarma od (Kč)")).toHaveCount(0);
    await expect(content.getByText("Kontakty provozovatele")).toHaveCount(0);
  });
});

test("what only the server reads is changed in a form made of its table, and says at its field what cannot be", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const admin = await makePerson("ridi-web", { scopes: ["admin"] });
  await withSetting("auctions", { softCloseMinutes: 5 }, async () => {
    const backOffice = await windowOf(browser, admin, { viewport: { width: 390, height: 844 } });
    await visit(backOffice, path);
    await backOffice.locator("summary").filter({ hasText: "Prodloužení aukce" }).click();
    const minutes = backOffice.getByLabel("O kolik minut se aukce prodlouží");
    const form = backOffice.locator("form").filter({ has: minutes });
    for (const [written, refusal] of [
      ["pět", "Zadejte prosím číslo"],
      ["2000", "Největší možná hodnota"],
    ] as const) {
      await minutes.fill(written);
      await form.getByRole("button", { name: "Uložit" }).click();
      await expect(form.getByText(refusal)).toBeVisible();
    }
    await minutes.fill("7,5");
    await form.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText("Uloženo, na webu už to platí.")).toBeVisible();
    for (const name of ["Ověření věku", "Topování", "Účet pro převody"])
      await backOffice.locator("summary").filter({ hasText: name }).click();
    await expect(backOffice.getByLabel("Vyžadovat ověřený věk")).toBeVisible();
    await expect(backOffice.getByRole("button", { name: "Odebrat řádek 3" })).toBeVisible();
    await expectGoodLooks(backOffice);
  });
});
