import { dealCases } from "#server/features/deals/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

const path = "/administrace/obchody";
const dayMs = 86_400_000;

test("a moderator finds the deals that wait for a decision, reads one, and goes to its case and its sides", async ({
  browser,
}) => {
  const ctx = await house();
  const moderator = await makePerson("trididlo", { scopes: ["moderation"] });
  const [seller, buyer] = [await makePerson("posila"), await makePerson("stezuje")];
  const deal = await makeDeal(ctx, {
    ...{ seller, buyer, status: "sent" },
    columns: { sentAt: new Date(Date.now() - 9 * dayMs), priceMinor: 123_456_00 },
  });
  await ctx.db.insert(dealCases).values({
    ...{ dealId: deal.id, kind: "problem", problem: "damaged", filedById: buyer.id },
    ...{ note: "Hrdlo je naštíplé.", filedAt: new Date(Date.now() - 8 * dayMs) },
  });
  const desk = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  const row = desk
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: `č. ${deal.id},` });
  const find = desk.getByRole("search").filter({ has: desk.getByLabel("Hledat", { exact: true }) });

  await test.step("narrowed to what waits for a moderator and is late; the address says it", async () => {
    await visit(desk, path);
    await find.getByLabel("Čeká se na").selectOption({ label: "moderátora" });
    await find.getByLabel("Termín").selectOption({ label: "minul" });
    await find.getByLabel("Cena od (Kč)").fill("100 000");
    await find.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(desk).toHaveURL(/waits=house&due=passed&from=100/);
    await expect(row).toContainText(/moderátor\smá\srozhodnout\spřípad/);
    await expect(row).toContainText(/prodávající\smá\sse\svyjádřit/);
    await expect(row).toContainText(/termín\sminul/);
  });

  await test.step("found by a name; the deal shows its steps and what was reported", async () => {
    await visit(desk, path);
    await find.getByLabel("Hledat", { exact: true }).fill(buyer.username);
    await find.getByLabel("Hledat", { exact: true }).press("Enter");
    await expect(desk.getByText("1 obchod", { exact: true })).toBeVisible();
    await row.getByRole("link").first().click();
    await expect(desk.getByRole("heading", { level: 1, name: `Obchod č. ${deal.id}` })).toBeVisible();
    await expect(desk.getByText("Hrdlo je naštíplé.")).toBeVisible();
    await expect(desk.getByText("Obchod vznikl")).toBeVisible();
    await expectGoodLooks(desk);
  });

  await test.step("the case is narrowed to the deal, and leads back and to the buyer", async () => {
    await desk.getByRole("link", { name: "Rozhodnout případ" }).click();
    await expect(desk).toHaveURL(new RegExp(`pripady\\?q=${deal.id}$`));
    const matter = desk.getByRole("listitem").filter({ hasText: "Hrdlo je naštíplé." });
    await expect(matter.getByRole("button", { name: "Uznat", exact: true })).toBeVisible();
    await expect(matter).toContainText(/termín\sminul/);
    await desk.getByLabel("Druhá strana").selectOption({ label: "vyjádřila se" });
    await desk.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(desk.getByText("Takový případ tu není")).toBeVisible();
    await desk.goBack();
    await matter.getByRole("link", { name: buyer.username }).click();
    await expect(desk.getByRole("heading", { level: 2, name: buyer.username })).toBeVisible();
  });

  expect(await wordsFor(moderator, `${path}?state=any&q=nikdo-takovy`)).toContain("Takový obchod tu není");
});
