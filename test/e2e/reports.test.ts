import type { Page } from "@playwright/test";
import { bothWidths, expectAccessible, expectAccessibleTwin, expectFits } from "./accessible.ts";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, newName, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";

const phone = { width: 360, height: 800 };

/** Fills in what everybody is asked. */
async function explain(page: Page, note: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Důvod").selectOption({ label: "Padělek nebo nepravá věc" });
  await dialog.getByLabel("Vysvětlení").fill(note);
  await dialog.getByLabel(/dobré víře/).check();
}

test("a guest reports a listing, a moderator takes it off and gives reasons, and both sides read them", async ({
  page,
  browser,
  troubles,
}) => {
  const seller = await makePerson("falsuje");
  const lot = await makeLotOf(seller, { name: "Nepravá láhev", slug: "neprava-lahev" });
  const { email } = newName("host");
  await page.setViewportSize(phone);
  await visit(page, pathOf(lot));
  await page.getByRole("button", { name: "Nahlásit nabídku" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(dialog.getByLabel("Vysvětlení")).toHaveAttribute("aria-invalid", "true");
  await explain(page, "Etiketa je vytištěná doma.");
  await dialog.getByLabel("Jméno").fill("Hana Hostová");
  await dialog.getByLabel("E-mail").fill(email);
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(page.getByText(/Nahlášení č\.\s\d+ jsme přijali/)).toBeVisible();

  const receipt = await mailTo(email, "Přijali jsme vaše nahlášení");
  await visit(page, linkIn(receipt, "/nahlaseni/"));
  await expect(page.getByRole("main")).toContainText("Čeká na rozhodnutí");
  await expectAccessible(page, bothWidths);
  await expectFits(page);

  const moderator = await makePerson("rozhoduje", { scopes: ["moderation"] });
  const desk = await windowOf(browser, moderator);
  await desk.setViewportSize(phone);
  await visit(desk, "/administrace/nahlaseni");
  const report = desk.getByRole("main").getByRole("listitem").filter({ hasText: "vytištěná doma" });
  await expect(report).toContainText("Hana Hostová nahlašuje nabídku uživatele");
  await expectAccessible(desk);
  await expectFits(desk);
  // What has not been done yet is not named.
  troubles.expectStatus(409);
  await report.getByLabel("Opatření").selectOption({ label: "Nabídka je stažená" });
  await report.getByLabel("Důvod", { exact: false }).fill("Etiketa neodpovídá době.");
  await report.getByRole("button", { name: "Dát za pravdu" }).click();
  await expect(report).toContainText("zatím neplatí");

  await visit(desk, pathOf(lot));
  await desk.getByRole("button", { name: /Moderování|Moderátor/ }).click();
  await desk.getByRole("menuitem").first().click();
  const question = desk.getByRole("dialog");
  await question.getByLabel("Pravidlo").selectOption({ index: 1 });
  await question.getByLabel("Důvod").fill("Padělek.");
  await question.getByRole("button", { name: /^Zrušit/ }).click();
  await expect(question).toBeHidden();
  await visit(desk, "/administrace/nahlaseni");
  await report.getByLabel("Opatření").selectOption({ label: "Nabídka je stažená" });
  await report.getByLabel("Důvod", { exact: false }).fill("Etiketa neodpovídá době.");
  await report.getByRole("button", { name: "Dát za pravdu" }).click();
  await expect(desk.getByText("Rozhodnutí je uložené.")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("main")).toContainText("Etiketa neodpovídá době.");
  const told = await mailTo(seller.email, "Rozhodli jsme o nahlášení vašeho obsahu");
  await visit(page, linkIn(told, "/nahlaseni/"));
  await expect(page.getByRole("main")).toContainText("Etiketa neodpovídá době.");
  await expect(page.getByRole("main")).not.toContainText("vytištěná doma");
});

test("a member reports a profile and finds it among their own reports", async ({ browser }) => {
  const other = await makePerson("nahlaseny");
  const page = await windowOf(browser, await makePerson("nahlasujici"));
  await visit(page, `/uzivatel/${other.id}`);
  await page.getByRole("button", { name: `Nahlásit profil ${other.username}` }).click();
  await explain(page, "Vydává se za známého sběratele.");
  await expect(page.getByRole("dialog").getByLabel("E-mail")).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(page.getByText(/Nahlášení č\.\s\d+ jsme přijali/)).toBeVisible();
  await visit(page, "/ucet/upozorneni");
  await page.getByRole("link", { name: "Vaše nahlášení" }).click();
  await expectAccessible(page, bothWidths);
  await expectFits(page);
  await page.getByRole("link", { name: /Profil: Padělek/ }).click();
  await expect(page.getByRole("main")).toContainText("Vydává se za známého sběratele.");
  await visit(page, "/en/ucet/nahlaseni");
  await expect(page.getByRole("link", { name: /Profile: Counterfeit/ })).toBeVisible();
  await expectAccessibleTwin(page);
});
