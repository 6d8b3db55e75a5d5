import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

const number = Date.now() % 1e6;

test("an operator adds a document, gives it files, puts it first and deletes it; visitors see each at once", async ({
  browser,
  request,
  troubles,
}) => {
  troubles.expectStatus(422);
  const operator = await makePerson("dokumenty", { scopes: ["content"] });
  const backOffice = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  const title = `Řád sklepa ${number}`;
  const row = backOffice.getByRole("main").getByRole("listitem").filter({ hasText: title });
  const read = () => wordsFor(null, "/dokumenty");
  await visit(backOffice, "/administrace/obsah?group=documents");
  await backOffice.locator("summary").filter({ hasText: "Nový dokument" }).press("Enter");
  await backOffice.getByRole("button", { name: "Přidat dokument" }).click();
  await expect(backOffice.getByLabel("Název česky").first()).toHaveAttribute("aria-invalid", "true");
  await backOffice.getByLabel("Název česky").first().fill(title);
  await backOffice.getByRole("button", { name: "Přidat dokument" }).press("Enter");
  await expect(row.getByText("bez souboru, na webu není")).toBeVisible();
  expect(await read()).not.toContain(title);

  await test.step("a page is refused in a sentence, a text is seen, and a new one takes its place", async () => {
    await row.locator("summary").press("Enter");
    const czech = row.locator("input[type=file]").first();
    const send = (name: string, text: string) =>
      czech.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await send("rad.html", "<script>");
    await expect(row.getByText("Přijímáme PDF, RTF, Word")).toBeVisible();
    await send("řád.txt", "první");
    await expect(row.getByRole("link", { name: "řád.txt" })).toBeVisible();
    expect((await read()).split(title)).toHaveLength(2);
    await send("řád.txt", "druhý");
    const address = await row.getByRole("link", { name: "řád.txt" }).getAttribute("href");
    await expect.poll(async () => (await request.get(address ?? "")).text()).toBe("druhý");
  });

  const up = `${title}: výš`;
  await test.step("put first by keyboard, it stands first on the site", async () => {
    const ups = backOffice.getByRole("main").getByRole("button", { name: /: výš$/ });
    const place = () => ups.evaluateAll((all, name) => all.findIndex((each) => each.ariaLabel === name), up);
    for (let at = await place(); at > 0; at--) {
      await backOffice.getByRole("button", { name: up }).press("Enter");
      await expect.poll(place).toBe(at - 1);
    }
    const html = await (await answerFor(null, "/dokumenty")).text();
    expect(/<a [^>]*download.*?<\/a>/s.exec(html)?.[0].replaceAll("\u00a0", " ")).toContain(title);
  });

  await expectGoodLooks(backOffice);
  await row.getByRole("button", { name: "Smazat dokument" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Smazat" }).press("Enter");
  // Behind an open dialog no row can be found, deleted or not.
  await expect(backOffice.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await read()).not.toContain(title);
});

test("a category of the blog is added, renamed and deleted while it is empty; one with articles says why it stays", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409);
  const operator = await makePerson("rubriky", { scopes: ["content"] });
  const backOffice = await windowOf(browser, operator, { viewport: { width: 390, height: 844 } });
  const main = backOffice.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: `Sklepy ${number}` });
  await visit(backOffice, "/administrace/obsah?group=categories");
  await backOffice.locator("summary").filter({ hasText: "Nová rubrika" }).click();
  await backOffice.getByLabel("Název česky").first().fill(`Sklepy ${number}`);
  await backOffice.getByRole("button", { name: "Přidat rubriku" }).click();
  await expect(row.getByText("0 článků · jen česky")).toBeVisible();
  await row.locator("summary").click();
  await row.getByLabel("Název anglicky").fill("Cellars");
  await row.getByRole("button", { name: "Uložit" }).click();
  await expect(row.getByText("jen česky")).toHaveCount(0);
  await row.getByRole("button", { name: "Smazat rubriku" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Smazat" }).click();
  // Behind an open dialog no row can be found, deleted or not.
  await expect(backOffice.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);

  const full = main
    .getByRole("listitem")
    .filter({ hasText: /[1-9]\d*\sčlán/ })
    .first();
  await full.locator("summary").click();
  await full.getByRole("button", { name: "Smazat rubriku" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Smazat" }).click();
  await expect(backOffice.getByText("V rubrice jsou články.")).toBeVisible();
});
