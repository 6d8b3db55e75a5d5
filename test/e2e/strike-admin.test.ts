import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const path = "/administrace/nezaplaceni-a-stazeni";

test("a moderator finds a strike, withdraws it with a reason, and sees who has taken bids and listings back", async ({
  browser,
}) => {
  const ctx = await serverContext();
  const moderator = await makePerson("promiji", { scopes: ["moderation"] });
  const buyer = await makePerson("neplatic", { strikes: 1 });
  const deal = await makeDeal(ctx, { buyer, status: "cancelled" });
  await ctx.db.insert(dealCases).values({
    ...{ dealId: deal.id, kind: "non_payment", filedById: deal.seller.id, note: "Nepřišlo nic." },
    ...{ filedAt: new Date(), outcome: "upheld", reasons: "Platba nepřišla.", decidedAt: new Date() },
    decidedById: moderator.id,
  });
  const lot = await makeLotOf(await makePerson("stahuje"), {
    ...{ name: "Stažená láhev", status: "cancelled", cancelledBy: "seller", closedAt: new Date() },
    cancelReason: "Prodal jsem ji jinde.",
  });
  const backOffice = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  const find = backOffice.getByRole("search").filter({ has: backOffice.getByLabel("Kdo nebo která položka") });
  const row = backOffice.getByRole("main").getByRole("listitem").filter({ hasText: buyer.username });

  await test.step("found by the person", async () => {
    await visit(backOffice, path);
    await find.getByLabel("Kdo nebo která položka").fill(buyer.username);
    await find.getByLabel("Platnost").selectOption({ label: "platné" });
    await find.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(backOffice).toHaveURL(/state=standing/);
    await expect(row).toContainText("Platba nepřišla.");
    await expect(row).toContainText(/1\splatný\száznam/);
    // The form is drawn anew with what was found.
    await expect(find.getByRole("link", { name: "Zrušit omezení" })).toBeVisible();
    await find.getByLabel("Platnost").selectOption({ index: 0 });
    await find.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(backOffice).not.toHaveURL(/state=standing/);
  });

  await test.step("withdrawn only with a reason, which the audit keeps", async () => {
    await row.getByRole("button", { name: "Vzít záznam zpět" }).click();
    const dialog = backOffice.getByRole("dialog");
    await dialog.getByRole("button", { name: "Vzít záznam zpět" }).click();
    await expect(dialog.getByText(/minimálně\s5/)).toBeVisible();
    await expectGoodLooks(backOffice);
    await dialog.getByLabel("Důvod").fill("Platba přišla na jiný účet.");
    await dialog.getByRole("button", { name: "Vzít záznam zpět" }).click();
    await expect(backOffice.getByText("Záznam se už nepočítá.")).toBeVisible();
    await expect(row).toContainText("Platba přišla na jiný účet.");
    await expect(row).toContainText(/žádný\splatný\száznam/);
    const reported = await mailTo(buyer.email, "Záznam o nezaplacení jsme zrušili");
    expect(reported.text).toContain("Platba přišla na jiný účet.");
    const [account] = await ctx.db.select().from(users).where(eq(users.id, buyer.id));
    expect(account?.strikes).toBe(0);
    const { rows } = await ctx.db.execute(
      sql`select reason from audit_entries where subject = 'strike' and by_id = ${moderator.id}`,
    );
    expect(rows).toEqual([{ reason: "Platba přišla na jiný účet." }]);
  });

  await test.step("bids and listings that were taken back; a seller's own words are not shown", async () => {
    await backOffice.getByRole("link", { name: /Stažené\spříhozy/ }).click();
    await expect(backOffice).toHaveURL(/group=retractions/);
    const cancelled = await wordsFor(moderator, `${path}?group=cancellations&q=${lot.id}`);
    expect(cancelled).toContain("Stažená láhev");
    expect(cancelled).toContain("Stáhl prodávající");
    expect(cancelled).not.toContain("Prodal jsem ji jinde.");
  });
});
