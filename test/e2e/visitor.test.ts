import type { Page } from "@playwright/test";
import sharp from "sharp";
import { eq } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { expect, reload, takenOver, test, visit } from "./journey.ts";
import { categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, newName, testPassword, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { bidOn, watchAs, wordsFor } from "./without-window.ts";

/** Public pages are the same for everybody: what is the visitor's own comes to them by one call, and shows without a change. */

const banner = (page: Page) => page.getByRole("banner");
const signInLink = (page: Page) => banner(page).getByRole("link", { name: "Přihlásit se" });

/** The page's scripts wait until `release`. */
async function holdScripts(page: Page): Promise<() => void> {
  const waiting = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await waiting.promise;
    await route.continue();
  });
  return waiting.resolve;
}

/** How many pixels of two pictures are not alike; edges of letters may be drawn a little otherwise each time. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 8)) count++;
  return count;
}

test("name, counts and hearts are in the first paint and stay: before scripts, at once after them, half a second later", async ({
  browser,
}) => {
  const person = await makePerson("prvni");
  const seller = await makePerson("prodejce");
  const name = `Srdce ${seller.username}`;
  const lots = [await makeLotOf(seller, { name }), await makeLotOf(seller)] as const;
  await watchAs(person, lots[0]);
  await bidOn(lots[1], person, 700);
  await bidOn(lots[1], await makePerson("prehazuje"), 5_000);
  const page = await windowOf(browser, person);
  const shelf = `/hledani?q=${encodeURIComponent(name)}`;
  await visit(page, shelf);
  await expect(banner(page).getByRole("link", { name: /Zprávy/ })).toContainText("1");

  const release = await holdScripts(page);
  await page.goto(shelf, { waitUntil: "commit" });
  const heart = page.getByRole("button", { name: new RegExp(lots[0].name) }).first();
  await expect(heart).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // A page whose requests are held has no cache: its fonts come anew, and letters change their width once.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new PerformanceObserver(() => {
      dataset.hasShifted = "";
    }).observe({ type: "layout-shift" });
  });
  const before = { session: await banner(page).screenshot(), heart: await heart.screenshot() };
  expect(await page.evaluate(() => document.documentElement.className)).toContain("somebody");
  await expect(signInLink(page)).toBeHidden();
  release();
  for (const waitMs of [100, 500]) {
    await page.waitForTimeout(waitMs);
    if (waitMs === 500) await takenOver(page);
    expect(await difference(before.session, await banner(page).screenshot()), `${waitMs} ms`).toBeLessThan(20);
    expect(await difference(before.heart, await heart.screenshot()), `${waitMs} ms`).toBeLessThan(20);
  }
  await expect(banner(page).getByText(person.username)).toBeVisible();
  expect(await page.evaluate(() => "hasShifted" in document.documentElement.dataset)).toBe(false);
});

test("an item shows its price at once, the own standing within one call, and keeps what was typed before; opened again it shows the standing before any answer, but never one that has changed since", async ({
  browser,
}) => {
  const person = await makePerson("stojim");
  const lot = await makeLotOf(await makePerson("prodejce"));
  await bidOn(lot, person, 900);
  const page = await windowOf(browser, person);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/me\/session|\.data$|\/bids$|\/lot$/.test(pathname)) asked.push(pathname + search);
  });
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/me/session*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, pathOf(lot));
  const block = page.getByRole("region", { name: "Přihazování" });
  await expect(block).toContainText("500 Kč");
  await expect(block.getByRole("link", { name: "Přihlásit se" })).toHaveCount(0);
  await block.getByRole("textbox").fill("1 500");
  answer.resolve();
  await expect(block).toContainText("Vedete");
  await expect(block.getByRole("textbox")).toHaveValue(/1\s500/);
  expect(asked).toEqual([`/api/me/session?for=${lot.id}`]);

  await page.unroute("**/api/me/session*");
  const later = Promise.withResolvers<void>();
  await page.route("**/api/me/session*", async (route) => {
    await later.promise;
    await route.continue();
  });
  await reload(page);
  await expect(block).toContainText("Vedete");
  await bidOn(lot, await makePerson("prehazuje"), 2_000);
  await expect(async () => {
    await reload(page);
    await expect(block).toContainText(/950\sKč/, { timeout: 2_000 });
  }).toPass();
  await takenOver(page);
  await expect(block).not.toContainText("Vedete");
  later.resolve();
  await expect(block).toContainText(/Přehodili vás|přehodil/i);
});

test("two people in turn in one browser: nothing of the one is on any public page of the other", async ({
  browser,
}) => {
  const [one, two] = [await makePerson("prvni-osoba"), await makePerson("druha-osoba")];
  const seller = await makePerson("prodejce");
  const lot = await makeLotOf(seller);
  await watchAs(one, lot);
  await bidOn(lot, one, 900);
  const page = await windowOf(browser, one);
  // As it comes from the server each kind of page names neither, whoever asks for it first.
  const listing = ["/", "/en", `/${await categoryOf("jamajka")}/jamajka`, "/hledani?q=rum", "/denni-aukce"];
  for (const path of [...listing, pathOf(lot), "/blog", `/uzivatel/${seller.id}`]) {
    for (const asking of [one, two]) {
      const answer = await answerFor(asking, path);
      const html = await answer.text();
      expect(answer.status, path).toBe(200);
      for (const named of [one.username, one.email, two.username]) expect(html, path).not.toContain(named);
    }
  }
  await visit(page, pathOf(lot));
  await expect(banner(page).getByText(one.username)).toBeVisible();
  // A stream that is still being opened when its session ends is refused, as it should be.
  const stream = page.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(page, "/");
  await stream;
  await expect(banner(page).getByText(one.username)).toBeVisible();
  await banner(page)
    .getByRole("button", { name: new RegExp(one.username) })
    .click();
  await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
  await expect(signInLink(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(one.username);
  await signInLink(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(two.email);
  await dialog.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await dialog.getByRole("button", { name: "Přihlásit se" }).click();
  await expect(banner(page).getByText(two.username)).toBeVisible();
  for (const path of ["/", pathOf(lot)]) {
    await visit(page, path);
    await expect(banner(page).getByText(two.username)).toBeVisible();
    const whole = await page.evaluate(
      () =>
        document.documentElement.outerHTML +
        JSON.stringify({ ...sessionStorage }) +
        document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(),
    );
    expect(whole, path).not.toContain(one.username);
    expect(whole, path).not.toContain(one.email);
    if (path === pathOf(lot)) await expect(page.getByRole("main")).not.toContainText("Vedete");
  }
});

test("a session that has ended, and a sign-in in another tab, change every open tab", async ({ browser, troubles }) => {
  troubles.expectStatus(401);
  const person = await makePerson("zalozky");
  const first = await windowOf(browser, person);
  const second = await first.context().newPage();
  await visit(first, "/");
  await visit(second, "/denni-aukce");
  await expect(banner(second).getByText(person.username)).toBeVisible();
  const { db } = await serverContext();
  await db.delete(tokens).where(eq(tokens.userId, person.id));
  for (const page of [first, second]) {
    await expect(signInLink(page)).toBeVisible();
    await expect(banner(page).getByText(person.username)).toHaveCount(0);
  }
  await first.bringToFront();
  await signInLink(first).click();
  const dialog = first.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await dialog.getByRole("button", { name: "Přihlásit se" }).click();
  for (const page of [first, second]) await expect(banner(page).getByText(person.username)).toBeVisible();
});

test("while the call for the visitor fails the page is a guest's, with a word; what is asked later counts", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(500);
  const person = await makePerson("nevime");
  const page = await windowOf(browser, person);
  await page.route("**/api/me/session*", (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await visit(page, "/blog");
  await expect(signInLink(page)).toBeVisible({ timeout: 9_000 });
  await expect(page.getByText("Nepodařilo se ověřit vaše přihlášení.")).toBeVisible();
  await page.unroute("**/api/me/session*");
  await page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link", { name: "Denní aukce" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Denní aukce" })).toBeVisible();
  await expect(banner(page).getByText(person.username)).toBeVisible();
});

test("a cookie that nobody owns is a guest's", async ({ browser, troubles }) => {
  troubles.expectStatus(401);
  const nobody = { ...(await makePerson("nikdo")), ...newName("nikdo"), token: "n".repeat(43) };
  const page = await windowOf(browser, nobody);
  await visit(page, "/blog");
  await expect(signInLink(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.classList.contains("somebody"))).toBe(false);
});

test("a draft opens for its seller and for nobody else", async () => {
  const seller = await makePerson("koncept");
  const draft = await makeLotOf(seller, { status: "draft" });
  const refused = await answerFor(null, pathOf(draft));
  expect(refused.status).toBe(404);
  expect(await refused.text()).not.toContain(draft.name);
  expect(await wordsFor(seller, pathOf(draft))).toContain(draft.name);
});
