import { dayMs } from "#contract/values/durations.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const path = "/administrace/obchody";

test("a moderator finds the deals that wait for a decision, reads one, and goes to its case and its sides", async ({
  browser,
}) => {
  const ctx = await serverContext();
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
  const backOffice = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  const row = backOffice
    .getByRole("main")
    .getByRole("row")
    .filter({ has: backOffice.getByRole("cell", { name: String(deal.id), exact: true }) });
  const find = backOffice.getByRole("search").filter({ has: backOffice.getByLabel("Hledat", { exact: true }) });

  await test.step("narrowed to what waits for a moderator and is late; the address says it", async () => {
    await visit(backOffice, path);
    await find.getByLabel("Čeká se na").selectOption({ label: "moderátora" });
    await find.getByLabel("Termín").selectOption({ label: "minul" });
    await find.getByLabel("Cena od (Kč)").fill("100 000");
    await find.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(backOffice).toHaveURL(/waits=site&due=passed&from=100/);
    await expect(row).toContainText(/moderátor\smá\srozhodnout\spřípad/);
    await expect(row).toContainText(/prodávající\smá\sse\svyjádřit/);
    await expect(row).toContainText(/termín\sminul/);
  });

  await test.step("come to bare, the list is as it was left; one press takes that off for good", async () => {
    await visit(backOffice, path);
    await expect(backOffice).toHaveURL(/waits=site&due=passed&from=100/);
    await find.getByRole("link", { name: "Zrušit omezení" }).click();
    await expect(backOffice).toHaveURL(path);
    await backOffice.getByRole("navigation", { name: "Administrace" }).getByRole("link", { name: "Lidé" }).click();
    await expect(backOffice.getByRole("heading", { level: 1, name: "Lidé" })).toBeVisible();
    await backOffice.goBack();
    await expect(find).toBeVisible();
    await expect(backOffice).toHaveURL(path);
  });

  await test.step("found by a name; the deal shows its steps and what was reported", async () => {
    await visit(backOffice, path);
    await find.getByLabel("Hledat", { exact: true }).fill(buyer.username);
    await find.getByLabel("Hledat", { exact: true }).press("Enter");
    await expect(backOffice.getByText("1 obchod", { exact: true })).toBeVisible();
    await row.getByRole("link").first().click();
    await expect(backOffice).toHaveURL(new RegExp(`&open=${deal.id}$`));
    const beside = backOffice.getByRole("region", { name: "Podrobnosti vedle seznamu" });
    await expect(beside.getByText("Hrdlo je naštíplé.")).toBeVisible();
    await expect(beside).toBeFocused();
    await expectGoodLooks(backOffice);
    await beside.press("Escape");
    await expect(beside).toHaveCount(0);
    await expect(row.getByRole("link").first()).toBeFocused();
    await backOffice.keyboard.press("Enter");
    await beside.getByRole("link", { name: "Otevřít na celé stránce" }).click();
    await expect(backOffice.getByRole("heading", { level: 1, name: `Obchod č. ${deal.id}` })).toBeVisible();
    await expect(backOffice.getByText("Hrdlo je naštíplé.")).toBeVisible();
    await expect(backOffice.getByText("Obchod vznikl")).toBeVisible();
    await expectGoodLooks(backOffice);
  });

  await test.step("the case is narrowed to the deal, and leads back and to the buyer", async () => {
    await backOffice.getByRole("link", { name: "Rozhodnout případ" }).click();
    await expect(backOffice).toHaveURL(new RegExp(`pripady\\?q=${deal.id}$`));
    const dealCase = backOffice.getByRole("listitem").filter({ hasText: "Hrdlo je naštíplé." });
    await expect(dealCase.getByRole("button", { name: "Uznat", exact: true })).toBeVisible();
    await expect(dealCase).toContainText(/termín\sminul/);
    await backOffice.getByLabel("Druhá strana").selectOption({ label: "vyjádřila se" });
    await backOffice.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(backOffice.getByText("Takový případ tu není")).toBeVisible();
    await backOffice.goBack();
    await dealCase.getByRole("link", { name: buyer.username }).click();
    await expect(backOffice.getByRole("heading", { level: 2, name: buyer.username })).toBeVisible();
  });

  expect(await wordsFor(moderator, `${path}?state=any&q=nikdo-takovy`)).toContain("Takový obchod tu není");
});
