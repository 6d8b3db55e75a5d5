import type { BrowserContext, Page } from "@playwright/test";
import { holdScripts } from "./delayed-line.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { cookies, newVisitor } from "./settled-visitor.ts";

/** The cookie bar and what it tells a tag manager (rules VI2, VI3). */

test.use({
  storageState: {
    ...newVisitor,
    cookies: cookies("localhost", { adult: "yes", "intro-popup": "hidden", "top-banner": "hidden" }),
  },
});

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
  security_storage: "granted",
};
const granted = Object.fromEntries(Object.keys(denied).map((kind) => [kind, "granted"]));
const byDefault = (state: object) => ["consent", "default", { ...state, wait_for_update: 500 }];

const barOf = (page: Page) => page.getByRole("form", { name: "Cookies" });
const press = (page: Page, name: string) => barOf(page).getByRole("button", { name }).click();

/** The entries that a tag manager would read; a command is an `arguments` object, an event a plain one. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    window.dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

/** Consent cookies with their values; each is checked to last a year. */
async function consentCookies(context: BrowserContext): Promise<Record<string, string>> {
  const stored = (await context.cookies()).filter(({ name }) => /^(accept-|cookies-)/.test(name));
  for (const { expires } of stored) {
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  }
  return Object.fromEntries(stored.map(({ name, value }) => [name, value]));
}

test("the bar is accessible and reached by keys; 'Přijmout vše' keeps all four cookies for a year and grants everything; the footer withdraws it, closing the bar there changes nothing, and who has refused is not asked again", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  expect(await dataLayer(page)).toEqual([byDefault(denied)]);

  await test.step("the bar fits every screen and is accessible; its three answers look alike", async () => {
    await expect(barOf(page)).toBeVisible();
    await expectGoodLooks(page);

    const looks = await barOf(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          const size = [Math.round(width), Math.round(height)];
          return { color, backgroundColor, borderColor, fontSize, fontWeight, size };
        }),
      );
    expect(looks).toHaveLength(3);
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    const technical = barOf(page).getByLabel("Technické");
    await expect(technical).toBeChecked();
    await expect(technical).toBeDisabled();
  });
  await test.step("keys reach it right behind the way past the header", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(barOf(page).getByRole("button", { name: "Odmítnout vše" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(barOf(page).getByLabel("Analytické")).toBeFocused();
    await page.keyboard.press("Space");
    for (const name of ["Marketingové", "Reklamní"]) {
      await page.keyboard.press("Tab");
      await expect(barOf(page).getByLabel(name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(barOf(page).getByRole("button", { name: "Odmítnout vše" })).toBeFocused();
    await expect(barOf(page).getByLabel("Analytické")).toBeChecked();
  });

  await press(page, "Přijmout vše");
  await expect(barOf(page)).toBeHidden();
  expect(await dataLayer(page)).toEqual([byDefault(denied), ["consent", "update", granted]]);
  expect(await consentCookies(context)).toEqual({
    "cookies-show": "hidden",
    "accept-technical": "true",
    "accept-analytical": "true",
    "accept-marketing": "true",
    "accept-advertisement": "true",
  });
  await visit(page, "/hledani");
  await expect(barOf(page)).toBeHidden();
  expect(await dataLayer(page)).toEqual([byDefault(granted)]);

  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Nastavení cookies" });
  await opener.click();
  await expect(barOf(page)).toBeFocused();
  await expect(barOf(page).getByLabel("Marketingové")).toBeChecked();
  await barOf(page).getByLabel("Marketingové").uncheck();
  await page.keyboard.press("Escape");
  await expect(barOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(Object.keys(await consentCookies(context))).toHaveLength(5);
  await opener.click();
  await expect(barOf(page).getByLabel("Marketingové")).toBeChecked();
  await press(page, "Odmítnout vše");
  expect((await dataLayer(page)).at(-1)).toEqual(["consent", "update", denied]);
  expect(await consentCookies(context)).toEqual({ "cookies-show": "hidden" });
  await page.getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL("/blog");
  await expect(barOf(page)).toBeHidden();
});

const selected: [string, string, object][] = [
  ["Analytické", "accept-analytical", { analytics_storage: "granted" }],
  ["Marketingové", "accept-marketing", { ad_storage: "granted", personalization_storage: "granted" }],
  ["Reklamní", "accept-advertisement", { ad_user_data: "granted", ad_personalization: "granted" }],
];

test("a bar that is not answered comes back, and the page can be used meanwhile; 'Přijmout vybrané' keeps and grants what is ticked and what is technical", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await page.keyboard.press("Escape");
  await expect(barOf(page)).toBeVisible();
  await page.getByRole("link", { name: "Denní aukce" }).first().click();
  await expect(page).toHaveURL("/denni-aukce");
  await expect(barOf(page)).toBeVisible();
  expect(await consentCookies(context)).toEqual({});

  await barOf(page).getByRole("button", { name: "Nastavit" }).click();
  for (const [index, [label, cookie, allows]] of selected.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Nastavení cookies" }).click();
    for (const [other] of selected)
      await barOf(page)
        .getByLabel(other)
        .setChecked(other === label);
    await press(page, "Přijmout vybrané");
    await expect(barOf(page)).toBeHidden();
    const state = { ...denied, functionality_storage: "granted", ...allows };
    expect((await dataLayer(page)).at(-1)).toEqual(["consent", "update", state]);
    expect(await consentCookies(context)).toEqual({
      "cookies-show": "hidden",
      "accept-technical": "true",
      [cookie]: "true",
    });
  }
  await visit(page, "/");
  const advertising = { ad_user_data: "granted", ad_personalization: "granted" };
  expect(await dataLayer(page)).toEqual([byDefault({ ...denied, functionality_storage: "granted", ...advertising })]);
});

test("an answer that is quicker than the scripts counts, though the visitor leaves before they come", async ({
  page,
  context,
}) => {
  await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await press(page, "Přijmout vše");
  await expect(barOf(page)).toBeHidden();
  expect(Object.keys(await consentCookies(context))).toHaveLength(5);
  expect((await dataLayer(page)).at(-1)).toEqual(["consent", "update", granted]);
  await page.goto("/denni-aukce", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(barOf(page)).toBeHidden();
});

test("a log-in that fails is told to the tag manager", async ({ page, troubles }) => {
  troubles.expectStatus(422);
  await visit(page, "/account/index");
  await page.getByRole("main").getByLabel("E-mail").fill("nikdo@kabinet.test");
  await page.getByRole("main").getByLabel("Heslo", { exact: true }).fill("neznámé heslo");
  await page.getByRole("main").getByRole("button", { name: "Přihlásit se" }).click();
  await expect(page.getByRole("main").getByText("E-mail nebo heslo nesouhlasí.")).toBeVisible();
  expect((await dataLayer(page)).at(-1)).toEqual({ event: "login-failure" });
});
