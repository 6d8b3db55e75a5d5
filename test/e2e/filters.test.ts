import { expect, test, visit } from "./journey.ts";
import { categoryOf, makeLotOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { wordsFor } from "./without-window.ts";

const shelf = { id: 0, path: "" };

test.beforeAll(async () => {
  shelf.id = await categoryOf("portske");
  shelf.path = `/${shelf.id}/portske`;
  const seller = await makePerson("filtry");
  const lot = (name: string, country: string, startPriceMinor: number) =>
    makeLotOf(seller, { categoryId: shelf.id, name, country, startPriceMinor });
  await lot("Portské první", "Portugalsko", 1_000_00);
  await lot("Portské druhé", "Portugalsko", 9_000_00);
  await lot("Portské třetí", "Jihoafrická republika", 2_000_00);
});

test("a page too far leads back; beside a list a choice applies at once and keeps its place, stays in the address, is taken back one by one, and going back undoes it; prices stand as bars whose ends are moved by keys and by hand", async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole("heading", { name });
  await test.step("a page too far leads back", async () => {
    await visit(page, `${shelf.path}?page=99999`);
    await expect(heading("Tato stránka neexistuje")).toBeVisible();
    await page.getByRole("link", { name: "Na stránku 1" }).click();
    await expect(heading("Portské první")).toBeVisible();
  });

  await test.step("choices apply at once and are taken back", async () => {
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
    const country = page.getByRole("group", { name: "Země" });
    await page.getByText("Země", { exact: true }).click();
    await country.getByRole("checkbox", { name: "Portugalsko" }).press("Space");
    await expect(heading("Portské třetí")).toHaveCount(0);
    await expect(page).toHaveURL(/country=Portugalsko/);
    await expect(page.getByRole("status").filter({ hasText: /\d položk/ })).toBeVisible();
    await expect(country.getByRole("checkbox", { name: "Portugalsko" })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByLabel("Do", { exact: true }).fill("1 500 Kč");
    await page.keyboard.press("Tab");
    await expect(heading("Portské první")).toBeVisible();
    await expect(heading("Portské druhé")).toHaveCount(0);

    const chosen = page.getByRole("list", { name: "Vybrané filtry" });
    await chosen.getByRole("link", { name: "do 1 500 Kč" }).press("Enter");
    await expect(heading("Portské druhé")).toBeVisible();
    await expect(heading("Portské třetí")).toHaveCount(0);
    await expect(page.getByLabel("Do", { exact: true })).toHaveValue("");
    await expect(chosen.getByRole("link", { name: "Zrušit filtry" })).toBeFocused();
    await page.goBack();
    await expect(heading("Portské druhé")).toHaveCount(0);
    await expect(page.getByLabel("Do", { exact: true })).toHaveValue(/^1\s500$/);
    const { pathname, search } = new URL(page.url());
    const read = await wordsFor(null, pathname + search);
    expect(read).toContain("Portské první");
    expect(read).not.toContain("Portské druhé");
    await page.getByRole("link", { name: "Zrušit filtry" }).first().click();
    await expect(heading("Portské třetí")).toBeVisible();
    await expect(country.getByRole("checkbox", { name: "Portugalsko" })).not.toBeChecked();
  });

  await test.step("the ends of the bars apply when they are left", async () => {
    const lowest = page.getByRole("slider", { name: "Nejnižší cena" });
    const from = page.getByRole("textbox", { name: "Od" });
    await lowest.focus();
    // Bars stand at the same prices whatever else is offered; how many come before them does not matter.
    // The bars' code comes last, and keys pressed before it move nothing.
    await expect(async () => {
      const said = await from.inputValue();
      const isAbove = Number(said.replace(/\s/g, "")) > 1_300;
      if (/^1\s300$/.test(said)) return;
      await page.keyboard.press(isAbove ? "ArrowLeft" : "ArrowRight");
      await expect(from).not.toHaveValue(said, { timeout: 500 });
      expect(await from.inputValue()).toMatch(/^1\s300$/);
    }).toPass({ intervals: [0] });
    await expect(lowest).toHaveAttribute("aria-valuetext", /^1\s300\sKč$/);
    await expect(page).not.toHaveURL(/priceFrom/);
    await page.keyboard.press("Tab");
    await expect(heading("Portské první")).toHaveCount(0);
    await expect(heading("Portské třetí")).toBeVisible();
    const highest = page.getByRole("slider", { name: "Nejvyšší cena" });
    await highest.scrollIntoViewIfNeeded();
    const box = await highest.boundingBox();
    if (!box) throw new Error("The handle has no place");
    // Half of the handle lies beyond the last bar.
    const [x, y] = [box.x + box.width - 22, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/priceFrom=1300&priceTo=\d+/);
    const asked = Number(new URL(page.url()).searchParams.get("priceTo"));
    const to = page.getByRole("textbox", { name: "Do" });
    expect(Number((await to.inputValue()).replace(/\s/g, ""))).toBe(asked);
    await expect(highest).toHaveValue(/^\d+$/);
    expect(asked).toBeGreaterThan(1_300);
    await page.getByRole("link", { name: "Zrušit filtry" }).first().click();
    await expect(heading("Portské první")).toBeVisible();
    await expect(lowest).toHaveValue("0");
  });
});

test("brands are found by their letters; what is no brand here is sought in words", async ({ page }) => {
  await visit(page, "/hledani");
  const brands = page.getByRole("group", { name: "Značka" });
  await brands.getByRole("searchbox", { name: "Najít značku" }).fill("tresg");
  await expect(brands.getByRole("checkbox", { name: "Bodega Tresguijos" })).toBeVisible();
  await expect(brands.getByRole("checkbox")).toHaveCount(1);
  await brands.getByRole("searchbox").fill("Šestiletý");
  await brands.getByRole("link", { name: "Hledat „Šestiletý“" }).click();
  await expect(page).toHaveURL(/q=%C5%A0estilet/);
});

test("a price the wrong way round is swapped and said", async () => {
  const swapped = await wordsFor(null, `${shelf.path}?priceFrom=1500&priceTo=500`);
  for (const words of ["prohodili jsme je", "Portské první"]) expect(swapped).toContain(words);
});

test("a slip of the pen is understood and told", async () => {
  await makeLotOf(await makePerson("filtry"), { name: "Velkolosinský absint" });
  const found = await wordsFor(null, "/hledani?q=velkolosynsky");
  for (const words of ["výsledky pro „velkolosinsky“", "Velkolosinský absint"]) expect(found).toContain(words);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("filters are a sheet, which its button or Escape closes", async ({ page }) => {
    await visit(page, shelf.path);
    const opener = page.getByRole("button", { name: /^Filtry/ });
    const apply = page.getByRole("button", { name: "Ukázat výsledky" });
    await opener.click();
    await expect(apply).toBeInViewport();
    await page.getByLabel("Do", { exact: true }).press("Escape");
    await expect(apply).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByText("Země", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Portugalsko" }).check();
    await expect(apply).toBeVisible();
    await expect(page).toHaveURL(shelf.path);
    await apply.click();
    await expect(apply).toBeHidden();
    await expect(page.getByRole("heading", { name: "Portské třetí" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Filtry (1)" })).toBeVisible();
  });
});
