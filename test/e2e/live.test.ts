import type { Page } from "@playwright/test";
import { moveEnd } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { openWeakLine } from "./weak-line.ts";
import { openContext } from "./windows.ts";

test("two people bid against each other in two windows: prices, leaders and lines move without a reload", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const lot = await makeLotOf(await makePerson("prodejce"));
  const [first, second] = [await makePerson("prvni"), await makePerson("druha")];
  const [firstPage, secondPage] = [await windowOf(browser, first), await windowOf(browser, second)];
  for (const each of [page, firstPage, secondPage]) await visit(each, pathOf(lot));
  for (const each of [page, firstPage, secondPage]) await markLoaded(each);

  await test.step("the first bids: the others see price, count and line", async () => {
    await bid(firstPage, "1000", "Přihodit 1 000 Kč");
    await expect(block(firstPage)).toContainText("Vedete");
    for (const each of [page, secondPage]) {
      await expect(block(each)).toContainText("1 příhoz");
      await expect(history(each).getByRole("row")).toHaveCount(2);
    }
  });

  await test.step("the second bids: the first sees at once that somebody else leads", async () => {
    await bid(secondPage, "1500", "Přihodit 1 500 Kč");
    await expect(block(firstPage)).toContainText("Někdo vás přehodil");
    await expect(block(firstPage)).toContainText("1 100 Kč");
    await expect(block(page)).toContainText("1 100 Kč");
    await expect(history(firstPage)).toContainText("vy", { ignoreCase: true });
    await expect(history(page).getByRole("row")).toHaveCount(3);
  });

  await test.step("the first answers, and the second sees it", async () => {
    await bid(firstPage, "2000", "Přihodit 2 000 Kč");
    await expect(block(firstPage)).toContainText("Vedete");
    await expect(block(secondPage)).toContainText("Někdo vás přehodil");
  });

  await test.step("in its last minute the end moves in every window", async () => {
    await moveEnd(lot.id, 40_000);
    await expect(block(page)).toContainText(/0:\d\d/);
    await bid(secondPage, "3000", "Přihodit 3 000 Kč");
    await expect(block(firstPage)).toContainText("Někdo vás přehodil");
    await expect(block(firstPage)).toContainText(/[45]\smin/);
    await expect(block(page)).toContainText(/[45]\smin/);
  });

  await test.step("the end: everybody sees what it means without a reload", async () => {
    await moveEnd(lot.id, 2_000);
    await expect(block(secondPage)).toContainText("Láhev je vaše", { timeout: 20_000 });
    await expect(block(firstPage)).toContainText("Aukce skončila, zvítězil jiný přihazující");
    await expect(block(page)).toContainText("Prodáno za");
  });

  for (const each of [page, firstPage, secondPage]) expect(await isStillLoaded(each)).toBe(true);
});

test("what the seller adds to the description comes to the open page by itself", async ({
  page,
  request,
  browser,
}) => {
  const seller = await makePerson("dopisuje");
  // What a new seller adds waits for a moderator's look.
  for (let index = 0; index < 5; index++) await makeLotOf(seller);
  const lot = await makeLotOf(seller);
  const bidder = await windowOf(browser, await makePerson("prihazuje"));
  for (const each of [page, bidder]) await visit(each, pathOf(lot));
  await bid(bidder, "1000", "Přihodit 1 000 Kč");
  await expect(block(page)).toContainText("1 příhoz");
  for (const each of [page, bidder]) await markLoaded(each);
  const answer = await request.patch(`/api/me/advertisements/${lot.id}`, {
    headers: { authorization: `Bearer ${seller.token}` },
    data: { description: `${lot.description}\n\nKolek je celý.` },
  });
  expect(answer.status()).toBe(200);
  for (const each of [page, bidder]) {
    await expect(each.getByText("Kolek je celý.")).toBeVisible();
    expect(await isStillLoaded(each)).toBe(true);
  }
});

test("cards of a list move in place, and their neighbours stay where they are", async ({ page, browser }) => {
  const word = `ziva${Date.now().toString(36)}`;
  const seller = await makePerson("prodejce");
  const lots = [];
  for (const order of [1, 2, 3]) lots.push(await makeLotOf(seller, { name: `Rum ${word} ${order}` }));
  const bidder = await windowOf(browser, await makePerson("kupec"));
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
  await visit(bidder, pathOf(lots[0] as (typeof lots)[0]));
  await bid(bidder, "900", "Přihodit 900 Kč");
  await expect(card).toContainText("1 příhoz");
  expect(await boxes()).toEqual(before);
  await moveEnd((lots[0] as (typeof lots)[0]).id, 1_000);
  await expect(card).toContainText("Prodáno za", { timeout: 20_000 });
  expect(await isStillLoaded(page)).toBe(true);
});

test("who is outbid hears of it on another page and gets there with one press", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const [first, second] = [await makePerson("prvni"), await makePerson("druha")];
  const [firstPage, secondPage] = [await windowOf(browser, first), await windowOf(browser, second)];
  await visit(firstPage, pathOf(lot));
  await bid(firstPage, "1000", "Přihodit 1 000 Kč");
  await expect(block(firstPage)).toContainText("Vedete");
  const listening = firstPage.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(firstPage, "/ucet/aukce");
  await listening;
  await expect(firstPage.getByRole("main")).toContainText("Vedete");
  await visit(secondPage, pathOf(lot));
  await bid(secondPage, "1500", "Přihodit 1 500 Kč");
  const notice = firstPage.getByRole("listitem").filter({ hasText: `Někdo vás přehodil: ${lot.name}` });
  await expect(notice).toContainText("1 100 Kč");
  await expect(firstPage.getByRole("main")).toContainText("přehodil");
  await notice.getByRole("button", { name: "Zobrazit" }).click();
  await expect(firstPage).toHaveURL(pathOf(lot));
  await expect(block(firstPage)).toContainText("Někdo vás přehodil");
});

test("a lost connection is said, and when it is back everything that was missed is there", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expectOffline();
  const lot = await makeLotOf(await makePerson("prodejce"));
  const line = await openWeakLine();
  const reader = await (await openContext(browser, { baseURL: line.url })).newPage();
  const bidder = await windowOf(browser, await makePerson("kupec"));
  await visit(reader, pathOf(lot));
  await visit(page, pathOf(lot));
  await line.cut();
  await expect(block(reader)).toContainText("Spojení", { timeout: 25_000 });
  await expect(block(page)).not.toContainText("Spojení");
  await visit(bidder, pathOf(lot));
  await bid(bidder, "1000", "Přihodit 1 000 Kč");
  await expect(block(page)).toContainText("1 příhoz");
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
