import type { EditableInfoPage } from "#contract/content/info-page-admin.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { callApi } from "./without-window.ts";

/** What a guest reads at an address, once finished pages from before have made way. */
const readBy = (path: string) => async () => (await answerFor(null, path)).text();

test("an operator writes an article in both languages, looks at it, publishes and deletes it; visitors see each at once", async ({
  browser,
}) => {
  const backOffice = await windowOf(browser, await makePerson("pise", { scopes: ["content"] }));
  const title = `Jak číst etiketu ${Date.now() % 1e6}`;
  await visit(backOffice, "/administrace/obsah");
  await backOffice.getByRole("link", { name: "Přidat článek" }).click();

  await test.step("written by keyboard with a heading and a list, nothing is stored without a heading", async () => {
    const text = backOffice.getByRole("textbox", { name: "Text česky" });
    await text.click();
    await backOffice.keyboard.type("Co prozradí");
    await backOffice.getByRole("toolbar").first().getByRole("button", { name: "Nadpis", exact: true }).press("Enter");
    await text.press("Enter");
    await backOffice.keyboard.type("Výrobce");
    await backOffice.getByRole("toolbar").first().getByRole("button", { name: "Odrážky" }).click();
    await backOffice.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByLabel("Nadpis česky")).toHaveAttribute("aria-invalid", "true");
    await backOffice.getByLabel("Nadpis česky").fill(title);
    await backOffice.getByLabel("Nadpis anglicky").fill("How to read a label");
    await backOffice.getByLabel("Perex česky").fill("Každá etiketa mluví.");
    await backOffice.getByRole("textbox", { name: "Text anglicky" }).click();
    await backOffice.keyboard.type("What a label tells");
    await expectGoodLooks(backOffice);
  });

  await test.step("the preview shows it as its page will", async () => {
    await backOffice.getByRole("button", { name: "Náhled česky" }).click();
    const preview = backOffice.getByRole("dialog", { name: title });
    await expect(preview.getByRole("heading", { level: 2, name: "Co prozradí" })).toBeVisible();
    await expect(preview.getByRole("listitem")).toHaveText("Výrobce");
    await backOffice.keyboard.press("Escape");
  });

  await backOffice.getByRole("button", { name: "Uložit" }).click();
  await expect(backOffice.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await readBy("/blog")()).not.toContain(title);

  await test.step("published, it stands in the blog at once, under an address of its title", async () => {
    await backOffice.getByLabel("Zveřejnit").fill("2026-01-05T10:00");
    await backOffice.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText("Uloženo.").last()).toBeVisible();
    await backOffice.getByRole("link", { name: "Zobrazit na webu" }).click();
    await expect(backOffice).toHaveURL(/\/blog\/\d+\/jak-cist-etiketu-\d+$/);
    await expect(backOffice.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(backOffice.getByRole("heading", { level: 2, name: "Co prozradí" })).toBeVisible();
    expect(await readBy("/blog")()).toContain(title);
    expect(await readBy(new URL(backOffice.url()).pathname)()).toContain("Každá etiketa mluví.");
  });

  const address = new URL(backOffice.url()).pathname;
  await test.step("a guest reads it in English; with another heading the old address leads to the new one", async () => {
    const english = await readBy(`/en/blog/${address.split("/")[2]}/how-to-read-a-label`)();
    expect(english).toContain("What a label tells");
    await backOffice.goBack();
    await backOffice.getByLabel("Nadpis česky").fill(`${title} znovu`);
    await backOffice.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByRole("heading", { level: 1 })).toHaveText(`${title} znovu`);
    const leadsTo = async () => (await answerFor(null, address)).headers.get("location");
    await expect.poll(leadsTo).toBe(`${address}-znovu`);
  });

  await backOffice.getByRole("button", { name: "Smazat" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Smazat" }).click();
  await expect(backOffice.getByRole("heading", { level: 1 })).toHaveText("Obsah webu");
  await expect.poll(async () => (await answerFor(null, address)).status).toBe(404);
});

test("terms keep their table through the editor, are changed, and brought back from their history; of two the second is told", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409);
  const backOffice = await windowOf(browser, await makePerson("pravnik", { scopes: ["content"] }));
  await visit(backOffice, "/administrace/obsah?group=pages");
  await backOffice.getByRole("main").getByRole("link", { name: "Ochrana osobních údajů" }).click();
  const address = "/info/2/gdpr";
  const read = readBy(address);
  const rowsIn = (html: string) => html.match(/<tr>/g)?.length ?? 0;
  const rows = rowsIn(await read());
  expect(rows).toBeGreaterThan(3);

  const text = backOffice.getByRole("textbox", { name: "Text česky" });
  await expect(text.getByRole("table").first()).toBeVisible();
  await text.getByText(/\w/).first().click();
  await backOffice.keyboard.press("Home");
  await backOffice.keyboard.type("Upraveno: ");
  await backOffice.getByRole("button", { name: "Uložit" }).click();
  await expect(backOffice.getByText("Uloženo.")).toBeVisible();
  await expect.poll(read).toContain("Upraveno:");
  expect(rowsIn(await read())).toBe(rows);

  await test.step("another writer stores it meanwhile", async () => {
    const other = await makePerson("jiny", { scopes: ["content"] });
    const page = await callApi<EditableInfoPage>(other, "GET", "/api/admin/info-pages/2");
    const { title, description, body, showsOperator, version } = page;
    const theirs = { ...body, cs: body.cs.replace("Upraveno:", "Upraveno: znovu") };
    const stored = { title, description, showsOperator, version, body: theirs };
    await callApi(other, "PUT", "/api/admin/info-pages/2", stored);
    await backOffice.getByLabel("Popis pro vyhledávače česky").fill("Jiný popis.");
    await backOffice.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
    await expect(backOffice.getByRole("definition").filter({ hasText: "odebráno: Jiný popis." })).toBeVisible();
    await expect(backOffice.getByRole("definition").filter({ hasText: "přidáno: znovu" })).toBeVisible();
    await expectGoodLooks(backOffice);
    await backOffice.getByRole("button", { name: "Načíst uložené" }).click();
    await expect(backOffice.getByLabel("Popis pro vyhledávače česky")).not.toHaveValue("Jiný popis.");
    await expect(text.getByText("Upraveno: znovu").first()).toBeVisible();
  });

  await backOffice.getByRole("button", { name: "Ukázat historii" }).click();
  const first = backOffice.getByRole("listitem").filter({ hasText: "původní text" });
  await first.getByRole("button", { name: "Ukázat a porovnat" }).click();
  const compared = backOffice.getByRole("dialog", { name: "Co by se ve formuláři změnilo" });
  await expect(compared.getByRole("definition")).toContainText("odebráno: Upraveno:");
  await expectGoodLooks(backOffice);
  await compared.getByRole("button", { name: "Náhled anglicky" }).click();
  await expect(backOffice.getByRole("dialog", { name: "Privacy policy" })).toBeVisible();
  await backOffice.keyboard.press("Escape");
  await compared.getByRole("button", { name: "Načíst do formuláře" }).press("Enter");
  await expect(backOffice.getByRole("textbox", { name: "Text česky" }).getByText("Upraveno:")).toHaveCount(0);
  await backOffice.getByRole("button", { name: "Uložit" }).click();
  await expect.poll(read).not.toContain("Upraveno:");
  await expect(backOffice.getByRole("button", { name: "Smazat" })).toHaveCount(0);
});

test("the editor keeps what it has no tool for, and says before it would lose something", async ({
  browser,
  troubles,
}) => {
  // The picture of the text is nobody's.
  troubles.expectStatus(404);
  const backOffice = await windowOf(browser, await makePerson("znacky", { scopes: ["content"] }));
  await visit(backOffice, "/administrace/obsah/stranky/nova");
  const back = backOffice.getByRole("button", { name: "Zpět do editoru" });
  const asHtml = backOffice.getByRole("button", { name: "Upravit jako HTML" });
  // What is written next goes into the field that is there by then; the editor of either language may come first.
  const toHtml = async () => {
    await expect(asHtml).toHaveCount(2);
    await asHtml.first().click();
    await expect(back).toHaveCount(1);
  };
  const toEditor = async () => {
    await back.click();
    await expect(back).toHaveCount(0);
  };
  const text = backOffice.getByRole("textbox", { name: "Text česky" });
  await toHtml();
  await text.fill(
    '<p>CO<sub>2</sub>, <abbr title="alkohol">alk.</abbr></p><table><tbody><tr><td>1</td></tr></tbody></table>',
  );
  await toEditor();
  await text.getByText("CO").click();
  await backOffice.keyboard.press("Home");
  await backOffice.keyboard.type("Bez ");
  await expect(backOffice.getByText("editor odstraní")).toHaveCount(0);
  await toHtml();
  await expect(text).toHaveValue(/<p>Bez CO<sub>2<\/sub>, <abbr title="alkohol">alk\.<\/abbr><\/p><table>/);
  await text.fill('<p><a href="/blog"><img src="media:nothing" alt="Láhev" /></a></p>');
  await toEditor();
  await expect(backOffice.getByText(/editor odstraní: a\./)).toBeVisible();
  await toHtml();
  await expect(text).toHaveValue('<p><a href="/blog"><img src="media:nothing" alt="Láhev" /></a></p>');
});
