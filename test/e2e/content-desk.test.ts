import type { KeptInfoPage } from "#contract/content/info-page-desk.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { callApi } from "./without-window.ts";

/** What a guest reads at an address, once finished pages from before have made way. */
const readBy = (path: string) => async () => (await answerFor(null, path)).text();

test("an operator writes an article in both languages, looks at it, publishes and deletes it; visitors see each at once", async ({
  browser,
}) => {
  const desk = await windowOf(browser, await makePerson("pise", { scopes: ["content"] }));
  const title = `Jak číst etiketu ${Date.now() % 1e6}`;
  await visit(desk, "/administrace/obsah");
  await desk.getByRole("link", { name: "Přidat článek" }).click();

  await test.step("written by keyboard with a heading and a list, nothing is stored without a heading", async () => {
    const text = desk.getByRole("textbox", { name: "Text česky" });
    await text.click();
    await desk.keyboard.type("Co prozradí");
    await desk
      .getByRole("toolbar")
      .first()
      .getByRole("button", { name: "Nadpis", exact: true })
      .press("Enter");
    await text.press("Enter");
    await desk.keyboard.type("Výrobce");
    await desk.getByRole("toolbar").first().getByRole("button", { name: "Odrážky" }).click();
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByLabel("Nadpis česky")).toHaveAttribute("aria-invalid", "true");
    await desk.getByLabel("Nadpis česky").fill(title);
    await desk.getByLabel("Nadpis anglicky").fill("How to read a label");
    await desk.getByLabel("Perex česky").fill("Každá etiketa mluví.");
    await desk.getByRole("textbox", { name: "Text anglicky" }).click();
    await desk.keyboard.type("What a label tells");
    await expectGoodLooks(desk);
  });

  await test.step("the preview shows it as its page will", async () => {
    await desk.getByRole("button", { name: "Náhled česky" }).click();
    const preview = desk.getByRole("dialog", { name: title });
    await expect(preview.getByRole("heading", { level: 2, name: "Co prozradí" })).toBeVisible();
    await expect(preview.getByRole("listitem")).toHaveText("Výrobce");
    await desk.keyboard.press("Escape");
  });

  await desk.getByRole("button", { name: "Uložit" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await readBy("/blog")()).not.toContain(title);

  await test.step("published, it stands in the blog at once, under an address of its title", async () => {
    await desk.getByLabel("Zveřejnit").fill("2026-01-05T10:00");
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByText("Uloženo.").last()).toBeVisible();
    await desk.getByRole("link", { name: "Zobrazit na webu" }).click();
    await expect(desk).toHaveURL(/\/blog\/\d+\/jak-cist-etiketu-\d+$/);
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(desk.getByRole("heading", { level: 2, name: "Co prozradí" })).toBeVisible();
    expect(await readBy("/blog")()).toContain(title);
    expect(await readBy(new URL(desk.url()).pathname)()).toContain("Každá etiketa mluví.");
  });

  const address = new URL(desk.url()).pathname;
  await test.step("a guest reads it in English; with another heading the old address leads to the new one", async () => {
    const english = await readBy(`/en/blog/${address.split("/")[2]}/how-to-read-a-label`)();
    expect(english).toContain("What a label tells");
    await desk.goBack();
    await desk.getByLabel("Nadpis česky").fill(`${title} znovu`);
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${title} znovu`);
    const leadsTo = async () => (await answerFor(null, address)).headers.get("location");
    await expect.poll(leadsTo).toBe(`${address}-znovu`);
  });

  await desk.getByRole("button", { name: "Smazat" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Smazat" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Obsah webu");
  await expect.poll(async () => (await answerFor(null, address)).status).toBe(404);
});

test("terms keep their table through the editor, are changed, and brought back from their history; of two the second is told", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409);
  const desk = await windowOf(browser, await makePerson("pravnik", { scopes: ["content"] }));
  await visit(desk, "/administrace/obsah?group=pages");
  await desk.getByRole("main").getByRole("link", { name: "Ochrana osobních údajů" }).click();
  const address = "/info/2/gdpr";
  const read = readBy(address);
  const rowsIn = (html: string) => html.match(/<tr>/g)?.length ?? 0;
  const rows = rowsIn(await read());
  expect(rows).toBeGreaterThan(3);

  const text = desk.getByRole("textbox", { name: "Text česky" });
  await expect(text.getByRole("table").first()).toBeVisible();
  await text.getByText(/\w/).first().click();
  await desk.keyboard.press("Home");
  await desk.keyboard.type("Upraveno: ");
  await desk.getByRole("button", { name: "Uložit" }).click();
  await expect(desk.getByText("Uloženo.")).toBeVisible();
  await expect.poll(read).toContain("Upraveno:");
  expect(rowsIn(await read())).toBe(rows);

  await test.step("another writer stores it meanwhile", async () => {
    const other = await makePerson("jiny", { scopes: ["content"] });
    const page = await callApi<KeptInfoPage>(other, "GET", "/api/admin/info-pages/2");
    const { title, description, body, showsOperator, version } = page;
    const theirs = { ...body, cs: body.cs.replace("Upraveno:", "Upraveno: znovu") };
    const stored = { title, description, showsOperator, version, body: theirs };
    await callApi(other, "PUT", "/api/admin/info-pages/2", stored);
    await desk.getByLabel("Popis pro vyhledávače česky").fill("Jiný popis.");
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
    await expect(desk.getByRole("definition").filter({ hasText: "odebráno: Jiný popis." })).toBeVisible();
    await expect(desk.getByRole("definition").filter({ hasText: "přidáno: znovu" })).toBeVisible();
    await expectGoodLooks(desk);
    await desk.getByRole("button", { name: "Načíst uložené" }).click();
    await expect(desk.getByLabel("Popis pro vyhledávače česky")).not.toHaveValue("Jiný popis.");
    await expect(text.getByText("Upraveno: znovu").first()).toBeVisible();
  });

  await desk.getByRole("button", { name: "Ukázat historii" }).click();
  const first = desk.getByRole("listitem").filter({ hasText: "původní text" });
  await first.getByRole("button", { name: "Ukázat a porovnat" }).click();
  const compared = desk.getByRole("dialog", { name: "Co by se ve formuláři změnilo" });
  await expect(compared.getByRole("definition")).toContainText("odebráno: Upraveno:");
  await expectGoodLooks(desk);
  await compared.getByRole("button", { name: "Náhled anglicky" }).click();
  await expect(desk.getByRole("dialog", { name: "Privacy policy" })).toBeVisible();
  await desk.keyboard.press("Escape");
  await compared.getByRole("button", { name: "Načíst do formuláře" }).press("Enter");
  await expect(desk.getByRole("textbox", { name: "Text česky" }).getByText("Upraveno:")).toHaveCount(0);
  await desk.getByRole("button", { name: "Uložit" }).click();
  await expect.poll(read).not.toContain("Upraveno:");
  await expect(desk.getByRole("button", { name: "Smazat" })).toHaveCount(0);
});

test("the editor keeps what it has no tool for, and says before it would lose something", async ({
  browser,
  troubles,
}) => {
  // The picture of the text is nobody's.
  troubles.expectStatus(404);
  const desk = await windowOf(browser, await makePerson("znacky", { scopes: ["content"] }));
  await visit(desk, "/administrace/obsah/stranky/nova");
  const back = desk.getByRole("button", { name: "Zpět do editoru" });
  const asHtml = desk.getByRole("button", { name: "Upravit jako HTML" });
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
  const text = desk.getByRole("textbox", { name: "Text česky" });
  await toHtml();
  await text.fill(
    '<p>CO<sub>2</sub>, <abbr title="alkohol">alk.</abbr></p><table><tbody><tr><td>1</td></tr></tbody></table>',
  );
  await toEditor();
  await text.getByText("CO").click();
  await desk.keyboard.press("Home");
  await desk.keyboard.type("Bez ");
  await expect(desk.getByText("editor odstraní")).toHaveCount(0);
  await toHtml();
  await expect(text).toHaveValue(/<p>Bez CO<sub>2<\/sub>, <abbr title="alkohol">alk\.<\/abbr><\/p><table>/);
  await text.fill('<p><a href="/blog"><img src="media:nothing" alt="Láhev" /></a></p>');
  await toEditor();
  await expect(desk.getByText(/editor odstraní: a\./)).toBeVisible();
  await toHtml();
  await expect(text).toHaveValue('<p><a href="/blog"><img src="media:nothing" alt="Láhev" /></a></p>');
});
