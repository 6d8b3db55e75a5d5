import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureBytes } from "#test/make/picture.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { cookies, newVisitor } from "./settled-visitor.ts";

/** English pages alone show it: other journeys look at the demo's banner in Czech. */
const title = `Open cellar ${Date.now() % 1e6}`;
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** What stands above the pages of English guests. */
async function promo(): Promise<string> {
  const html = await (await answerFor(null, "/stores")).text();
  return /<aside[^>]*promo-banner.*?<\/aside>/s.exec(html)?.[0].replaceAll("\u00a0", " ") ?? "";
}

test.use({
  storageState: {
    ...newVisitor,
    cookies: cookies("localhost", { adult: "yes", "cookies-show": "hidden", "intro-popup": "hidden" }),
  },
});

test("an operator plans a banner, visitors see it with its picture once it runs and stands first, and it is deleted", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const operator = await makePerson("bannery", { scopes: ["content"] });
  const backOffice = await windowOf(browser, operator);
  const row = backOffice
    .getByRole("listitem")
    .filter({ has: backOffice.locator("summary").filter({ hasText: "Otevřený sklep" }) });
  const change = async (label: string, value: string) => {
    await row.getByLabel(label).fill(value);
    await row.getByRole("button", { name: "Uložit" }).click();
  };

  await test.step("planned for later, it is on the list and on no page", async () => {
    await visit(backOffice, "/administrace/bannery");
    await backOffice.locator("summary").filter({ hasText: "Nový banner" }).press("Enter");
    const added = backOffice.locator("form").filter({ has: backOffice.getByRole("button", { name: "Přidat banner" }) });
    await added.getByLabel("Text česky").fill("Otevřený sklep");
    await added.getByLabel("Text anglicky").fill(title);
    await added.getByLabel("Odkaz česky").fill("javascript:alert(1)");
    await added.getByLabel("Odkaz anglicky").fill("/stores");
    await added.getByLabel("Popis obrázku česky").fill("Tři sudy ve sklepě");
    await added.getByLabel("Popis obrázku anglicky").fill("Three casks in a cellar");
    await added.getByLabel("Jazyk").selectOption("jen anglicky");
    await added.getByLabel("Začátek").fill("2099-01-05T10:00");
    await added.getByLabel("Konec").fill("2099-01-05T09:00");
    await backOffice.getByRole("button", { name: "Přidat banner" }).click();
    await expect(backOffice.getByText("Zadejte prosím cestu začínající lomítkem")).toBeVisible();
    await added.getByLabel("Odkaz česky").fill("/prodejny");
    await backOffice.getByRole("button", { name: "Přidat banner" }).click();
    await expect(backOffice.getByText("Konec musí být po začátku.")).toBeVisible();
    await added.getByLabel("Konec").fill("");
    await added.getByRole("button", { name: "Náhled anglicky" }).click();
    await expect(backOffice.getByRole("dialog").getByText(title)).toBeVisible();
    await expectGoodLooks(backOffice);
    await backOffice.keyboard.press("Escape");
    await backOffice.getByRole("button", { name: "Přidat banner" }).click();
    await expect(row.getByText(/začne .*5\.\s1\.\s2099/)).toBeVisible();
    expect(await promo()).not.toContain(title);
  });

  await test.step("begun and moved up by keyboard, it is what visitors see", async () => {
    await row.locator("summary").press("Enter");
    await change("Začátek", "2026-01-05T10:00");
    await expect(row.getByText("běží, ale před ním je jiný")).toBeVisible();
    expect(await promo()).not.toContain(title);
    await backOffice.getByRole("button", { name: "Otevřený sklep: výš" }).press("Enter");
    await expect(row.getByText("zobrazuje se anglicky")).toBeVisible();
    expect(await promo()).toContain(title);
  });

  await test.step("a file of 200 MB and one that is no picture are refused in a sentence, a picture is shown", async () => {
    const upload = row.locator("input[type=file]");
    const folder = await mkdtemp(join(tmpdir(), "kabinet-banner-"));
    const huge = join(folder, "obrovsky.jpg");
    const handle = await open(huge, "w");
    await handle.truncate(200 * 1024 * 1024);
    await handle.close();
    await upload.setInputFiles(huge);
    await expect(row.getByText(/obrovsky\.jpg má 200\sMB, přijmeme nejvýše 20\sMB/)).toBeVisible();
    await rm(folder, { recursive: true });
    await upload.setInputFiles(file("sklep.png", Buffer.from("no picture at all")));
    const refusal = row.getByText("Tento soubor není obrázek, který umíme otevřít (JPEG, HEIC, PNG, WebP).");
    await expect(refusal).toBeVisible();
    await expect(row.getByRole("img")).toHaveCount(0);
    await upload.setInputFiles(file("sklep.png", await pictureBytes(400, 300, "png")));
    await expect(row.getByRole("button", { name: "Odebrat obrázek" })).toBeVisible();
    await expect(row.getByRole("img", { name: "Tři sudy ve sklepě" })).toBeVisible();
    await expect(refusal).toHaveCount(0);
  });

  await test.step("guests see the picture with what it shows, and follow it", async () => {
    await visit(page, "/stores");
    const banner = page.getByRole("complementary").filter({ hasText: title });
    await expect(banner.getByRole("img", { name: "Three casks in a cellar" })).toBeVisible();
    await expectGoodLooks(page);
    await banner.getByText(title).click();
    await expect(page).toHaveURL("/stores");
  });

  await row.getByRole("button", { name: "Smazat banner" }).click();
  await expect(backOffice.getByRole("dialog")).toContainText("Z webu zmizí hned, i s obrázkem");
  await backOffice.getByRole("dialog").getByRole("button", { name: "Smazat" }).press("Enter");
  // Below an open dialog nothing has a role: what is gone is looked for once it is closed.
  await expect(backOffice.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await promo()).not.toContain(title);
});
