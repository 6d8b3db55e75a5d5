import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { bidOn, callApi, wordsFor } from "./without-window.ts";

test("a mistyped bid is withdrawn, the other leads again; after the end the record of it all is downloaded and holds", async ({
  browser,
}, testInfo) => {
  const seller = await makePerson("prodava");
  const first = await makePerson("jarek");
  const second = await makePerson("ludek");
  // Below the reserve buying now stays possible, so the lot can end on the same day.
  const terms = { reserveMinor: 50_000_00, buyNowMinor: 60_000_00 };
  const lot = await makeLotOf(seller, { name: "Rum s překlepem", ...terms });
  const [firstPage, secondPage] = [await windowOf(browser, first), await windowOf(browser, second)];

  await test.step("one bids, the other adds a zero by mistake", async () => {
    await bidOn(lot, first, 900);
    await visit(firstPage, pathOf(lot));
    await expect(block(firstPage)).toContainText("Vedete");
    await bidOn(lot, second, 10_000);
    await expect(block(firstPage)).toContainText("Někdo vás přehodil", { timeout: 20_000 });
    await visit(secondPage, pathOf(lot));
    await expect(block(secondPage)).toContainText("Vedete");
  });

  await test.step("nobody but the bidder is offered to withdraw it", async () => {
    await expect(lineOf(firstPage, "10 000 Kč")).toBeVisible();
    await expect(lineOf(firstPage, "10 000 Kč").getByRole("button")).toHaveCount(0);
  });

  await test.step("withdrawing asks for what happened; keeping the bid changes nothing", async () => {
    const button = lineOf(secondPage, "10 000 Kč").getByRole("button", { name: "Stáhnout příhoz" });
    const dialog = secondPage.getByRole("dialog");
    await button.click();
    await dialog.getByRole("button", { name: "Ponechat" }).click();
    await expect(dialog).toBeHidden();
    await expect(block(secondPage)).toContainText("Vedete");
    await button.click();
    await dialog.getByRole("button", { name: "Stáhnout příhoz" }).click();
    await expect(dialog).toContainText("Napište prosím pár slov.");
    await dialog.getByLabel("Co se stalo").fill("O nulu víc.");
    await dialog.getByRole("button", { name: "Stáhnout příhoz" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("it is struck through, and the first leads again, on the page and by mail", async () => {
    await expect(lineOf(secondPage, "10 000 Kč").locator("s")).toBeVisible();
    await expect(lineOf(secondPage, "10 000 Kč")).toContainText("Staženo pro překlep");
    await expect(block(firstPage)).toContainText("Vedete", { timeout: 20_000 });
    await expect(block(firstPage)).toContainText("900 Kč");
    expect(linkIn(await mailTo(first.email, "Opět vedete"), `/${lot.id}/`)).toContain(pathOf(lot));
    expect((await mailTo(seller.email, "Stažený příhoz")).text).not.toContain("nulu");
    await mailTo(second.email, "Stažený příhoz");
  });

  await test.step("after the end each takes the own receipt, anybody the record; the two fit", async () => {
    // The page as it was a moment ago is served for a few seconds yet, and no stream brings what has happened since.
    await firstPage.route(/\/events(\?|$)/, (route) => route.abort("aborted"));
    expect(await wordsFor(null, pathOf(lot))).not.toContain("Záznam aukce");
    await callApi(second, "POST", `/api/auctions/${lot.id}/purchase`, { price: 60_000 });
    await visit(firstPage, pathOf(lot));
    await firstPage.getByText("Potvrzení o 1 vašem příhozu").click();
    const receipt = await firstPage.locator("code", { hasText: /^\d+:900:[0-9a-f]{32}:[0-9a-f]{64}$/ }).innerText();

    const record = firstPage.getByRole("region", { name: "Záznam aukce" });
    await record.getByText("Jak si to ověřit").click();
    const finalHash = await record.locator("code").innerText();
    const coming = firstPage.waitForEvent("download");
    await record.getByRole("link", { name: /Uložit záznam/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`kabinet-${lot.id}.jsonl`);
    const file = testInfo.outputPath("record.jsonl");
    await download.saveAs(file);
    const { code, out } = await verify(file, "--receipt", receipt, "--final", finalHash);
    expect(out).toMatch(/holds: 5 lines, 2 bids, 1 retracted, receipts opened: 1\.\n/);
    expect(code).toBe(0);
  });
});

/** The bid block: the band with the bidder's standing, the price, the form. */
function block(page: Page) {
  return page.getByRole("region", { name: "Přihazování" });
}

/** The line of the bid history with this price. */
function lineOf(page: Page, price: string) {
  return page.getByRole("region", { name: "Příhozy" }).getByRole("row").filter({ hasText: price });
}

async function verify(...args: string[]): Promise<{ code: number | null; out: string }> {
  const script = join(import.meta.dirname, "../../scripts/verify-log.ts");
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, "close");
  return { code, out };
}
