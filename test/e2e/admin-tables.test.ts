import { dealCases } from "#server/features/deals/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { savedTable } from "./saved-file.ts";
import { serverContext } from "./server-context.ts";
import { orderFor } from "./shopping.ts";

/** Lists of the back office taken as tables from their pages, narrowed as they are shown (rule SD5). */

test("a list of the back office is saved as a table, narrowed as its page is", async ({ browser }) => {
  const operator = await makePerson("tabulky", { scopes: ["moderation", "shop"] });
  const [seller, buyer] = [await makePerson("prodava"), await makePerson("kupuje")];
  const ctx = await serverContext();
  const { id } = await makeDeal(ctx, { seller, buyer, status: "sent" });
  const filed = { filedById: seller.id, note: "Nepřišlo nic.", filedAt: new Date() } as const;
  await ctx.db.insert(dealCases).values({ ...filed, dealId: id, kind: "problem", problem: "other" });
  const backOffice = await windowOf(browser, operator);

  await test.step("people and cases", async () => {
    const people = await savedTable(backOffice, `/administrace/lide?q=${seller.username}`, /^lide-.*\.csv$/);
    expect(people).toHaveLength(2);
    expect(people[1]).toContain(seller.email);
    const cases = await savedTable(backOffice, `/administrace/pripady?q=${id}`, /^pripady-.*\.csv$/);
    expect(cases).toHaveLength(2);
    expect(cases[1]).toContain(`;${id};`);
  });

  await test.step("orders of goods", async () => {
    await orderFor(buyer, "Glen Corrach");
    const ordered = await savedTable(backOffice, "/administrace/objednavky?group=placed", /^objednavky-zbozi-.*\.csv$/);
    expect(ordered.find((line) => line.includes(buyer.email))).toContain(";čeká na platbu;");
  });
});
