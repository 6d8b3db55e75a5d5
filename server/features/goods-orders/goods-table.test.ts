import { expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { openTestShop, place } from "#test/make/shop.ts";
import { takeTable } from "#test/take-table.ts";

test("SD5: orders of a group are taken as a table with where they go, harmless in a spreadsheet, and that is noted", async () => {
  const shop = await openTestShop();
  const { app, operator } = shop;
  const { id } = await shop.product();
  const address = { ...place, name: "=Jana; Malá" };
  const delivery = { kind: "carrier", carrierId: shop.carrierId, address };
  const ordered = async () => {
    const sent = shop.body(1_189, { delivery });
    return (await shop.order(null, await shop.cartOf([id, 1]), sent)).json().data.orderId as number;
  };
  const [paid, placed] = [await ordered(), await ordered()];
  await shop.pay(paid);
  const take = (group: string) => takeTable(app, operator, `/api/admin/goods-orders/table?group=${group}`);
  const waiting = await take("to_handle");
  expect(waiting.name).toMatch(/^objednavky-zbozi-.*\.csv$/);
  expect(waiting.rows).toHaveLength(1);
  expect(waiting.rows[0]).toMatch(new RegExp(`^${paid};.*;zaplaceno;`));
  expect(waiting.rows[0]).toContain(`;"'=Jana; Malá";Dlouhá 1;Brno;602 00;CZ;jana@kabinet.test;`);
  expect(waiting.rows[0]).toMatch(/;1× [^;]+;1189,00;$/);
  expect((await take("placed")).rows).toEqual([expect.stringMatching(new RegExp(`^${placed};.*;čeká na platbu;`))]);
  expect((await take("done")).lines).toBe(0);
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, "goods_orders"));
  expect(noted.map(({ after }) => after)).toContainEqual({
    ...{ what: "goods_order_file", group: "to_handle", lines: 1 },
  });
});
