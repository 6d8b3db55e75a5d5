import type { Page } from "@playwright/test";
import { expect, takenOver, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { cookies, newVisitor } from "./settled-visitor.ts";

/** The question of age, which every visitor gets once (rule VI1). */

test.use({
  storageState: {
    ...newVisitor,
    cookies: cookies("localhost", { "intro-popup": "hidden", "top-banner": "hidden" }),
  },
});

const question = (page: Page) => page.getByRole("dialog", { name: /18\slet|at least 18/ });
const bar = (page: Page) => page.getByRole("form", { name: "Cookies" });

test("by keyboard: the focus stays in the question, which is accessible, and Escape is no answer; a yes is kept for a year, and only then the cookie bar asks", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await expect(question(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expectGoodLooks(page);
  await expect(page.getByRole("button", { name: "Ano, je mi 18 nebo více" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Ne, ještě ne" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
  const stored = (await context.cookies()).find(({ name }) => name === "adult");
  expect(stored).toMatchObject({ value: "yes", path: "/", sameSite: "Lax" });
  expect(Math.round(((stored?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await visit(page, "/hledani");
  await expect(question(page)).toBeHidden();
});

test("a no leads to an explanation, holds until the browser is closed, and can be corrected", async ({
  page,
  context,
}) => {
  await visit(page, "/hledani");
  await page.getByRole("button", { name: "Ne, ještě ne" }).click();
  await expect(page).toHaveURL("/jen-pro-dospele");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabinet je jen pro dospělé");
  expect((await context.cookies()).find(({ name }) => name === "adult")).toMatchObject({
    value: "no",
    expires: -1,
  });
  await page.goto("/denni-aukce");
  await expect(page).toHaveURL("/jen-pro-dospele");
  await takenOver(page);
  // The address is the same before and after, so the document that the redirection brings is told by its missing mark.
  await page.evaluate(() => document.documentElement.classList.add("left"));
  await page.getByRole("link", { name: "Kabinet, úvod" }).first().click();
  await expect(page.locator("html.left")).toHaveCount(0);
  await expect(page).toHaveURL("/jen-pro-dospele");
  await takenOver(page);
  await page.getByRole("button", { name: "Je mi 18 nebo více" }).click();
  await expect(page).toHaveURL("/");
  await expect(question(page)).toBeHidden();
});
