import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { reports } from "#server/features/reports/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, newName, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { callApi, wordsBehind, wordsFor } from "./without-window.ts";

const phone = { width: 360, height: 800 };

/** Fills in what everybody is asked. */
async function explain(page: Page, note: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Důvod").selectOption({ label: "Padělek nebo nepravá věc" });
  await dialog.getByLabel("Vysvětlení").fill(note);
  await dialog.getByLabel(/dobré víře/).check();
}

test("a guest reports a listing, a moderator takes it off with reasons that both sides read, and another one decides the appeal", async ({
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
  await expectGoodLooks(page);
  await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(page.getByText(/Nahlášení č\.\s\d+ jsme přijali/)).toBeVisible();

  const receipt = await mailTo(email, "Přijali jsme vaše nahlášení");
  const guestsPath = new URL(linkIn(receipt, "/nahlaseni/")).pathname;
  expect(await wordsFor(null, guestsPath)).toContain("Čeká na rozhodnutí");

  const moderator = await makePerson("rozhoduje", { scopes: ["moderation"] });
  const backOffice = await windowOf(browser, moderator);
  await backOffice.setViewportSize(phone);
  await visit(backOffice, "/administrace/nahlaseni");
  const report = backOffice.getByRole("main").getByRole("listitem").filter({ hasText: "vytištěná doma" });
  await expect(report).toContainText("Hana Hostová nahlašuje nabídku uživatele");
  // What has not been done yet is not named.
  troubles.expectStatus(409);
  await report.getByLabel("Opatření").selectOption({ label: "Nabídka je stažená" });
  await report.getByLabel("Důvod", { exact: false }).fill("Etiketa neodpovídá době.");
  await report.getByRole("button", { name: "Uznat" }).click();
  await expect(report).toContainText("zatím neplatí");

  const offence = { rule: "authenticity", reason: "Padělek." };
  await callApi(moderator, "PUT", `/api/auctions/${lot.id}/cancellation`, offence);
  await report.getByRole("button", { name: "Uznat" }).click();
  await expect(backOffice.getByText("Rozhodnutí je uložené.")).toBeVisible();

  expect(await wordsFor(null, guestsPath)).toContain("Etiketa neodpovídá době.");
  const reported = await mailTo(seller.email, "Rozhodli jsme o nahlášení vašeho obsahu");
  await visit(page, linkIn(reported, "/nahlaseni/"));
  await expect(page.getByRole("main")).toContainText("Etiketa neodpovídá době.");
  await expect(page.getByRole("main")).not.toContainText("vytištěná doma");

  await page.getByRole("button", { name: "Odeslat odvolání" }).click();
  await expect(page.getByLabel("Proč nesouhlasíte")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Proč nesouhlasíte").fill("Etiketa je z druhé řady, mám k ní účtenku.");
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Odeslat odvolání" }).click();
  await expect(page.getByRole("heading", { name: "Vaše odvolání" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Odeslat odvolání" })).toHaveCount(0);
  expect(await wordsFor(moderator, "/administrace/nahlaseni?group=appealed")).toContain(
    "O odvolání rozhodne jiný moderátor",
  );

  const reviewer = await makePerson("prezkoumava", { scopes: ["moderation"] });
  const other = await windowOf(browser, reviewer);
  await other.setViewportSize(phone);
  await visit(other, "/administrace/nahlaseni?group=appealed");
  const appealed = other.getByRole("main").getByRole("listitem").filter({ hasText: "vytištěná doma" });
  await expect(appealed).toContainText("mám k ní účtenku");
  await expectGoodLooks(other);
  await appealed.getByLabel("Důvod", { exact: false }).fill("Účtenka dokládá druhou řadu.");
  await appealed.getByRole("button", { name: "Vyhovět odvolání" }).click();
  await expect(other.getByText("Rozhodnutí je uložené.")).toBeVisible();
  const sellersWords = await wordsFor(null, new URL(page.url()).pathname);
  for (const words of ["Odvolání jsme vyhověli", "Porušení jsme neshledali", "Je zpět v prodeji"])
    expect(sellersWords).toContain(words);
  expect(sellersWords).not.toContain("Co můžete udělat");
  const closed = await wordsFor(reviewer, "/administrace/nahlaseni?group=closed");
  expect(closed).toMatch(/vytištěná doma.*Nabídka je zpět v prodeji/);
  const answered = linkIn(await mailTo(email, "Rozhodli jsme o odvolání"), "/nahlaseni/");
  const guestsWords = await wordsFor(null, answered);
  expect(guestsWords).toContain("Účtenka dokládá druhou řadu.");
  expect(guestsWords).not.toContain("mám k ní účtenku");
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
  expect(await wordsBehind(page, "/ucet/upozorneni")).toContain("Vaše nahlášení");
  await visit(page, "/ucet/nahlaseni");
  await expectGoodLooks(page);
  await page.getByRole("link", { name: /Profil: Padělek/ }).click();
  await expect(page.getByRole("main")).toContainText("Vydává se za známého sběratele.");
  expect(await wordsBehind(page, "/en/ucet/nahlaseni")).toContain("Profile: Counterfeit");
});

test("moderators read a year of reports at the back office and save it, everybody the years that are over", async ({
  browser,
}) => {
  const { db } = await serverContext();
  const [one, other] = [await makePerson("loni"), await makePerson("lonijiny")];
  await db.insert(reports).values({
    ...{ kind: "profile", profileId: other.id, reportedId: other.id, quoted: other.username },
    ...{ reason: "intellectual_property", note: "Cizí fotografie.", reporterId: one.id },
    createdAt: new Date(Date.now() - 366 * 86_400_000),
  });
  const year = new Date().getFullYear();
  const backOffice = await windowOf(browser, await makePerson("pocita", { scopes: ["moderation"] }));
  await visit(backOffice, "/administrace/nahlaseni-po-letech");
  const years = backOffice.getByRole("navigation", { name: "Rok" });
  await expect(years.getByRole("link", { name: String(year), exact: true })).toHaveAttribute("aria-current", "page");
  await years.getByRole("link", { name: String(year - 1) }).click();
  await expect(backOffice).toHaveURL(new RegExp(`year=${year - 1}$`));
  await expect(backOffice.getByRole("table", { name: "Přijatá nahlášení" })).toContainText("Porušení práv");
  const saved = backOffice.waitForEvent("download");
  await backOffice.getByRole("button", { name: "Uložit jako tabulku" }).click();
  const file = await (await saved).path();
  expect(await readFile(file, "utf8")).toContain(`"${year - 1}";"Přijatá nahlášení";"Profil";`);

  expect(await wordsFor(null, "/dokumenty")).toContain("Zpráva o nahlášeních po letech");
  const everybodys = await answerFor(null, "/zprava-o-nahlasenich");
  expect(await everybodys.text()).not.toContain(`year=${year}"`);
  expect(await wordsFor(null, "/zprava-o-nahlasenich")).toMatch(/Přijatá nahlášení.*Profil/);
  expect(await wordsFor(null, "/moderation-report")).toMatch(/Reports received.*Profile/);
});
