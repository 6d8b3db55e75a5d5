import { expect, test } from "vitest";
import { openTestShop } from "#test/make/shop.ts";
import { labelLines } from "./label-sheet.ts";
import { addressOn } from "./print-labels.ts";

test("GO9: chosen orders have labels as a PDF, four on a sheet; what is not there is missing, and who does not keep the shop gets none", async () => {
  const shop = await openTestShop();
  const { id } = await shop.product({}, 20);
  const ids: number[] = [];
  for (let index = 0; index < 5; index++) {
    const placed = (await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).json().data;
    await shop.pay(placed.orderId);
    ids.push((await shop.shown(placed)).id);
  }
  const read = (wanted: readonly number[], who: Parameters<typeof shop.app.as>[0] = shop.operator) =>
    shop.app.as(who).post("/api/admin/goods-orders/labels", { ids: wanted });
  const { data } = (await read(ids)).json();
  expect(data).toMatchObject({ name: "stitky.pdf", type: "application/pdf" });
  const pdf = Buffer.from(data.base64, "base64").toString("latin1");
  expect([pdf.slice(0, 5), pdf.match(/\/Type \/Page\b/g)?.length]).toEqual(["%PDF-", 2]);
  expect((await read([ids[0] ?? 0, 999_999])).statusCode).toBe(404);
  expect((await read([])).statusCode).toBe(422);
  expect((await read(ids, null)).statusCode).toBe(401);
});

test("a label says who, where, by whom and what; a long list of goods is cut and counted", () => {
  const label = {
    ...{ number: 7, to: ["Jana Malá", "Dlouhá 1", "602 00 Brno"], phone: "+420777111222", way: "PPL" },
    ...{ isPickUp: false, needsAgeCheck: true, goods: Array.from({ length: 9 }, (_, at) => `1 × Rum ${at}`) },
  };
  const sheet = JSON.stringify(labelLines(label, ["Kabinet", "Praha"]));
  for (const part of ["č. 7", "Jana Malá", "602 00 Brno", "PPL", "18+", "1 × Rum 4", "a další druhy: 4"])
    expect(sheet).toContain(part);
  expect(sheet).not.toContain("Rum 5");
});

test("a label leads to the buyer, to a carrier's point by its number, or to who comes for it", () => {
  const address = { name: "Jana Malá", street: "Veveří 46", city: "Brno", zip: "602 00", country: "CZ" };
  const invoice = { ...address, name: "Petr Malý", company: "", companyId: "", taxId: "" };
  const order = { storeId: null, point: null, address, invoice };
  expect(addressOn(order)).toEqual(["Jana Malá", "Veveří 46", "602 00 Brno"]);
  expect(addressOn({ ...order, point: { id: "104", name: "Brno, Veveří (Knihkupectví)" } })).toEqual([
    ...["Jana Malá", "Brno, Veveří (Knihkupectví) (104)", "Veveří 46", "602 00 Brno"],
  ]);
  expect(addressOn({ ...order, storeId: 7 })).toEqual(["Petr Malý"]);
});
