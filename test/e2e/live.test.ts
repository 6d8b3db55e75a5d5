import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { moveEnd } from "./server-context.ts";
import { bidOn, callApi } from "./without-window.ts";

test("two people bid against each other, and the seller adds to the description: it all comes to open windows without a reload", async ({
  page,
  browser,
}) => {
  const seller = await makePerson("prodejce");
  // What a new seller adds waits for a moderator's look.
  for (let index = 0; index < 5; index++) await makeLotOf(seller);
  const lot = await makeLotOf(seller);
  const [first, second] = [await makePerson("prvni"), await makePerson("druha")];
  const firstPage = await windowOf(browser, first);
  for (const each of [page, firstPage]) await visit(each, pathOf(lot));
  for (const each of [page, firstPage]) await markLoaded(each);

  await test.step("the first bids: the others see price, count and line", async () => {
    await bid(firstPage, "1000", "Přihodit 1 000 Kč");
    await expect(block(firstPage)).toContainText("Vedete");
    await expect(block(page)).toContainText("1 příhoz");
    await expect(history(page).getByRole("row")).toHaveCount(2);
  });

  await test.step("the second bids: the first sees at once that somebody else leads", async () => {
    await bidOn(lot, second, 1_500);
    await expect(block(firstPage)).toContainText("Někdo vás přehodil");
    await expect(block(firstPage)).toContainText("1 100 Kč");
    await expect(block(page)).toContainText("1 100 Kč");
    await expect(history(firstPage)).toContainText("vy", { ignoreCase: true });
    await expect(history(page).getByRole("row")).toHaveCount(3);
  });

  await test.step("the seller adds to the description", async () => {
    const description = `${lot.description}\n\nKolek je celý.`;
    await callApi(seller, "PATCH", `/api/me/advertisements/${lot.id}`, { description });
    await expect(page.getByText("Kolek je celý.")).toBeVisible();
  });

  await test.step("the first answers, and leads again", async () => {
    await bid(firstPage, "2000", "Přihodit 2 000 Kč");
    await expect(block(firstPage)).toContainText("Vedete");
  });

  await test.step("in its last minute the end moves in every window", async () => {
    await moveEnd(lot.id, 40_000);
    await expect(block(page)).toContainText(/0:\d\d/);
    await bidOn(lot, second, 3_000);
    await expect(block(firstPage)).toContainText("Někdo vás přehodil");
    await expect(block(firstPage)).toContainText(/[45]\smin/);
    await expect(block(page)).toContainText(/[45]\smin/);
  });

  await test.step("the end: everybody sees what it means without a reload", async () => {
    await moveEnd(lot.id, 2_000);
    await expect(block(firstPage)).toContainText("Aukce skončila, zvítězil jiný přihazující");
    await expect(block(page)).toContainText("Prodáno za");
    for (const each of [page, firstPage])
      await expect(each.getByRole("region", { name: "Záznam aukce" })).toBeVisible();
  });

  for (const each of [page, firstPage]) expect(await isStillLoaded(each)).toBe(true);
});

test("cards of a list move in place, and their neighbours stay where they are", async ({ page }) => {
  const word = `ziva${Date.now().toString(36)}`;
  const seller = await makePerson("prodejce");
  const lot = await makeLotOf(seller, { name: `Rum ${word} 1` });
  for (const order of [2, 3]) await makeLotOf(seller, { name: `Rum ${word} ${order}` });
  await visit(page, `/hledani?q=${word}`);
  await markLoaded(page);
  const card = page.getByRole("listitem").filter({ hasText: `${word} 1` });
  const boxes = () =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => JSON.stringify(item.getBoundingClientRect())));
  await expect(card).toContainText("500 Kč");
  const before = await boxes();
  await bidOn(lot, await makePerson("kupec"), 900);
  await expect(card).toContainText("1 příhoz");
  expect(await boxes()).toEqual(before);
  await moveEnd(lot.id, 1_000);
  await expect(card).toContainText("Prodáno za", { timeout: 20_000 });
  expect(await isStillLoaded(page)).toBe(true);
});

test("who is outbid hears of it on another page and gets there with one press; signed out in one window, one is a guest in the other too", async ({
  browser,
  troubles,
}) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const [first, second] = [await makePerson("prvni"), await makePerson("druha")];
  await bidOn(lot, first, 1_000);
  const firstPage = await windowOf(browser, first);
  const listening = firstPage.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(firstPage, "/ucet/aukce");
  await listening;
  await expect(firstPage.getByRole("main")).toContainText("Vedete");
  await bidOn(lot, second, 1_500);
  const notification = firstPage.getByRole("listitem").filter({ hasText: `Někdo vás přehodil: ${lot.name}` });
  await expect(notification).toContainText("1 100 Kč");
  await expect(firstPage.getByRole("main")).toContainText("přehodil");
  await notification.getByRole("button", { name: "Zobrazit" }).click();
  await expect(firstPage).toHaveURL(pathOf(lot));
  await expect(block(firstPage)).toContainText("Někdo vás přehodil");

  troubles.expectStatus(401);
  const other = await firstPage.context().newPage();
  await visit(other, "/ucet/prehled");
  await other.getByRole("button", { name: "Odhlásit" }).first().click();
  await expect(firstPage.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toBeVisible();
});

async function bid(page: Page, amount: string, button: string): Promise<void> {
  await block(page).getByRole("textbox").fill(amount);
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/bids"));
  await block(page).getByRole("button", { name: button }).click();
  await confirmBid(page);
  expect((await answered).status()).toBe(201);
}

function block(page: Page) {
  return page.getByRole("region", { name: "Přihazování" });
}

function history(page: Page) {
  return page.getByRole("region", { name: "Příhozy" });
}

/** A mark on the page that a reload would remove. */
async function markLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = "once";
  });
}

async function isStillLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.loaded === "once");
}
