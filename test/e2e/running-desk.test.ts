import { moveEnd } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { bidOn } from "./without-window.ts";

test("a moderator follows a lot while it is bid on: price, pace, moved end, without a reload and over a lost line", async ({
  browser,
  troubles,
}) => {
  const moderator = await makePerson("sleduje", { scopes: ["moderation"] });
  const seller = await makePerson("nabizi");
  const lot = await makeLotOf(seller, {
    name: "Sledovaná láhev",
    reserveMinor: 90_000_00,
    endsAt: new Date(Date.now() + 2 * 60_000),
    plannedEndsAt: new Date(Date.now() + 2 * 60_000),
  });
  const desk = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  const row = desk.getByRole("listitem").filter({ hasText: "Sledovaná láhev" });

  await test.step("the way there, and what ends within an hour", async () => {
    await visit(desk, "/administrace");
    await desk
      .getByRole("navigation", { name: "Administrace" })
      .getByRole("link", { name: "Průběh aukcí" })
      .click();
    await desk.getByLabel("Končí").selectOption({ label: "do hodiny" });
    await desk.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(desk).toHaveURL(/prubeh-aukci\?within=hour$/);
    await expect(row).toContainText(/bez\spříhozu/);
    await expect(row).toContainText(/Minimální\scena\snedosažena/);
    await desk.evaluate(() => Object.assign(window, { isKept: true }));
  });

  await test.step("a bid raises the price, is counted, and moves the end", async () => {
    await bidOn(lot, await makePerson("prihazuje"), 2_000);
    await expect(row).toContainText(/1\spříhoz/);
    await expect(row).toContainText(/1\spříhoz\sza\sminutu/, { timeout: 15_000 });
    await expect(row).toContainText(/1krát\sprodloužená/);
    await expect(row).toContainText(/[45]\smin/);
    expect(await desk.evaluate(() => "isKept" in window)).toBe(true);
  });

  await test.step("a lost line is said, what was seen stays, and the page catches up", async () => {
    troubles.expectOffline();
    await desk.context().setOffline(true);
    await expect(desk.getByText("Server neodpovídá")).toBeVisible({ timeout: 15_000 });
    await expect(row).toBeVisible();
    await desk.context().setOffline(false);
    await expect(desk.getByText("Server neodpovídá")).toBeHidden({ timeout: 15_000 });
    await moveEnd(lot.id, 50 * 60_000);
    await expect(row).toContainText(/(49|50)\smin/, { timeout: 15_000 });
  });

  await test.step("the page leads to the seller", async () => {
    await row.getByRole("link", { name: seller.username }).click();
    await expect(desk).toHaveURL(/administrace\/lide\?name=/);
    await expect(desk.getByRole("heading", { name: seller.username })).toBeVisible();
  });
});
