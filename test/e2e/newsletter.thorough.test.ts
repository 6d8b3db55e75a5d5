import { expect, test, visit } from "./journey.ts";
import { ask, dialog, save } from "./newsletter-choice.ts";
import { makePerson, newName, windowOf } from "./people.ts";

test("an answer that comes after the choice was left neither closes the next choice nor empties its e-mail", async ({
  page,
}) => {
  const [first, second] = [newName("prvni"), newName("druhy")];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/subscriber/save", async (route) => {
    await arrived;
    await route.continue();
  });
  await visit(page, "/");
  await ask(page, first.email);
  await save(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await ask(page, second.email);
  arrive();
  await expect(page.getByText("E-mail byl úspěšně uložen.")).toBeVisible();
  await expect(dialog(page)).toContainText(second.email);
  await expect(page.locator("footer input[name=email]")).toHaveValue(second.email);
});

test("an earlier choice that cannot be read is not spoken of: the reader chooses anew", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(500);
  const reader = await makePerson("ctenarka");
  const page = await windowOf(browser, reader);
  await visit(page, "/");
  await page.route("**/api/subscriber/get", (route) => route.fulfill({ status: 500, body: "{}" }));
  await ask(page, reader.email);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a mail's link that is none is said to be so", async ({ page }) => {
    await page.goto(`/newsletter/odhlaseni/${"k".repeat(43)}`);
    await page.getByRole("button", { name: "Už mi je neposílat" }).click();
    await expect(page.getByText("Tento odkaz neznáme. Otevřete ho prosím znovu z e-mailu.")).toBeVisible();
  });
});
