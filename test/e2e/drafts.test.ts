import type { Page } from "@playwright/test";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { addPictureTo, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { chooseFiles, writeSmallPictures } from "./photographs.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const unsaved = "Máte neuložené změny.";

async function draftOf(name: string) {
  const person = await makePerson("pise");
  const { id } = await makeLotOf(person, { status: "draft", name, description: "Původní popis." });
  return { person, id, path: `/ucet/vase-aukce/${id}/upravit` };
}

/** Waits until what was written has reached the server. */
async function whenSaved(page: Page, write: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await write();
  await saved;
}

test("two windows with one draft: nothing is overwritten in silence", async ({ browser, troubles }) => {
  troubles.expectStatus(409);
  const { person, path, id } = await draftOf("Láhev ve dvou oknech");
  const first = await windowOf(browser, person);
  const second = await windowOf(browser, person);
  await visit(first, path);
  await visit(second, path);
  await whenSaved(first, () => first.getByLabel("Název", { exact: true }).fill("Název z prvního okna"));
  await whenSaved(second, () => second.getByLabel("Název", { exact: true }).fill("Název ze druhého okna"));

  const otherBidder = second.getByRole("status").filter({ hasText: "V jiném okně jste mezitím uložili něco jiného" });
  await expect(otherBidder).toContainText("Zde: Název ze druhého okna");
  await expect(otherBidder).toContainText("V jiném okně: Název z prvního okna");
  await expect(second.getByText(unsaved)).toBeVisible();
  await whenSaved(second, () => second.getByRole("button", { name: "Ponechat, co je zde" }).click());
  await expect(otherBidder).toHaveCount(0);

  await whenSaved(first, () => first.getByLabel("Značka").fill("Cayo Perdido"));
  await expect(first.getByLabel("Název", { exact: true })).toHaveValue("Název ze druhého okna");
  const { db } = await serverContext();
  const stored = await db.select({ name: listings.name }).from(listings).where(eq(listings.id, id));
  expect(stored).toEqual([{ name: "Název ze druhého okna" }]);
});

test("the form of a draft: the hour of the end is chosen, a number that cannot be read changes nothing and its field says so, thirty wrong files are one message, and the town is asked for where it is needed", async ({
  browser,
}) => {
  const { person, path } = await draftOf("Láhev s objemem");
  const page = await windowOf(browser, person);
  await visit(page, `${path}?step=price`);
  const steps = page.getByRole("navigation", { name: "Kroky" });

  await test.step("the seller chooses the hour at which the auction closes", async () => {
    const hour = page.getByLabel("Hodina konce");
    await expect(hour).toHaveValue("");
    await whenSaved(page, async () => void (await hour.selectOption({ label: "18:00" })));
    await expect(page.getByText("Skončí sedm dní po schválení v 18:00.")).toBeVisible();
    await reload(page);
    await expect(hour.locator("option:checked")).toHaveText("18:00");
  });

  await test.step("a number that cannot be read, and those beyond all", async () => {
    await steps.getByRole("button", { name: "Stav a popis" }).click();
    const volume = page.getByLabel("Objem");
    await expect(volume).toHaveValue("700");
    await volume.fill("0,7 galonu");
    await volume.press("Enter");
    await expect(page.getByText("Napište prosím číslo číslicemi.")).toBeVisible();
    await expect(page.getByText(unsaved)).toBeVisible();
    // Whoever goes on gets the field with the reason beside it.
    await page.getByRole("button", { name: "Pokračovat" }).click();
    await expect(volume).toBeFocused();
    await expect(page.getByText("Napište prosím číslo číslicemi.")).toBeVisible();
    await steps.getByRole("button", { name: "Fotografie" }).click();
    await expect(steps.getByRole("button", { name: /Stav a popis/ })).toContainText("je třeba opravit");
    await steps.getByRole("button", { name: "Stav a popis" }).click();
    await expect(volume).toHaveValue("0,7 galonu");
    await whenSaved(page, () => volume.fill("0,7 l"));
    await volume.blur();
    await expect(volume).toHaveValue("700");
    await whenSaved(page, () => volume.fill("1.500"));
    await volume.blur();
    await expect(volume).toHaveValue("1500");
    await page.getByLabel("Stáří v letech").fill("123456789");
    await page.getByLabel("Stáří v letech").blur();
    await expect(page.getByText("Největší možná hodnota je 200.")).toBeVisible();
    const ahead = new Date().getFullYear() + 1;
    await page.getByLabel("Ročník").fill(String(ahead));
    await page.getByLabel("Ročník").blur();
    await expect(page.getByText(`Pozdější rok než ${ahead - 1} být nemůže.`)).toBeVisible();
  });

  await test.step("thirty wrong files are one message, taken away at once", async () => {
    await steps.getByRole("button", { name: "Fotografie" }).click();
    await chooseFiles(
      page,
      Array.from({ length: 30 }, (_, n) => ({
        name: `${n}.pdf`,
        mimeType: "application/pdf",
        buffer: Buffer.from("x"),
      })),
    );
    await expect(page.getByText("Nepřidáno souborů: 30.")).toBeVisible();
    await expect(page.getByRole("alert").getByText(/není obrázek, který umíme otevřít/)).toHaveCount(0);
    await page.getByRole("button", { name: "Odebrat vše" }).click();
    await expect(page.getByText("Nepřidáno souborů")).toHaveCount(0);
  });

  await test.step("a HEIC, which this browser cannot show, is shown by the server's picture", async () => {
    await chooseFiles(page, "server/features/listings/pictures/halves.heic");
    const preview = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Náhled ve výpisu" }) })
      .locator("img");
    await expect.poll(() => preview.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step("the town is asked for where it is needed", async () => {
    await steps.getByRole("button", { name: "Cena" }).click();
    await expect(page.getByText("Kde lze věc předat osobně.")).toBeVisible();
    await page.getByLabel("Osobně", { exact: true }).check();
    await expect(page.getByText("U osobního předání je potřeba.")).toBeVisible();
    await page.getByRole("button", { name: "Pokračovat na souhrn" }).click();
    await expect(page.getByText("Napište prosím obec, kde věc předáte.")).toBeVisible();
  });
});

test("going on with a draft begins at its first step that is not done", async ({ browser }) => {
  const { person, path } = await draftOf("Láhev bez fotografie");
  const page = await windowOf(browser, person);
  await visit(page, "/ucet/vase-aukce");
  await page.getByRole("link", { name: "Dokončit" }).click();
  await expect(page).toHaveURL(`${path}?step=photos`);
  await page.getByRole("navigation", { name: "Kroky" }).getByRole("button", { name: "Co nabízíte" }).click();
  await expect(page.getByLabel("Název", { exact: true })).toHaveValue("Láhev bez fotografie");
});

test("a new seller's changed description waits for a moderator, who makes it public", async ({ browser }) => {
  const seller = await makePerson("novy");
  const lot = await makeLotOf(seller, { name: "Rum po úpravě", description: "Schválený popis." });
  await addPictureTo(lot);
  const form = await windowOf(browser, seller);
  await visit(form, `/ucet/vase-aukce/${lot.id}/upravit?step=condition`);
  await expect(form.getByText("na jeho schválení počkají i úpravy textů a snímků")).toBeVisible();
  await form.getByLabel("Popis").fill("Popis po úpravě.");
  await form.getByRole("button", { name: "Uložit změny" }).click();
  await expect(form.getByText("Čeká: popis.")).toBeVisible();
  const read = () => wordsFor(null, pathOf(lot));
  expect(await read()).toMatch(/Popis Schválený popis\./);

  const backOffice = await windowOf(browser, await makePerson("moderuje", { scopes: ["moderation"] }));
  await visit(backOffice, "/administrace/kontrola");
  const file = backOffice
    .getByRole("listitem")
    .filter({ has: backOffice.getByRole("heading", { level: 2, name: lot.name }) });
  await expect(file).toContainText("Úprava zveřejněné nabídky: popis");
  await expect(file).toContainText("Popis po úpravě.");
  await file.getByRole("button", { name: "Schválit úpravu" }).click();
  await expect(file).toHaveCount(0);
  await expect.poll(read).toMatch(/Popis Popis po úpravě\./);
});

test("a lot with bids gets another picture, with its date", async ({ browser, page }, testInfo) => {
  const seller = await makePerson("dofoti");
  const bidder = await makePerson("prihodil");
  for (let count = 0; count < 3; count++) await makeLotOf(seller);
  const bid = {
    priceMinor: 500_00,
    leaderId: bidder.id,
    leaderMaximumMinor: 900_00,
    bidCount: 1,
    bidSequence: 1,
  };
  const lot = await makeLotOf(seller, { name: "Rum s detailem" });
  await addPictureTo(lot);
  const { db } = await serverContext();
  await db.update(listings).set(bid).where(eq(listings.id, lot.id));
  const form = await windowOf(browser, seller);
  await visit(form, `/ucet/vase-aukce/${lot.id}/upravit`);
  await expect(form.getByRole("heading", { name: "Další snímky" })).toBeVisible();
  await chooseFiles(form, await writeSmallPictures(testInfo.outputPath(), 1));
  await expect(form.getByText("Přidáno snímků: 1.").first()).toBeVisible();
  await visit(page, pathOf(lot));
  await page.getByRole("link", { name: /^Ukázat snímek 2/ }).click();
  await expect(page.getByText(/2\sz\s2,\sdoplněno \d+\.\s\d+\.\s\d{4}/)).toBeVisible();
});
