import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, expectGoodTwin } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";

test("an operator writes an article in both languages, looks at it, publishes and deletes it; visitors see each at once", async ({
  page,
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(404);
  const desk = await windowOf(browser, await makePerson("pise", { scopes: ["content"] }));
  const title = `Jak číst etiketu ${Date.now() % 1e6}`;
  await visit(desk, "/administrace/obsah");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Obsah webu");
  await expectGoodLooks(desk);
  await desk.setViewportSize({ width: 1260, height: 900 });
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
    await desk.setViewportSize({ width: 1260, height: 900 });
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
  await visit(page, "/blog");
  await expect(page.getByText(title)).toHaveCount(0);

  await test.step("published, it stands in the blog at once, under an address of its title", async () => {
    await desk.getByLabel("Zveřejnit").fill("2026-01-05T10:00");
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByText("Uloženo.").last()).toBeVisible();
    await desk.getByRole("link", { name: "Zobrazit na webu" }).click();
    await expect(desk).toHaveURL(/\/blog\/\d+\/jak-cist-etiketu-\d+$/);
    await visit(page, new URL(desk.url()).pathname);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { level: 2, name: "Co prozradí" })).toBeVisible();
  });

  const address = new URL(page.url()).pathname;
  await test.step("a guest reads it in English; with another heading the old address leads to the new one", async () => {
    await visit(page, `/en/blog/${address.split("/")[2]}/how-to-read-a-label`);
    await expect(page.getByText("What a label tells")).toBeVisible();
    await desk.goBack();
    await desk.getByLabel("Nadpis česky").fill(`${title} znovu`);
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${title} znovu`);
    await visit(page, address);
    await expect(page).toHaveURL(`${address}-znovu`);
  });

  await desk.getByRole("button", { name: "Smazat" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Smazat" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Obsah webu");
  await expect(async () => expect((await page.goto(address))?.status()).toBe(404)).toPass();
});

test("terms keep their table through the editor, are changed, and brought back from their history; of two the second is told", async ({
  page,
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(409);
  const admin = await makePerson("pravnik", { scopes: ["content"] });
  const [desk, other] = [await windowOf(browser, admin), await windowOf(browser, admin)];
  await visit(desk, "/administrace/obsah?group=pages");
  await desk.getByRole("main").getByRole("link", { name: "Ochrana osobních údajů" }).click();
  const address = "/info/2/gdpr";
  const rows = (await page.request.get(address).then((answer) => answer.text())).match(/<tr>/g)?.length ?? 0;
  expect(rows).toBeGreaterThan(3);
  await visit(other, "/administrace/obsah/stranky/2");

  const text = desk.getByRole("textbox", { name: "Text česky" });
  await expect(text.getByRole("table").first()).toBeVisible();
  await text.getByText(/\w/).first().click();
  await desk.keyboard.press("Home");
  await desk.keyboard.type("Upraveno: ");
  await desk.getByRole("button", { name: "Uložit" }).click();
  await expect(desk.getByText("Uloženo.")).toBeVisible();
  await expect(async () => {
    await visit(page, address);
    await expect(page.getByText("Upraveno:").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect((await page.content()).match(/<tr>/g)?.length).toBe(rows);

  await other.getByLabel("Popis pro vyhledávače česky").fill("Jiný popis.");
  await other.getByRole("button", { name: "Uložit" }).click();
  await expect(other.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
  await expect(other.getByRole("definition").filter({ hasText: "odebráno: Jiný popis." })).toBeVisible();
  await expect(other.getByRole("definition").filter({ hasText: "přidáno: Upraveno:" })).toBeVisible();
  await expectGoodLooks(other);
  await other.getByRole("button", { name: "Načíst uložené" }).click();
  await expect(other.getByLabel("Popis pro vyhledávače česky")).not.toHaveValue("Jiný popis.");

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
  await expect(async () => {
    await visit(page, address);
    await expect(page.getByText("Upraveno:")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(desk.getByRole("button", { name: "Smazat" })).toHaveCount(0);
  await visit(other, "/admin/content/pages/2");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  await expectGoodTwin(other);
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
