import { transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { expect, takenOver, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { answerFor, makePerson, type Person, testPassword } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

/** A lot that goes live now, with the event by which others learn of it. */
async function list(seller: Person, name: string): Promise<void> {
  const now = new Date();
  const lot = await makeLotOf(seller, { name, publishedAt: now, startsAt: now });
  const published = {
    listingId: lot.id,
    sellerId: seller.id,
    status: "live",
    startsAt: now.toISOString(),
  } as const;
  await transaction(await serverContext(), (tx) => publish(tx, listingEvents.ListingPublished, published));
}

test("a guest waits for what nothing has, signs in and has it saved; what somebody then lists is found, seen and ended; for others it is as missing", async ({
  page,
}) => {
  const seller = await makePerson("prodejce");
  const seeker = await makePerson("hledac");
  const main = page.getByRole("main");
  const word = `Vzácnovka${Date.now() % 100_000}`;

  await test.step("nothing found offers it, and signing in leads back to it", async () => {
    await visit(page, `/hledani?q=${word}&saleMode=auction`);
    const watch = main.getByRole("link", { name: "Hlídat", exact: true });
    // What is shown instead of a list comes later than the rest; before that the press is a link's alone.
    await expect
      .poll(() => watch.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps"))))
      .toBe(true);
    await watch.click();
    await main.getByLabel("E-mail").fill(seeker.email);
    await main.getByLabel("Heslo", { exact: true }).fill(testPassword);
    await main.getByRole("button", { name: "Přihlásit se" }).click();
    await expect(page).toHaveURL(/\/ucet\/hlidani\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: `„${word}“` })).toBeVisible();
    await takenOver(page);
    await expect(main).toContainText("Zatím se nic nového neobjevilo");
    const asStranger = await answerFor(await makePerson("cizi"), new URL(page.url()).pathname);
    expect(asStranger.status).toBe(404);
    expect(await asStranger.text()).not.toContain(word);
  });

  await test.step("it is told daily and limited, its category with all above it", async () => {
    await main.getByText("Jednou denně").click();
    await main.locator("summary").click();
    // Folded, so that the button that saves stays near.
    await expect(main.getByRole("checkbox", { name: "Jamajka" })).toHaveCount(0);
    for (const above of ["Lihoviny", "Rum", "Karibský rum"])
      await main.getByRole("button", { name: `Podkategorie: ${above}`, exact: true }).click();
    await main.getByRole("checkbox", { name: "Jamajka" }).check();
    await expect(main.getByRole("checkbox", { name: "Rum", exact: true })).toBeChecked();
    await main.getByRole("button", { name: "Uložit nastavení" }).click();
    await expect(page.getByText("Nastavení hlídání je uložené.")).toBeVisible();
    await expectGoodLooks(page);
  });

  await test.step("somebody lists it, and the list counts it as new until it is opened", async () => {
    await list(seller, `${word} z Jamajky`);
    const row = main.getByRole("listitem").filter({ hasText: word });
    await expect.poll(() => wordsFor(seeker, "/ucet/hlidani"), { timeout: 30_000 }).toContain("1 nová položka");
    await visit(page, "/ucet/hlidani");
    await expect(row.getByText("1 nová položka")).toBeAttached();
    await expect(row.getByRole("combobox")).toHaveValue("daily");
    await expectGoodLooks(page);
    await row.getByRole("link").click();
    await expect(main.getByRole("heading", { name: `${word} z Jamajky` })).toBeVisible();
    await main.getByRole("link", { name: "Všechna hlídání" }).click();
    await expect(row).toBeVisible();
    await expect(row.getByText("1 nová položka")).toHaveCount(0);
  });

  await test.step("it ends, comes back and ends for good", async () => {
    const row = main.getByRole("listitem").filter({ hasText: word });
    await row.getByRole("button", { name: /Přestat hlídat/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Vrátit" }).click();
    await expect(row).toHaveCount(1);
    await row.getByRole("button", { name: /Přestat hlídat/ }).click();
    await expect(main).toContainText("Zatím nic nehlídáte");
  });
});
