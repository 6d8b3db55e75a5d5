import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { isThorough } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

test("both sides of a deal review each other by keyboard; neither sees the other's before writing", async ({
  browser,
}) => {
  const [buyer, seller] = [await makePerson("kupuje"), await makePerson("prodava")];
  const deal = await makeDeal(await serverContext(), {
    status: "received",
    buyer,
    seller,
    columns: { receivedAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  const buyersPage = await windowOf(browser, buyer);
  const sellersPage = await windowOf(browser, seller);
  const path = `/ucet/obchody/${deal.id}`;

  await test.step("the buyer is told what is missing, writes, and may still change it", async () => {
    await visit(buyersPage, path);
    await buyersPage.getByRole("button", { name: "Uložit hodnocení" }).click();
    await expect(buyersPage.getByText("Vyberte prosím počet hvězd.")).toBeVisible();
    // Axe sees the hidden radio button alone; what a finger hits is its label.
    const star = await buyersPage.locator("label", { hasText: "1 hvězda" }).boundingBox();
    expect(star?.width).toBeGreaterThanOrEqual(44);
    await buyersPage.getByRole("radio", { name: "1 hvězda" }).focus();
    await buyersPage.keyboard.press("Space");
    for (let step = 0; step < 3; step++) await buyersPage.keyboard.press("ArrowRight");
    await expect(buyersPage.getByRole("radio", { name: "4 hvězdy" })).toBeChecked();
    await buyersPage.getByLabel("Pár slov pro ostatní").fill("Láhev jako z katalogu.");
    await buyersPage.getByRole("button", { name: "Uložit hodnocení" }).click();
    await expect(buyersPage.getByRole("button", { name: "Upravit hodnocení" })).toBeVisible();
  });

  await test.step("the seller knows that there is one, not what it says, until writing too", async () => {
    await visit(sellersPage, path);
    await expect(sellersPage.getByText("Druhá strana už hodnocení napsala.")).toBeVisible();
    await expect(sellersPage.getByText("Láhev jako z katalogu.")).toHaveCount(0);
    await sellersPage.getByRole("radio", { name: "5 hvězd" }).check({ force: true });
    await sellersPage.getByRole("button", { name: "Uložit hodnocení" }).click();
    await expect(sellersPage.getByText("Láhev jako z katalogu.")).toBeVisible();
    await expect(sellersPage.getByRole("list", { name: "Průběh obchodu" })).toContainText("Hodnocení, hotovo");
  });

  await test.step("everybody reads it on the seller's page", async () => {
    const words = await wordsFor(null, `/uzivatel/${seller.id}`);
    expect(words).toContain("4,0 z 5 (1 hodnocení)");
    expect(words).toContain("Láhev jako z katalogu.");
    expect(words).not.toMatch(/Odpovědět|Skrýt/);
  });

  await test.step("whoever is reviewed answers once, on the page of the deal or on the own one", async () => {
    await sellersPage.getByRole("button", { name: "Odpovědět" }).click();
    await sellersPage.getByRole("button", { name: "Zveřejnit odpověď" }).click();
    await expect(sellersPage.getByLabel("Vaše odpověď")).toBeFocused();
    await sellersPage.getByLabel("Vaše odpověď").fill("Děkuji, těší mě.");
    await sellersPage.getByRole("button", { name: "Zveřejnit odpověď" }).click();
    await expect(sellersPage.getByText("Děkuji, těší mě.")).toBeVisible();
    await expect(sellersPage.getByRole("button", { name: "Odpovědět" })).toHaveCount(0);
    if (isThorough) {
      await visit(buyersPage, `/uzivatel/${buyer.id}`);
      await expect(buyersPage.getByRole("button", { name: "Odpovědět" })).toBeVisible();
    }
    // A page from memory may be a few seconds older than what somebody else has written.
    await expect(async () => {
      expect(await wordsFor(null, `/uzivatel/${seller.id}`)).toContain("Děkuji, těší mě.");
    }).toPass();
  });

  await test.step("a moderator hides it with a reason, and it no longer counts", async () => {
    const backOffice = await windowOf(browser, await makePerson("moderuje", { scopes: ["moderation"] }));
    await visit(backOffice, `/uzivatel/${seller.id}`);
    await backOffice.getByRole("button", { name: "Skrýt hodnocení" }).click();
    const dialog = backOffice.getByRole("dialog");
    await dialog.getByRole("button", { name: "Skrýt hodnocení" }).click();
    await expect(dialog.getByLabel("Důvod")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel("Pravidlo")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Pravidlo").selectOption({ label: "Text zveřejňuje cizí osobní údaje" });
    await dialog.getByLabel("Důvod").fill("Osobní údaje druhé strany.");
    await dialog.getByRole("button", { name: "Skrýt hodnocení" }).click();
    await expect(backOffice.getByText("Zatím bez hodnocení.")).toBeVisible();
    // A finished page is kept for some seconds.
    await expect(async () => {
      expect(await wordsFor(null, `/uzivatel/${seller.id}`)).not.toContain("Láhev jako z katalogu.");
    }).toPass();
    expect((await mailTo(buyer.email, "Skryté hodnocení")).text).toContain("Osobní údaje druhé strany.");
  });
});
