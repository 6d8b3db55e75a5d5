import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { setLine } from "./windows.ts";

/** The code of further pages is fetched ahead where the line allows it, and what happens where none comes (rule PA9). */

const fetchedAhead = (page: Page) =>
  page
    .locator("link[rel=prefetch]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).getAttribute("href") ?? ""));

test.use({ ownWindow: true });

test("the code of pages that links in view lead to is fetched ahead once the browser is at rest, their data are not", async ({
  page,
}) => {
  await page.addInitScript(setLine, {});
  const data: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && data.push(request.url()));
  await visit(page, "/blog");
  await expect.poll(() => fetchedAhead(page)).toContainEqual(expect.stringMatching(/\/assets\/daily-/));
  expect(data).toEqual([]);
});

for (const line of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`with ${JSON.stringify(line)} nothing is`, async ({ page }) => {
    await page.addInitScript(setLine, line);
    await page.clock.install();
    await visit(page, "/blog");
    await page.clock.runFor(5_000);
    expect(await fetchedAhead(page)).toEqual([]);
  });
}

test("a first page without its own code is loaded anew once within a minute", async ({ page, troubles }) => {
  troubles.expectOffline();
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  const everyPage = /\/assets\/layout-[^/]*\.js$/;
  await page.route(everyPage, (route) => route.abort("connectionrefused"));
  await page.goto("/blog");
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(2);
  const note = page.getByRole("alert").filter({ hasText: "Stránka se nenačetla celá" });
  await expect(note).toBeVisible();
  await page.unroute(everyPage);
  await note.getByRole("link", { name: "Načíst znovu" }).click();
  await expect(note).toBeHidden();
  await visit(page, "/blog");
});

test("without a line a press that needs more code leaves the page as it is; what it asked for comes with the line", async ({
  page,
  context,
  troubles,
}) => {
  troubles.expectOffline();
  await visit(page, "/blog");
  const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await context.setOffline(true);
  const search = page.getByRole("banner").getByRole("searchbox", { name: "Hledat na Kabinetu" });
  await page.getByRole("textbox", { name: "Adresa pro novinky" }).fill("ctenar@kabinet.test");
  await page.getByRole("button", { name: "Vybrat kategorie" }).click();
  await search.fill("ru");
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "O čem vám máme psát?" })).toBeVisible();
});
