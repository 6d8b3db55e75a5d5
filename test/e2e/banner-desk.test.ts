import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureBytes } from "#test/make/picture.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, expectGoodTwin } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { cookies, newVisitor } from "./settled-visitor.ts";
import { openContext } from "./windows.ts";

/** English pages alone show it: other journeys look at the demo's banner in Czech. */
const title = `Open cellar ${Date.now() % 1e6}`;
const pictured = `Three casks ${Date.now() % 1e6}`;
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

test("an operator plans a banner, visitors see it once it runs and stands first, and it is deleted", async ({
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(409, 422);
  const operator = await makePerson("bannery", { scopes: ["content"] });
  const desk = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  const guest = await openContext(browser, {
    storageState: {
      ...newVisitor,
      cookies: cookies("localhost", { adult: "yes", "cookies-show": "hidden" }),
    },
  });
  const page = await guest.newPage();
  const seen = async (isThere: boolean) => {
    await visit(page, "/stores");
    await expect(page.getByRole("complementary").getByText(title)).toHaveCount(isThere ? 1 : 0);
  };
  const row = desk
    .getByRole("listitem")
    .filter({ has: desk.locator("summary").filter({ hasText: "Otevřený sklep" }) });
  const change = async (label: string, value: string) => {
    await row.getByLabel(label).fill(value);
    await row.getByRole("button", { name: "Uložit" }).click();
  };

  await test.step("planned for later, it is on the list and on no page", async () => {
    await visit(desk, "/administrace/bannery");
    await desk.locator("summary").filter({ hasText: "Nový banner" }).press("Enter");
    const added = desk.locator("form").filter({ has: desk.getByRole("button", { name: "Přidat banner" }) });
    await added.getByLabel("Text česky").fill("Otevřený sklep");
    await added.getByLabel("Text anglicky").fill(title);
    await added.getByLabel("Odkaz česky").fill("javascript:alert(1)");
    await added.getByLabel("Odkaz anglicky").fill("/stores");
    await added.getByLabel("Jazyk").selectOption("jen anglicky");
    await added.getByLabel("Začátek").fill("2099-01-05T10:00");
    await added.getByLabel("Konec").fill("2099-01-05T09:00");
    await desk.getByRole("button", { name: "Přidat banner" }).click();
    await expect(desk.getByText("Zadejte prosím cestu začínající lomítkem")).toBeVisible();
    await added.getByLabel("Odkaz česky").fill("/prodejny");
    await desk.getByRole("button", { name: "Přidat banner" }).click();
    await expect(desk.getByText("Konec musí být po začátku.")).toBeVisible();
    await added.getByLabel("Konec").fill("");
    await added.getByRole("button", { name: "Náhled anglicky" }).click();
    await expect(desk.getByRole("dialog").getByText(title)).toBeVisible();
    await expectGoodLooks(desk);
    await desk.keyboard.press("Escape");
    await desk.getByRole("button", { name: "Přidat banner" }).click();
    await expect(row.getByText(/začne .*5\.\s1\.\s2099/)).toBeVisible();
    await seen(false);
  });

  await test.step("moved up by keyboard and begun, it is what visitors see", async () => {
    await row.locator("summary").press("Enter");
    await change("Začátek", "2026-01-05T10:00");
    await expect(row.getByText("běží, ale před ním je jiný")).toBeVisible();
    await seen(false);
    await desk.getByRole("button", { name: "Otevřený sklep: výš" }).press("Enter");
    await expect(row.getByText("zobrazuje se anglicky")).toBeVisible();
    await seen(true);
    await page.getByRole("complementary").getByText(title).click();
    await expect(page).toHaveURL("/stores");
  });

  await test.step("a picture of 200 MB is refused in a sentence, one of a few kB is shown", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kabinet-banner-"));
    const file = join(folder, "obrovsky.jpg");
    const handle = await open(file, "w");
    await handle.truncate(200 * 1024 * 1024);
    await handle.close();
    await row.locator("input[type=file]").setInputFiles(file);
    await expect(row.getByText(/obrovsky\.jpg má 200\sMB, přijmeme nejvýše 20\sMB/)).toBeVisible();
    await rm(folder, { recursive: true });
    const buffer = await pictureBytes(400, 300, "png");
    await row.locator("input[type=file]").setInputFiles({ name: "sklep.png", mimeType: "image/png", buffer });
    await expect(row.getByRole("button", { name: "Odebrat obrázek" })).toBeVisible();
  });

  await test.step("of two windows the second is told what is stored", async () => {
    const other = await windowOf(browser, operator, { viewport: { width: 390, height: 844 } });
    await visit(other, "/admin/banners");
    await other.locator("summary").filter({ hasText: title }).click();

    await change("Konec", "2099-02-05T10:00");
    await expect(row.getByText(/do .*5\.\s2\.\s2099/)).toBeVisible();
    const open = other.getByRole("listitem").filter({ hasText: title });
    await open.getByLabel("Text in Czech").fill("Sklep");
    await open.getByRole("button", { name: "Save" }).click();
    await expect(open.getByText("Somebody else has changed it meanwhile")).toBeVisible();
    await expect(open.getByRole("definition").filter({ hasText: "no limit" })).toBeVisible();
    await expectGoodLooks(other);
    await open.getByRole("button", { name: "Load what is stored" }).click();
    await expect(open.getByLabel("Text in Czech")).toHaveValue("Otevřený sklep");
    await expect(open.getByLabel("Text in Czech")).toBeVisible();
    await expectGoodTwin(other);
  });

  await expectGoodLooks(desk);
  await row.getByRole("button", { name: "Smazat banner" }).click();
  await expect(desk.getByRole("dialog")).toContainText("Z webu zmizí hned");
  await desk.getByRole("dialog").getByRole("button", { name: "Smazat" }).press("Enter");
  // Below an open dialog nothing has a role: what is gone is looked for once it is closed.
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await seen(false);
});

test("a file that is no picture is refused in a sentence; guests see the picture with what it shows, and lose it with the banner", async ({
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(422);
  const operator = await makePerson("obrazky", { scopes: ["content"] });
  const desk = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  const settled = cookies("localhost", { adult: "yes", "cookies-show": "hidden" });
  const guest = await openContext(browser, { storageState: { ...newVisitor, cookies: settled } });
  const page = await guest.newPage();
  const banner = page.getByRole("complementary").filter({ hasText: pictured });
  const row = desk
    .getByRole("listitem")
    .filter({ has: desk.locator("summary").filter({ hasText: pictured }) });
  const added = desk.locator("form").filter({ has: desk.getByRole("button", { name: "Add the banner" }) });

  await test.step("a banner in English comes first, and says in words what its picture will show", async () => {
    await visit(desk, "/admin/banners");
    await desk.locator("summary").filter({ hasText: "New banner" }).press("Enter");
    await added.getByLabel("Text in Czech").fill("Tři sudy");
    await added.getByLabel("Text in English").fill(pictured);
    await added.getByLabel("Link in Czech").fill("/prodejny");
    await added.getByLabel("Link in English").fill("/stores");
    await added.getByLabel("Picture description in Czech").fill("Tři sudy ve sklepě");
    await added.getByLabel("Picture description in English").fill("Three casks in a cellar");
    await added.getByLabel("Language").selectOption("English only");
    await added.getByRole("button", { name: "Add the banner" }).click();
    await desk.getByRole("button", { name: `${pictured}: up` }).press("Enter");
    await expect(row.getByText("showing in English")).toBeVisible();
  });

  await test.step("what is no picture is refused beside its button, a picture is previewed", async () => {
    await row.locator("summary").press("Enter");
    const upload = row.locator("input[type=file]");
    await upload.setInputFiles(file("cask.png", Buffer.from("no picture at all")));
    const refusal = row.getByText("This file is not a picture we can open (JPEG, PNG, WebP).");
    await expect(refusal).toBeVisible();
    await expect(row.getByRole("img")).toHaveCount(0);
    await upload.setInputFiles(file("cask.png", await pictureBytes(400, 300, "png")));
    await expect(row.getByRole("img", { name: "Three casks in a cellar" })).toBeVisible();
    await expect(refusal).toHaveCount(0);
  });

  await test.step("guests see it", async () => {
    await visit(page, "/stores");
    await expect(banner.getByRole("img", { name: "Three casks in a cellar" })).toBeVisible();
    await expectGoodLooks(page);
  });

  await expectGoodLooks(desk);
  await row.getByRole("button", { name: "Delete the banner" }).click();
  await expect(desk.getByRole("dialog")).toContainText("It leaves the site at once, with its picture");
  await desk.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await visit(page, "/stores");
  await expect(banner).toHaveCount(0);
});
