import { expect, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { bidOn } from "./without-window.ts";

test("a moderator follows a lot while it is bid on: price, pace, moved end, without a reload", async ({ browser }) => {
  const moderator = await makePerson("sleduje", { scopes: ["moderation"] });
  const seller = await makePerson("nabizi");
  const lot = await makeLotOf(seller, {
    name: "Sledovaná láhev",
    reserveMinor: 90_000_00,
    endsAt: new Date(Date.now() + 2 * 60_000),
    plannedEndsAt: new Date(Date.now() + 2 * 60_000),
  });
  const backOffice = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  const row = backOffice.getByRole("row").filter({ hasText: "Sledovaná láhev" });

  await test.step("what ends within an hour", async () => {
    await visit(backOffice, "/administrace/prubeh-aukci");
    await backOffice.getByLabel("Končí").selectOption({ label: "do hodiny" });
    await backOffice.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(backOffice).toHaveURL(/prubeh-aukci\?within=hour$/);
    await expect(row).toContainText(/bez\spříhozu/);
    await expect(row).toContainText(/Minimální\scena\snedosažena/);
    await backOffice.evaluate(() => Object.assign(window, { isRetained: true }));
  });

  await test.step("a bid raises the price, is counted, and moves the end", async () => {
    await bidOn(lot, await makePerson("prihazuje"), 2_000);
    await expect(row).toContainText(/1\spříhoz/);
    await expect(row).toContainText(/1\spříhoz\sza\sminutu/, { timeout: 15_000 });
    await expect(row).toContainText(/1krát\sprodloužená/);
    await expect(row).toContainText(/[45]\smin/);
    expect(await backOffice.evaluate(() => "isRetained" in window)).toBe(true);
  });

  await test.step("the page leads to the seller", async () => {
    const link = row.getByRole("link", { name: seller.username });
    await expect(link).toHaveAttribute("href", `/administrace/lide?name=${seller.username}`);
  });
});
