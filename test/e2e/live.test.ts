import type { Page } from "@playwright/test";
import { moveEnd } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { openWeakLine } from "./weak-line.ts";
import { openContext } from "./windows.ts";
import { bidOn, callApi } from "./without-window.ts";

test("two people bid against each other: prices, leaders and lines move in open windows without a reload", async ({
  page,
  browser,
}) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
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
  });

  for (const each of [page, firstPage]) expect(await isStillLoaded(each)).toBe(true);
});

test("what the seller adds to the description comes to the open page by itself", async ({ page }) => {
  const seller = await makePerson("dopisuje");
  // What a new seller adds waits for a moderator's look.
  for (let index = 0; index < 5; index++) await makeLotOf(seller);
  const lot = await makeLotOf(seller);
  await bidOn(lot, await makePerson("prihazuje"), 1_000);
  await visit(page, pathOf(lot));
  await expect(block(page)).toContainText("1 příhoz");
  await markLoaded(page);
  const description = `${lot.description}\n\nKolek je celý.`;
  await callApi(seller, "PATCH", `/api/me/advertisements/${lot.id}`, { description });
  await expect(page.getByText("Kolek je celý.")).toBeVisible();
  expect(await isStillLoaded(page)).toBe(true);
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

test("who is outbid hears of it on another page and gets there with one press", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const [first, second] = [await makePerson("prvni"), await makePerson("druha")];
  await bidOn(lot, first, 1_000);
  const firstPage = await windowOf(browser, first);
  const listening = firstPage.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(firstPage, "/ucet/aukce");
  await listening;
  await expect(firstPage.getByRole("main")).toContainText("Vedete");
  await bidOn(lot, second, 1_500);
  const notice = firstPage.getByRole("listitem").filter({ hasText: `Někdo vás přehodil: ${lot.name}` });
  await expect(notice).toContainText("1 100 Kč");
  await expect(firstPage.getByRole("main")).toContainText("přehodil");
  await notice.getByRole("button", { name: "Zobrazit" }).click();
  await expect(firstPage).toHaveURL(pathOf(lot));
  await expect(block(firstPage)).toContainText("Někdo vás přehodil");
});

test("a lost connection is said, and when it is back everything that was missed is there", async ({
  browser,
  troubles,
}) => {
  troubles.expectOffline();
  const lot = await makeLotOf(await makePerson("prodejce"));
  const line = await openWeakLine();
  const reader = await (await openContext(browser, { baseURL: line.url })).newPage();
  await visit(reader, pathOf(lot));
  await expect(block(reader)).not.toContainText("Spojení");
  await line.cut();
  await expect(block(reader)).toContainText("Spojení", { timeout: 25_000 });
  await bidOn(lot, await makePerson("kupec"), 1_000);
  await expect(block(reader)).toContainText("bez příhozu");
  await line.mend();
  await expect(block(reader)).toContainText("1 příhoz", { timeout: 25_000 });
  await expect(block(reader)).not.toContainText("Spojení");
  await expect(history(reader).getByRole("row")).toHaveCount(2);
  await line.cut();
});

test("whoever signs out in one window is a guest in the others too", async ({ browser, troubles }) => {
  troubles.expectStatus(401);
  const person = await makePerson("odhlaseny");
  const one = await windowOf(browser, person);
  const other = await one.context().newPage();
  const listening = other.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(other, "/");
  await listening;
  await visit(one, "/ucet/prehled");
  await one.getByRole("button", { name: "Odhlásit" }).first().click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toBeVisible({
    timeout: 20_000,
  });
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
