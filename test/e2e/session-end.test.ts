import type { Page } from "@playwright/test";
import { endSession } from "./end-session.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, isThorough } from "./looks.ts";
import { askAbout, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, type Person, testPassword, windowOf } from "./people.ts";

/** A session that ends elsewhere, by a new password or a suspension: the frame forgets who was signed in. */

const address = "/ucet/fakturacni-a-kontaktni-udaje";

async function logIn(page: Page, { email }: Person): Promise<void> {
  const widget = page.getByRole("dialog");
  await widget.getByLabel("E-mail").fill(email);
  await widget.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await page.keyboard.press("Enter");
}

test("FR13: on a page of the account what is being typed is covered, not lost: the same person goes on, another one finds the page as their own", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401, 503);
  const person = await makePerson("odhlasena");
  const page = await windowOf(browser, person, { viewport: { width: 360, height: 780 } });
  const second = await page.context().newPage();
  await visit(second, "/ucet/prehled");
  await visit(page, address);
  await expect(page.getByRole("banner").getByText(person.username)).toHaveCount(1);
  await page.getByLabel("Ulice a číslo").fill("Rozepsaná 7");
  await endSession(person);
  await expect(page.getByText("Přihlášení skončilo")).toBeVisible();
  // The log-in widget, which stands over everything, hides the rest of the page from whoever reads it by its roles.
  const banner = page.getByRole("banner", { includeHidden: true });
  await expect(banner.getByText(person.username)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel("Ulice a číslo")).toBeHidden();
  // Every other window of the browser knows it, too.
  await expect(second.getByText("Přihlášení skončilo")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectGoodLooks(page);
  await page.getByRole("main").getByRole("button", { name: "Přihlásit se" }).click();
  await logIn(page, person);
  await expect(page.getByLabel("Ulice a číslo")).toHaveValue("Rozepsaná 7");
  await expect(page.getByText("Přihlášení skončilo")).toHaveCount(0);
  await page.getByLabel("Jméno", { exact: true }).fill("Jana");
  await page.getByLabel("Příjmení").fill("Rozepsaná");
  await page.getByLabel("PSČ").fill("110 00");
  await page.getByLabel("Obec", { exact: true }).fill("Praha");
  await page.getByRole("button", { name: "Uložit údaje" }).click();
  await expect(page.getByText("Údaje jsou uložené.").first()).toBeVisible();
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(second.getByText("Přihlášení skončilo")).toHaveCount(0);

  await second.close();
  await page.getByLabel("Ulice a číslo").fill("Rozepsaná 8");
  await endSession(person);
  await expect(page.getByText("Přihlášení skončilo")).toBeVisible();
  const other = await makePerson("jina");
  await logIn(page, other);
  await expect(page.getByRole("banner").getByText(other.username)).toHaveCount(1);
  await expect(page.getByLabel("Ulice a číslo")).toHaveValue("");
});

test("what is being written in a conversation or about an item is there for the same person alone", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401, 503);
  const [person, other] = [await makePerson("pise"), await makePerson("cizi")];
  const lot = await makeLotOf(await makePerson("prodejce"));
  const conversation = await askAbout(lot, person, "Je kolek celý?");
  const page = await windowOf(browser, person);
  const fields = [
    [`/ucet/zpravy/${conversation}`, "Vaše zpráva"],
    ...(isThorough ? [["/ucet/vase-aukce/hromadne", "Vložit z tabulkového editoru"] as const] : []),
    [pathOf(lot), "Vaše otázka"],
  ] as const;
  for (const [path, label] of fields) {
    const hearing = page.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
    await visit(page, path);
    await hearing;
    await page.getByLabel(label).fill("Rozepsaná věta");
    await endSession(person);
    await expect(page.getByRole("banner", { includeHidden: true }).getByText(person.username)).toHaveCount(0);
    await expect(page.getByLabel(label)).toBeHidden();
    await expect(page).toHaveURL(path);
    if (path === pathOf(lot)) await page.getByRole("link", { name: "Přihlásit se a zeptat se" }).click();
    await logIn(page, person);
    await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel(label)).toHaveValue("Rozepsaná věta");
  }
  await endSession(person);
  await page.getByRole("link", { name: "Přihlásit se a zeptat se" }).click();
  await logIn(page, other);
  await expect(page.getByRole("banner").getByText(other.username)).toHaveCount(1);
  await expect(page.getByLabel("Vaše otázka")).toHaveValue("");
});
