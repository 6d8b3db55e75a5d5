import { contactBody, makeContact } from "#test/make/contact.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { writePhotographs } from "./photographs.ts";
import { serverContext } from "./server-context.ts";
import { callApi } from "./without-window.ts";

const address = "/ucet/fakturacni-a-kontaktni-udaje";
const phone = { viewport: { width: 360, height: 780 } };

test("names are two fields, which stay as they were saved; what another window has saved stays, unless it was written anew here", async ({
  browser,
}) => {
  const person = await makePerson("dve.okna");
  await makeContact(await serverContext(), person.id);
  const page = await windowOf(browser, person, phone);
  await visit(page, address);
  await expect(page.getByLabel("Jméno", { exact: true })).toHaveValue("Jan");
  await expect(page.getByLabel("Příjmení")).toHaveValue("Ořech");
  await callApi(person, "PUT", "/api/me/contact", contactBody({ city: "Plzeň" }));
  await page.getByLabel("Jméno", { exact: true }).fill("Anna Marie");
  await page.getByLabel("Příjmení").fill("Dvořáková");
  await page.getByLabel("Ulice a číslo").first().fill("Jiná 5");
  await page.getByRole("button", { name: "Uložit údaje" }).click();
  await expect(page.getByText("Údaje jsou uložené.")).toBeVisible();
  await expect(page.getByLabel("Obec").first()).toHaveValue("Plzeň");
  const stored = await callApi(person, "GET", "/api/me/contact");
  expect(stored).toMatchObject({
    ...{ firstName: "Anna Marie", lastName: "Dvořáková" },
    ...{ city: "Plzeň", street: "Jiná 5" },
  });
});

test("an address in any country is added with a company, refused at its fields, made the default and deleted; a picture is cut from a file, seen by everybody beside the name, and removed", async ({
  browser,
  troubles,
}, info) => {
  troubles.expectStatus(422);
  const person = await makePerson("adresy");
  const page = await windowOf(browser, person, phone);
  await visit(page, address);
  const list = page.getByRole("region", { name: "Adresy" });
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await list.getByLabel(label).fill(text);
  };
  const save = () => list.getByRole("button", { name: "Uložit adresu" }).click();
  await list.getByRole("button", { name: "Přidat adresu" }).click();
  await fill({ "Jméno příjemce": "Ann Lee", "Ulice a číslo": "5 Main St", PSČ: "78701", Obec: "Austin" });
  await list.getByLabel("Země").selectOption({ label: "Spojené státy" });
  await save();
  await expect(page.getByText("Adresa byla úspěšně uložena.")).toBeVisible();
  await expect(list.getByRole("listitem")).toContainText(["Spojené státy"]);
  await list.getByRole("button", { name: "Přidat adresu" }).click();
  await fill({ "Jméno příjemce": "Petr Malý", "Ulice a číslo": "Lidická 12", PSČ: "80200", Obec: "Brno" });
  await fill({ Firma: "Alza.cz a.s.", IČO: "27082441" });
  await save();
  await expect(page.getByText("Adresu se nepodařilo uložit.")).toBeVisible();
  await expect(list.getByText("Toto PSČ v dané zemi neexistuje.")).toBeVisible();
  await expect(list.getByText("Toto IČO není platné.")).toBeVisible();
  await expectGoodLooks(page);
  await fill({ PSČ: "60200", IČO: "27082440" });
  await list.getByText("Používat jako výchozí").click();
  await save();
  await expect(list.getByRole("listitem").first()).toContainText("Petr Malývýchozí");
  await expect(page.getByText("Adresu se nepodařilo uložit.")).toBeHidden();
  await expect(list.getByRole("listitem").first()).toContainText("Alza.cz a.s., IČO 27082440");
  await list.getByRole("button", { name: "Smazat adresu Lidická 12, 602 00 Brno" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Smazat adresu" }).click();
  await expect(page.getByText("Adresa byla úspěšně smazána.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("listitem")).toContainText("Ann Leevýchozí");

  const { front } = await writePhotographs(info.outputPath());
  const part = page.getByRole("region", { name: "Profilový obrázek" });
  await part.getByLabel("Nahrát obrázek").last().setInputFiles(front);
  const dialog = page.getByRole("dialog", { name: "Výřez obrázku" });
  await dialog.getByLabel("Přiblížení").fill("2");
  await dialog.getByRole("group", { name: "Výřez, posouvá se šipkami" }).press("ArrowLeft");
  await expectGoodLooks(page);
  await dialog.getByRole("button", { name: "Uložit obrázek" }).click();
  await expect(page.getByText("Obrázek je uložený.")).toBeVisible();
  await expect(part.getByRole("presentation")).toHaveAttribute("src", /^\/media\/.+\/320\.webp$/);
  await page.setViewportSize({ width: 1260, height: 900 });
  await expect(page.locator('header img[src^="/media/"]').first()).toBeVisible();
  const theirs = await (await answerFor(null, `/uzivatel/${person.id}`)).text();
  expect(theirs).toMatch(/<main.*<img [^>]*src="\/media\/[^"]+\/320\.webp"/s);
  await part.getByRole("button", { name: "Odebrat obrázek" }).click();
  await expect(page.getByText("Obrázek je odebraný.")).toBeVisible();
  await expect(part.getByRole("presentation")).toHaveCount(0);
});
