import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, proveIn, windowOf } from "./people.ts";
import { findAtAdmin, orderPaid } from "./shopping.ts";
import { wordsFor } from "./without-window.ts";

test("the back office sends an order in two parcels and takes a broken bottle out of it; the buyer reads what comes when and what is paid back", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const path = await orderPaid("Fairhope", 3);
  const backOffice = await windowOf(browser, await makePerson("balic", { scopes: ["shop"] }), {
    viewport: { width: 1260, height: 900 },
  });
  const stored = await findAtAdmin(backOffice, { url: () => path });
  const dialog = backOffice.getByRole("dialog");
  const openPart = () => stored.getByRole("button", { name: "Jen část…" }).click();

  await test.step("one bottle goes first", async () => {
    await stored.getByRole("button", { name: "Zabaleno" }).click();
    await openPart();
    await expectGoodLooks(backOffice);
    await dialog.getByRole("button", { name: "Potvrdit" }).click();
    await expect(dialog).toContainText("Zadejte prosím u některého zboží aspoň jeden kus.");
    await dialog.getByLabel(/^Kusy: Fairhope/).fill("1");
    await dialog.getByLabel("Číslo zásilky").fill("DR111");
    await dialog.getByRole("button", { name: "Potvrdit" }).click();
    await expect(stored).toContainText("část u dopravce");
    await expect(stored).toContainText(/předáno 1\sks/);
    await expect(stored.getByRole("term").filter({ hasText: "Předáno dopravci" })).toBeVisible();
  });

  await test.step("one is broken: it leaves the order, and its money goes back", async () => {
    await openPart();
    await dialog.getByLabel(/^Kusy: Fairhope/).fill("1");
    await dialog.getByRole("radio", { name: "Nedodáme je, peníze vrátit" }).check();
    await dialog.getByLabel("Vrátit je do skladu").uncheck();
    await dialog.getByRole("button", { name: "Potvrdit" }).click();
    await proveIn(backOffice);
    await expect(stored).toContainText(/vyřazeno 1\sks/);
  });

  await test.step("the buyer reads what is on its way, what follows and what does not", async () => {
    await visit(page, path);
    const goods = page.getByRole("region", { name: "Zboží a doprava" });
    await expect(goods).toContainText("část u dopravce");
    await expect(goods).toContainText("DR111");
    await expect(goods).toContainText(/Zbývá předat\s*1\s×\sFairhope/);
    await expect(goods).toContainText(/Z\sobjednávky vyřazeno\s*1\s×\sFairhope/);
  });

  await test.step("the rest follows, and with it all is handed over", async () => {
    await stored.getByLabel("Číslo zásilky").fill("DR222");
    await stored.getByRole("button", { name: "Předáno dopravci" }).click();
    await expect(stored.getByRole("button", { name: "Doručeno" })).toBeVisible();
    const words = await wordsFor(null, path);
    expect(words).toContain("u dopravce");
    expect(words).toContain("DR222");
    expect(words).not.toContain("Zbývá předat");
  });
});
