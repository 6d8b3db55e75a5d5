import { eq } from "#server/db/query.ts";
import { mails } from "#server/features/mails/table.ts";
import { subscribers } from "#server/features/newsletter/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi, wordsFor } from "./without-window.ts";

const path = "/administrace/newslettery";
const subject = `Podzimní sklep ${Date.now() % 1e6}`;
const reader = `ctenar-${Date.now()}@example.test`;

test("an operator writes an issue, tries it, schedules it, takes it back, and sends it to who gets newsletters", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const { db } = await serverContext();
  await db.insert(subscribers).values({
    ...{ email: reader, locale: "cs", key: `${Date.now()}`.padEnd(30, "x") },
    ...{ confirmedAt: new Date(), createdAt: new Date(Date.now() - 60_000) },
  });
  const operator = await makePerson("redakce", { scopes: ["content"] });
  const backOffice = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  const button = (name: string | RegExp) => backOffice.getByRole("button", { name });

  await test.step("a draft is written from a text, articles and lots in their order", async () => {
    await visit(backOffice, path);
    await backOffice.getByRole("link", { name: "Nové vydání" }).click();
    await expect(backOffice.getByText(/Odeslat nebo naplánovat vydání půjde, jakmile/)).toBeVisible();
    await expect(backOffice.getByLabel("Den a čas (pražský)")).toBeDisabled();
    await expect(button("Naplánovat")).toBeDisabled();
    await button("Uložit koncept").click();
    await expect(backOffice.getByText("Pole musí být vyplněno").first()).toBeVisible();
    await backOffice.getByLabel("Předmět česky").fill(subject);
    await backOffice.getByLabel("Úvodní text česky").fill("vybrali jsme pro vás, co letos dozrálo.");
    await backOffice.getByLabel(/^Najít článek/).press("Enter");
    await button(/^Přidat: /)
      .nth(0)
      .click();
    await button(/^Přidat: /)
      .nth(1)
      .click();
    const second = backOffice.getByRole("group", { name: "Články" }).getByRole("listitem").nth(1);
    const title = ((await second.locator("span").first().textContent()) ?? "").trim();
    await second.getByRole("button", { name: /: výš$/ }).press("Enter");
    await expect(backOffice.getByRole("group", { name: "Články" }).getByRole("listitem").first()).toContainText(title);
    await backOffice.getByLabel(/^Najít nabídku/).fill("rum");
    await backOffice.getByLabel(/^Najít nabídku/).press("Enter");
    await backOffice.getByLabel("Odběratelům vybraných kategorií").check();
    await expect(backOffice.getByText("Vyberte prosím aspoň jednu kategorii")).toBeVisible();
    await backOffice.getByLabel("Všem odběratelům").check();
    await expect(backOffice.getByText(/^Dostan(e|ou)\sho\s\d+\sadres/)).toBeVisible();
    await button("Uložit koncept").click();
    await expect(backOffice.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  });

  await test.step("it is looked at as a mail, and goes to the writer for a try", async () => {
    await button("Náhled česky").click();
    const mail = backOffice.frameLocator("iframe");
    await expect(mail.getByRole("heading", { name: subject })).toBeVisible();
    await expect(mail.getByText("vybrali jsme pro vás").last()).toBeVisible();
    await expectGoodLooks(backOffice);
    await button("Poslat na můj e-mail").click();
    await expect(backOffice.getByText(`Zkušební e-mail odešel na ${operator.email}.`)).toBeVisible();
    await backOffice.keyboard.press("Escape");
  });

  await test.step("what is not stored is not sent; planned it can be taken back", async () => {
    await backOffice.getByLabel("Úvodní řádek česky").fill("Co přibylo");
    await expect(button("Odeslat hned")).toBeDisabled();
    await button("Uložit").click();
    await expect(backOffice.getByText("Koncept je uložený.")).toBeVisible();
    await backOffice.getByLabel("Den a čas (pražský)").fill("2020-01-01T10:00");
    await button("Naplánovat").click();
    await backOffice
      .getByRole("alertdialog")
      .or(backOffice.getByRole("dialog"))
      .getByRole("button", { name: "Naplánovat" })
      .click();
    await expect(backOffice.getByText("Čas musí být v budoucnu, nejvýš rok dopředu.")).toBeVisible();
    await button("Zpět").click();
    const soon = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
    await backOffice.getByLabel("Den a čas (pražský)").fill(`${soon}T10:00`);
    await button("Naplánovat").click();
    await backOffice
      .getByRole("alertdialog")
      .or(backOffice.getByRole("dialog"))
      .getByRole("button", { name: "Naplánovat" })
      .click();
    await expect(backOffice.getByText(/naplánováno\sna/)).toBeVisible();
    await button("Zrušit naplánování").click();
    await backOffice
      .getByRole("alertdialog")
      .or(backOffice.getByRole("dialog"))
      .getByRole("button", { name: "Zrušit naplánování" })
      .click();
    await expect(backOffice.getByLabel("Předmět česky")).toHaveValue(subject);
  });

  await test.step("after a question that names the count it goes, and the page shows how far it has come", async () => {
    await button("Odeslat hned").click();
    await expect(backOffice.getByText(/Dostan(e|ou)\sho\s\d+\sadres.*vzít\szpět\snejde/)).toBeVisible();
    await button("Odeslat").last().click();
    await expect(backOffice.getByText(/odesláno\s.*odešlo\s\d+\sz\s\d+/)).toBeVisible({ timeout: 60_000 });
    const sentMails = await db.select().from(mails).where(eq(mails.recipient, reader));
    expect(sentMails).toMatchObject([{ kind: "newsletter-issue", subject, subscription: "newsletter" }]);
    expect(sentMails[0]?.unsubscribeUrl).toContain("/newsletter/odhlaseni/");
    await expectGoodLooks(backOffice);
    expect(await wordsFor(operator, path)).toMatch(new RegExp(`${subject}.{0,200}odešlo \\d+ z \\d+`));
  });
});

test("whose mailbox was refused for good reads on the account page why newsletters have ended, until they are on again", async () => {
  const { db } = await serverContext();
  const person = await makePerson("odmitnuty");
  const ended = new Date();
  await db.insert(subscribers).values({
    ...{ email: person.email, locale: "cs", key: `${Date.now()}`.padEnd(30, "y") },
    ...{ confirmedAt: ended, endedAt: ended, bouncedAt: ended },
  });
  expect(await wordsFor(person, "/ucet/newslettery")).toContain("poštovní server schránku");
  await callApi(person, "POST", "/api/subscriber/preferences", { selectedCategories: [] });
  expect(await wordsFor(person, "/ucet/newslettery")).not.toContain("poštovní server schránku");
});
