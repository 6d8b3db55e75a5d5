import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi } from "./without-window.ts";

/** Whether categories insist on a verified age; a server notices within five seconds. */
async function insist(required: boolean): Promise<void> {
  const { db } = await serverContext();
  await db.execute(sql`
    insert into settings (name, value) values ('ageVerification', ${JSON.stringify({ required })}::jsonb)
    on conflict (name) do update set value = excluded.value`);
}
test.afterAll(() => insist(false));

test("a bidder whose age is not verified is led to the proof and back, is refused until it holds, and then bids", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409);
  await insist(true);
  const bidder = await makePerson("dospely", { ageVerifiedAt: null });
  const lot = await makeLotOf(await makePerson("vinar"));
  const page = await windowOf(browser, bidder, { viewport: { width: 390, height: 844 } });
  const toProof = page.getByRole("link", { name: "Ověřit věk" });
  const status = async () => JSON.stringify(await callApi(bidder, "GET", `/api/auctions/${lot.id}/lot`));
  await expect.poll(status).toContain('"age"');
  await visit(page, pathOf(lot));
  await toProof.first().click();
  await expect(page.getByRole("heading", { name: "Ověření věku" })).toBeVisible();
  await expectGoodLooks(page);

  await test.step("a no, and an age below eighteen, are said and nothing is verified", async () => {
    await page.getByRole("button", { name: "Ověřit věk u banky" }).click();
    await page.getByRole("button", { name: "Odmítnout" }).click();
    await expect(page.getByText("Ověření jste odmítli. Nic jsme neuložili.")).toBeVisible();
    await page.getByRole("button", { name: "Zkusit znovu" }).click();
    await page.getByRole("button", { name: "Je mi patnáct" }).click();
    await expect(page.getByText("Podle banky vám ještě není 18 let.")).toBeVisible();
  });

  await test.step("who began it in English is answered in English", async () => {
    await visit(page, `/en/ucet/overeni-veku?redirect=${pathOf(lot)}`);
    await page.getByRole("button", { name: "Verify with your bank" }).click();
    await page.getByRole("button", { name: "Odmítnout" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  // The way back has outlived the refusals.
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Je mi čtyřicet" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(lot)}$`));
  await page.getByRole("button", { name: /^Přihodit 500/ }).click();
  await confirmBid(page);
  await expect(page.getByText("Vedete").first()).toBeVisible();
});
