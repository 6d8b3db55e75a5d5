import { eq } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { listings } from "#server/features/listings/table.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { categoryOf } from "./lots.ts";
import { makePerson, siteUrl, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

test("a listing under a paid package waits for its payment, is greyed among the own ones, and goes on once paid", async ({
  browser,
  troubles,
}) => {
  // A voucher is refused.
  troubles.expectStatus(422);
  const seller = await makePerson("balicek");
  const ctx = await serverContext();
  const { id } = await makeListing(ctx, {
    ...{ sellerId: seller.id, categoryId: await categoryOf("jamajka"), name: `Balík ${seller.username}` },
    ...{ description: "Popis láhve.", status: "draft", publishedAt: null, startsAt: null, endsAt: null },
    ...{ plannedEndsAt: null, volumeMl: 700, brandId: (await findOrAddBrand(ctx, "Palírna Na Kopci"))?.id },
  });
  const { payload, headers } = uploadForm(await pictureBytes(900, 1_100));
  const uploaded = await fetch(`${siteUrl()}/api/me/advertisements/${id}/images`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${seller.token}` },
    body: new Uint8Array(payload),
  });
  expect(uploaded.status).toBe(201);
  const page = await windowOf(browser, seller, { viewport: { width: 390, height: 844 } });
  await visit(page, `/ucet/vase-aukce/${id}/upravit?step=summary`);
  const declarations = page.getByRole("checkbox");
  for (const each of await declarations.all()) await each.check();
  await page.getByRole("radio", { name: /Premium · 149\sKč/ }).check();
  await page.getByLabel("Poukaz").fill("NENI-TAKOVY");
  await page.getByRole("button", { name: "Pokračovat k platbě" }).click();
  await expect(page.getByText("Tento poukaz neexistuje. Zkontrolujte prosím kód.")).toBeVisible();
  await page.getByLabel("Poukaz").fill("");
  await page.getByRole("button", { name: "Pokračovat k platbě" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Čeká na platbu");
  await expectGoodLooks(page);

  expect(await wordsFor(seller, `/ucet/vase-aukce/${id}/upravit`)).toContain("Nabídka čeká na platbu");
  expect(await wordsFor(seller, "/ucet/prehled")).toContain("Zaplatit 149 Kč");
  await visit(page, "/ucet/vase-aukce");
  const row = page.getByRole("listitem").filter({ hasText: `Balík ${seller.username}` });
  await expect(row).toContainText("čeká na platbu");
  await row.getByRole("link", { name: "Zaplatit", exact: true }).click();
  await page.getByRole("button", { name: /Zaplatit 149\sKč/ }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
  // A new seller's first ones are looked at by a moderator, and begin after that.
  const statusNow = async () => (await ctx.db.select().from(listings).where(eq(listings.id, id)))[0]?.status;
  await expect.poll(statusNow, { timeout: 20_000 }).toBe("in_review");
  await page.getByRole("link", { name: "Co bude s nabídkou dál" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Čeká na kontrolu");
  // The moderators' back office of other journeys stays as it was.
  await visit(page, `/ucet/vase-aukce/${id}/upravit`);
  await page.getByRole("button", { name: "Vzít zpět k úpravě" }).click();
  await expect(page.getByRole("navigation", { name: "Kroky" })).toBeVisible();
  expect(await statusNow()).toBe("draft");
});
