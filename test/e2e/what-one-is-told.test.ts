import { expectAccessible, expectAccessibleTwin, expectFits } from "./accessible.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";

test("one table says what is told and how; a choice is kept, what the law demands is said to stay", async ({
  browser,
}) => {
  const page = await windowOf(browser, await makePerson("vybirava"));
  await visit(page, "/ucet/upozorneni");
  await page.getByRole("link", { name: "Nastavit, o čem vám dáváme vědět" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nastavení upozornění");
  const box = page.getByRole("checkbox", { name: "Přehození: E-mail" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.")).toBeVisible();
  await expect(
    page
      .getByRole("row", { name: /^Průběh obchodu/ })
      .getByText("vždy")
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Přehození: E-mail" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Přehození: Web" })).toBeChecked();
  // The older setting beside the list of watched auctions is the same choice.
  await page.getByRole("checkbox", { name: "Konec sledované aukce: E-mail" }).uncheck();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.")).toBeVisible();
  await visit(page, "/ucet/sledovane-aukce");
  await expect(page.getByRole("checkbox", { name: /hodinu před koncem/ })).not.toBeChecked();
});

test("a quiet time is set, refused at its field where it has no length, and ended; the summary is a choice", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const page = await windowOf(browser, await makePerson("tichy"));
  await visit(page, "/ucet/nastaveni-upozorneni");
  await page.getByLabel("Od", { exact: true }).fill("23:30");
  await page.getByLabel("Do", { exact: true }).fill("23:30");
  await page.getByRole("button", { name: "Zapnout dobu klidu" }).click();
  await expect(page.getByLabel("Do", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Od", { exact: true })).toHaveValue("23:30");
  await page.getByLabel("Do", { exact: true }).fill("06:15");
  await page.getByRole("button", { name: "Zapnout dobu klidu" }).click();
  await expect(page.getByText("Teď platí od 23:30 do 06:15.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Místo jednotlivých e-mailů posílat jeden denně" }).check();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Teď platí od 23:30 do 06:15.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /jeden denně/ })).toBeChecked();
  await page.getByRole("button", { name: "Vypnout" }).click();
  await expect(page.getByText("Teď žádnou dobu klidu nemáte.")).toBeVisible();
});

test("the settings are accessible and fit every screen, in both languages", async ({ browser }) => {
  const page = await windowOf(browser, await makePerson("uzka"));
  await visit(page, "/ucet/nastaveni-upozorneni");
  await expectAccessible(page);
  await expectFits(page);
  await visit(page, "/en/ucet/nastaveni-upozorneni");
  await expectAccessibleTwin(page);
  await expectFits(page);
});

test("the bell is one press from the messages, with notices as their second tab", async ({ browser }) => {
  const page = await windowOf(browser, await makePerson("zvonek"));
  await visit(page, "/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Zprávy/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ucet\/zpravy$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Upozornění/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ucet\/upozorneni$/);
});
