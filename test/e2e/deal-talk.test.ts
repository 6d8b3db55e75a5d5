import { readFile } from "node:fs/promises";
import { makeContact } from "#test/make/contact.ts";
import { madeAddress, makeDeal } from "#test/make/deal.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { categoryOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("the two sides of a deal write to each other on its page, with a photograph, each on the open page of the other; a buyer on a phone saves the code, and says that it is paid", async ({
  browser,
  troubles,
}) => {
  const [seller, buyer] = [await makePerson("prodava"), await makePerson("kupuje")];
  const ctx = await serverContext();
  await makeContact(ctx, seller.id);
  const { id } = await makeDeal(ctx, {
    seller,
    buyer,
    categoryId: await categoryOf("jamajka"),
    columns: { delivery: madeAddress },
  });
  const [sellerPage, buyerPage] = [await windowOf(browser, seller), await windowOf(browser, buyer, phone)];
  await visit(sellerPage, `/ucet/obchody/${id}`);
  await visit(buyerPage, `/ucet/obchody/${id}`);

  await test.step("the seller writes first", async () => {
    await sellerPage.getByLabel("Vaše zpráva").fill("Hodí se vám pátek?");
    await sellerPage.getByRole("button", { name: "Odeslat", exact: true }).click();
    await expect(sellerPage.getByRole("log")).toContainText("Hodí se vám pátek?");
    await expect(buyerPage.getByRole("log")).toContainText("Hodí se vám pátek?");
  });

  await test.step("the buyer answers with a photograph", async () => {
    const buffer = await pictureBytes(800, 600);
    const file = { name: "obal.jpg", mimeType: "image/jpeg", buffer };
    await buyerPage.getByLabel("Přidat fotografii").setInputFiles([file]);
    await expect(buyerPage.getByRole("log").getByRole("img", { name: "Fotografie" })).toBeVisible();
    await expect(sellerPage.getByRole("log").getByRole("img", { name: "Fotografie" })).toBeVisible();
    await expectGoodLooks(buyerPage);
  });

  await test.step("what is no picture is refused in words", async () => {
    troubles.expectStatus(422);
    const file = { name: "smlouva.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await buyerPage.getByLabel("Přidat fotografii").setInputFiles([file]);
    await expect(buyerPage.getByRole("alert").filter({ hasText: /obrázek|fotograf/i })).toBeVisible();
  });

  await test.step("the code of the payment is saved as a picture", async () => {
    // A desktop's code is scanned; a link that a banking app takes is a phone's.
    await expect(buyerPage.getByText("Naskenujte kód")).toBeVisible();
    await expect(buyerPage.locator('a[href^="spayd:SPD*1.0*"]')).toBeHidden();
    const saved = buyerPage.waitForEvent("download");
    await buyerPage.getByRole("button", { name: "Uložit QR" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`QR Platba ${id}.png`);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(300);
  });

  await test.step("the buyer says that it is paid, and the seller reads it", async () => {
    await buyerPage.getByLabel("Reference z banky").fill("TX 20261123");
    await buyerPage.getByRole("button", { name: "Oznámit platbu" }).click();
    await expect(buyerPage.getByRole("main")).toContainText("Reference: TX 20261123");
    // Nobody is asked to pay what they say is paid.
    await expect(buyerPage.getByRole("heading", { name: "Čeká se na potvrzení platby" })).toBeVisible();
    await expect(buyerPage.getByRole("button", { name: "Uložit QR" })).toBeHidden();
    const asSeller = await wordsFor(seller, `/ucet/obchody/${id}`);
    for (const words of ["Platba je oznámená", "TX 20261123"]) expect(asSeller).toContain(words);
  });
});

test("a problem is shown in photographs, which the other side sees", async ({ browser }) => {
  const [seller, buyer] = [await makePerson("prodava"), await makePerson("kupuje")];
  const { id } = await makeDeal(await serverContext(), {
    seller,
    buyer,
    categoryId: await categoryOf("jamajka"),
    status: "sent",
  });
  const page = await windowOf(browser, buyer, phone);
  await visit(page, `/ucet/obchody/${id}`);
  await page.getByRole("button", { name: "Nahlásit problém" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("O co jde").selectOption({ label: "Dorazilo poškozené" });
  await dialog.getByRole("textbox").fill("Láhev teče.");
  await dialog.getByRole("button", { name: "Odeslat hlášení" }).click();
  const report = page.locator("section", { has: page.getByRole("heading", { name: "Nahlášený problém" }) });
  const file = { name: "teče.jpg", mimeType: "image/jpeg", buffer: await pictureBytes(800, 600) };
  await report.getByLabel("Přidat fotografii").setInputFiles([file, { ...file, name: "zátka.jpg" }]);
  await expect(report.getByRole("img", { name: "Fotografie kupujícího" })).toHaveCount(2);
  await expectGoodLooks(page);
  const asSeller = await (await answerFor(seller, `/ucet/obchody/${id}`)).text();
  expect(asSeller.match(/<img [^>]*alt="Fotografie kupujícího"/g)).toHaveLength(2);
});
