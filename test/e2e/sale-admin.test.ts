import { eq, sql } from "#server/db/query.ts";
import { monthOf, saleAt, usualSale } from "#server/features/monthly-sales/auction-end-rules.ts";
import { joinSale } from "#server/features/monthly-sales/join-sale.ts";
import { monthlySales } from "#server/features/monthly-sales/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const path = "/administrace/mesicni-aukce";
const monthMs = 31 * 86_400_000;

test("a moderator plans a sale months ahead, and once a lot has joined what was announced stands", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const ctx = await serverContext();
  const moderator = await makePerson("planuje", { scopes: ["moderation"] });
  const month = monthOf(new Date(Date.now() + 7 * monthMs));
  await ctx.db.execute(sql`delete from monthly_sales where to_char(closes_on, 'YYYY-MM') = ${month}`);
  const closesOn = `${month}-17`;
  const backOffice = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  const form = backOffice.locator("form").filter({ has: backOffice.getByLabel("Den konce") });
  const rows = form.getByRole("listitem");

  await test.step("the calendar leads to the month", async () => {
    const calendar = await (await answerFor(moderator, path)).text();
    expect(new Set(calendar.match(new RegExp(`href="${path}/\\d{4}-\\d\\d"`, "g"))).size).toBeGreaterThan(11);
    expect(calendar).toContain(`href="${path}/${month}"`);
    await visit(backOffice, `${path}/${month}`);
    await expect(form.getByLabel("Den konce")).toHaveValue(usualSale(month).closesOn);
  });

  const [first = "", second = ""] = (await rows.allTextContents()).map((text) => text.replace(/^\d\d:\d\d/, ""));

  await test.step("another month is refused at its field; another day and order are stored", async () => {
    await form.getByLabel("Den konce").fill(`${monthOf(new Date(Date.parse(`${month}-15`) + monthMs))}-05`);
    await form.getByRole("button", { name: "Uložit" }).click();
    await expect(form.getByText(/Vyberte\sprosím\sden/)).toBeVisible();
    await form.getByLabel("Den konce").fill(closesOn);
    await form.getByLabel("Konec první skupiny").fill("18:30");
    await form.getByRole("button", { name: `${first}: později` }).press("Enter");
    await expect(rows.first()).toHaveText(`18:30${second}`);
    await form.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText(/Plán je uložený/)).toBeVisible();
    const [stored] = await ctx.db.select().from(monthlySales).where(eq(monthlySales.closesOn, closesOn));
    expect(stored?.closesAt).toEqual(saleAt(closesOn, "18:30").closesAt);
  });

  await test.step("a lot joins at the planned time; then its group and the day stay", async () => {
    const startsAt = new Date(saleAt(closesOn, "18:30").closesAt.getTime() - 10 * 86_400_000);
    const { rows: found } = await ctx.db.execute<{ id: number }>(
      sql`select id from categories where name_cs = ${first} and parent_id is null`,
    );
    const categoryId = Number(found[0]?.id);
    const place = await joinSale(ctx, { startsAt, categoryId, isLive: false });
    const seller = await makePerson("mesicne");
    await makeLotOf(seller, {
      ...{ name: "Láhev do měsíční", categoryId, status: "scheduled", duration: "monthly" },
      ...{ startsAt, endsAt: place.endsAt, plannedEndsAt: place.endsAt, saleClosesOn: place.saleClosesOn },
    });
    await visit(backOffice, `${path}/${month}`);
    await expect(form.getByText(/aukci už něco je/)).toBeVisible();
    await expect(form.getByText(/1\spoložka,\skonec\sje\soznámený/)).toBeVisible();
    await expect(form.getByRole("button", { name: `${first}: dřív` })).toBeHidden();
    const lot = backOffice.getByRole("listitem").filter({ hasText: "Láhev do měsíční" });
    await expect(lot).toContainText(/18:40/);
    await expect(lot).toContainText(/zatím\sbez\sčísla/);
    await expectGoodLooks(backOffice);
    expect(await wordsFor(moderator, `/admin/monthly-sales/${month}`)).toContain(" 1 lot ");
  });
});
