import type { Page } from "@playwright/test";
import { dealCases } from "#server/features/deals/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { savedFile } from "./saved-file.ts";
import { orderFor } from "./shopping.ts";

/** Lists of the back office taken as tables from their pages, narrowed as they are shown (RULES.md SD5). */

const button = "Uložit jako tabulku";
/** The lines of the file that a page of the desk gives. */
const take = async (desk: Page, path: string, name: RegExp): Promise<string[]> => {
  await visit(desk, path);
  const file = await savedFile(desk, button);
  expect(file.name).toMatch(name);
  return file.data.toString("utf8").replace("\uFEFF", "").trimEnd().split("\r\n");
};

test("a list of the desk is saved as a table, narrowed as its page is", async ({ browser }) => {
  const keeper = await makePerson("tabulky", { scopes: ["moderation", "shop"] });
  const [seller, buyer] = [await makePerson("prodava"), await makePerson("kupuje")];
  const ctx = await house();
  const { id } = await makeDeal(ctx, { seller, buyer, status: "sent" });
  const filed = { filedById: seller.id, note: "Nepřišlo nic.", filedAt: new Date() } as const;
  await ctx.db.insert(dealCases).values({ ...filed, dealId: id, kind: "problem", problem: "other" });
  const desk = await windowOf(browser, keeper);

  await test.step("people and cases", async () => {
    const people = await take(desk, `/administrace/lide?q=${seller.username}`, /^lide-.*\.csv$/);
    expect(people).toHaveLength(2);
    expect(people[1]).toContain(seller.email);
    const cases = await take(desk, `/administrace/pripady?q=${id}`, /^pripady-.*\.csv$/);
    expect(cases).toHaveLength(2);
    expect(cases[1]).toContain(`;${id};`);
  });

  await test.step("orders of goods", async () => {
    await orderFor(buyer, "Glen Corrach");
    const ordered = await take(desk, "/administrace/objednavky?group=placed", /^objednavky-zbozi-.*\.csv$/);
    expect(ordered.find((line) => line.includes(buyer.email))).toContain(";čeká na platbu;");
  });
});
