import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { carriers } from "#server/features/carriers/table.ts";
import { goodsOrderLines, goodsOrders } from "#server/features/goods-orders/table.ts";
import { invoiceEvents } from "#server/features/invoices/events.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { mails } from "#server/features/mails/table.ts";
import { stores } from "#server/features/stores/table.ts";
import { vouchers } from "#server/features/vouchers/table.ts";
import { createSandboxPoints } from "#server/ports/pickup-points/sandbox-points.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { carrierBody } from "#test/make/carrier.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { fillTestShop, place, press } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Mails about an order of goods: where they lead, and what the one of a paid order says (rules GO6 and GO13). */

let app: TestApp;
let shop: Awaited<ReturnType<typeof fillTestShop>>;

beforeAll(async () => {
  app = await createTestApp({ ports: { pickupPoints: createSandboxPoints() } });
});
beforeEach(async () => {
  await app.empty();
  shop = await fillTestShop(app);
});

type Placed = { orderId: number; hash: string };
const guest = goodsOrderBody.email;
const english = () => shop.app.db.update(goodsOrders).set({ locale: "en" });
const mailsTo = async (email: string) => (await app.mails(email)).toReversed();
const mailTo = async (email: string, kind: string) => {
  const mail = (await app.mails(email)).find((each) => each.kind === kind);
  if (!mail) throw new Error(`no mail ${kind}`);
  return { html: mail.html.replaceAll("\u00a0", " "), text: mail.text.replaceAll("\u00a0", " ") };
};
const addressesIn = (text: string) => text.match(/https?:\/\/\S+\/\d+\/[\w-]{22}(?![\w-])/g) ?? [];

async function order(who: TestUser | null, lines: [number, number][], total: number, more: object = {}) {
  let key = "own";
  if (who)
    for (const [productId, quantity] of lines)
      await app.as(who).post("/api/cart/own/lines", { productId, quantity }, press());
  else key = await shop.cartOf(...lines);
  const answer = await shop.order(who, key, shop.body(total, more));
  expect([answer.json(), answer.statusCode]).toEqual([expect.anything(), 201]);
  return answer.json().data as Placed;
}

async function step(sent: object, index = 0) {
  const stored = (await shop.backOffice())[index];
  const answer = await shop.step(stored.id, { version: stored.version, ...sent });
  expect([answer.json(), answer.statusCode]).toEqual([expect.anything(), 200]);
  await app.drainEvents();
}

/** An order of three bottles that goes in parts, of which one comes back and the rest is withdrawn from. */
async function goThrough(placed: Placed, itemId: number) {
  await shop.pay(placed.orderId);
  await step({ step: "pack" });
  await step({ step: "hand_over", pieces: [{ itemId, pieces: 1 }], tracking: "DR123" });
  await step({ step: "hand_over", tracking: "DR124" });
  await step({ step: "deliver" });
  const [withdrawn] = (await shop.backOffice("done")) as { id: number; version: number }[];
  const back = { version: withdrawn?.version, pieces: [{ itemId, pieces: 1 }], isRestocked: true };
  await app.as(shop.operator).post(`/api/admin/goods-orders/${withdrawn?.id}/taken-back`, back);
  await app.as(null).post(`/api/orders/${placed.orderId}/${placed.hash}/goods/withdrawal`);
  await app.drainEvents();
  await step({ step: "return" });
}

const everyKind = [
  ...["goods-paid", "goods-packed", "goods-partly-handed-over", "goods-handed-over", "goods-delivered"],
  ...["goods-taken-back", "goods-withdrawn", "goods-returned", "goods-cancelled"],
  ...["invoice-invoice", "invoice-credit-note"],
];

test.each([
  ["cs", "/shrnuti/", "/ucet/shrnuti/"],
  ["en", "/summary/", "/account/summary/"],
] as const)(
  "GO6: every mail of a guest's order leads to its own page, of an account's to the account's: %s",
  async (locale, open, own) => {
    const { id } = await shop.product({ price: 1_000 }, 20);
    const member = await makeUser(app.ctx, { locale });
    for (const who of [null, member]) {
      const placed = await order(who, [[id, 3]], 3_000);
      if (locale === "en") await english();
      await goThrough(placed, id);
      const cancelled = await order(who, [[id, 2]], 2_000);
      if (locale === "en") await english();
      await shop.pay(cancelled.orderId);
      await step({ step: "cancel" });
      const notified = await mailsTo(who?.email ?? guest);
      const kinds = who ? ["goods-placed", ...everyKind] : everyKind;
      expect([...new Set(notified.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
      const allowed = [placed, cancelled].map(
        ({ orderId, hash }) => `https://kabinet.test${who ? own : open}${orderId}/${hash}`,
      );
      for (const { kind, text, html } of notified) {
        const found = [...addressesIn(text), ...addressesIn(html.replaceAll('"', " "))];
        expect([kind, found.length >= 2]).toEqual([kind, true]);
        for (const each of found) expect([kind, allowed]).toEqual([kind, expect.arrayContaining([each])]);
      }
    }
  },
);

test("CK2: once the order is the account's, so is where its mails lead", async () => {
  const { id } = await shop.product();
  const placed = await order(null, [[id, 1]], 1_189);
  await shop.pay(placed.orderId);
  expect((await mailTo(guest, "goods-paid")).text).toContain(
    `\nhttps://kabinet.test/shrnuti/${placed.orderId}/${placed.hash}`,
  );
  const password = "dlouhé a tajné heslo";
  const account = { username: "jana.mala", password, passwordAgain: password, adult: true };
  const mine = await order(null, [[id, 1]], 1_189, { account });
  await app.drainEvents();
  const { text } = await mailTo(guest, "confirm-email");
  const hash = /dekujeme\?hash=([\w-]+)/.exec(text)?.[1];
  expect((await app.as(null).post("/api/auth/confirm", { hash, password })).statusCode).toBe(200);
  await shop.pay(mine.orderId);
  expect((await mailTo(guest, "goods-paid")).text).toContain(
    `\nhttps://kabinet.test/ucet/shrnuti/${mine.orderId}/${mine.hash}`,
  );
});

test.each(["guest", "member"])(
  "GO13: the mail of a paid order says what was bought, at what price, how and when it comes, whom to ask and how to withdraw: %s",
  async (kind) => {
    const [rum, gin] = [
      await shop.product({ name: "Hojný rum", price: 1_000 }),
      await shop.product({ name: "Gin", price: 333.3 }),
    ];
    const who = kind === "guest" ? null : await makeUser(app.ctx);
    const placed = await order(
      who,
      [
        [rum.id, 1],
        [gin.id, 2],
      ],
      1_666.6,
    );
    await shop.pay(placed.orderId);
    const { text } = await mailTo(who?.email ?? guest, "goods-paid");
    const at = `https://kabinet.test${who ? "/ucet" : ""}/shrnuti/${placed.orderId}/${placed.hash}`;
    for (const said of [
      `Objednávka: ${placed.orderId}\n1 × Hojný rum: 1 000 Kč\n2 × Gin po 333,30 Kč: 666,60 Kč\nDoprava: zdarma\nCelkem: 1 666,60 Kč\n`,
      "\nDopravce: Kurýr\nKam: Jana Malá, Dlouhá 1, 602 00 Brno\nKdy: Do druhého dne.\n",
      "\nProdávající: Kabinet s.r.o., Dlouhá 12, 110 00 Praha 1, IČO 25596641\nDotazy: obchod@kabinet.test\n",
      "můžete od smlouvy odstoupit kdykoli do 14 dnů od převzetí",
      `\n${at}\n`,
      "\nhttps://kabinet.test/info/1/obchodni-podminky\n",
      "\nhttps://kabinet.test/dokumenty\n",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Sleva");
  },
);

test("GO7: a withdrawal is confirmed with its time, what it is of and where that goes", async () => {
  const { id } = await shop.product({ name: "Hojný rum", price: 1_000 });
  const placed = await order(null, [[id, 3]], 3_000);
  await goThrough(placed, id);
  const { text } = await mailTo(guest, "goods-withdrawn");
  expect(text).toMatch(/\nOdstoupení přišlo: \d{1,2}\. \p{L}+ \d{4} ve? \d{1,2}:\d\d\n/u);
  expect(text).toContain("\nZboží: 2 × Hojný rum\n");
  expect(text).toContain(
    "\nKam zboží poslat: Kabinet s.r.o., Dlouhá 12, 110 00 Praha 1\nDotazy: obchod@kabinet.test\n",
  );
});

test("GO7: a withdrawal before anything has left the shop is confirmed by the mail of its cancelled order", async () => {
  const { id } = await shop.product({ name: "Hojný rum", price: 1_000 });
  const placed = await order(null, [[id, 2]], 2_000);
  await shop.pay(placed.orderId);
  await app.as(null).post(`/api/orders/${placed.orderId}/${placed.hash}/goods/withdrawal`);
  await app.drainEvents();
  const { text } = await mailTo(guest, "goods-cancelled");
  expect(text).toContain("vaše odstoupení od smlouvy jsme přijali.");
  expect(text).toContain("\nZboží: 2 × Hojný rum\n");
  expect(text).not.toContain("Kam zboží poslat");
});

test("GO13: in English, with a discount and a delivery that is paid, where the carrier says nothing of its time", async () => {
  await app.db.update(carriers).set({ note: { cs: "", en: "" } });
  const { id } = await shop.product({ name: "Gin", price: 500 });
  await app.db.insert(vouchers).values({ code: "DESET", percent: 10, createdAt: app.clock.now() });
  const key = await shop.cartOf([id, 2]);
  await app.as(null).put(`/api/cart/${key}/voucher`, { code: "DESET" });
  const placed: Placed = (await shop.order(null, key, shop.body(999))).json().data;
  await english();
  await shop.pay(placed.orderId);
  const { text } = await mailTo(guest, "goods-paid");
  for (const said of [
    "\n2 × Gin at 500 Kč each: 1 000 Kč\nDiscount: −100 Kč\nDelivery: 99 Kč\nTotal: 999 Kč\n",
    "\nCarrier: Courier\nTo: Jana Malá, Dlouhá 1, 602 00 Brno\nWhen: usually in 3–5 days\n",
    "\nSeller: Kabinet s.r.o., Dlouhá 12, 110 00 Praha 1, company number 25596641\nQuestions: obchod@kabinet.test\n",
    "withdraw from the contract without giving a reason at any time until 14 days after you receive the goods",
    `\nhttps://kabinet.test/summary/${placed.orderId}/${placed.hash}\n`,
    "\nhttps://kabinet.test/en/info/1/terms\n",
  ])
    expect(text).toContain(said);
});

test("GO13: within Prague it comes sooner; a pick-up point is named with its address", async () => {
  await app.db.update(carriers).set({ note: { cs: "", en: "" } });
  const { id } = await shop.product({}, 20);
  const delivery = { kind: "carrier", carrierId: shop.carrierId, address: { ...place, zip: "110 00" } };
  await shop.pay((await order(null, [[id, 1]], 1_189, { delivery })).orderId);
  expect((await mailTo(guest, "goods-paid")).text).toContain("\nKdy: obvykle za 1–3 dny\n");

  const packeta = { ...carrierBody, name: { cs: "Zásilkovna", en: "Packeta" }, destination: "packeta" };
  const carrierId = (await app.as(shop.operator).post("/api/admin/carriers", packeta)).json().data.id;
  const point = { delivery: { kind: "point", carrierId, pointId: "104" } };
  await shop.pay((await order(null, [[id, 1]], 1_189, point)).orderId);
  expect((await mailTo(guest, "goods-paid")).text).toContain(
    "\nDopravce: Zásilkovna\nVýdejní místo: Brno, Veveří 46 (Knihkupectví)\nKam: Jana Malá, Veveří 46, 602 00 Brno\nKdy: Do druhého dne.\n",
  );
});

test("GO13: what is picked up says the store's address and opening hours, the days ahead that differ, and what has to come there first", async () => {
  const { id } = await shop.product({ name: "Vzácný rum", takesBackOrders: true }, 1);
  const storeId = (await app.db.select().from(stores))[0]?.id;
  const today = app.clock.now();
  const on = (days: number) => new Date(today.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const stored = (await app.as(shop.operator).get("/api/admin/stores")).json().data[0];
  const exceptions = [
    { on: on(3), parts: [] },
    { on: on(90), parts: [] },
  ];
  const { id: _, ...body } = stored;
  const changed = await app.as(shop.operator).put(`/api/admin/stores/${storeId}`, { ...body, exceptions });
  expect(changed.statusCode).toBe(200);
  const placed = await order(null, [[id, 2]], 2_180, { delivery: { kind: "store", storeId } });
  await shop.pay(placed.orderId);
  const { text } = await mailTo(guest, "goods-paid");
  const [, month, day] = on(3).split("-").map(Number);
  for (const said of [
    "\nVyzvednutí: zdarma\nCelkem: 2 180 Kč\nProdejna: Prodejna Vinohrady\nAdresa: Slezská 12, 120 00 Praha\n",
    "\nOtevírací doba: pondělí až pátek 9:00–12:00, 13:00–18:00; sobota a neděle zavřeno\n",
    `\nVýjimky: ${day}. ${month}. zavřeno\n`,
    "\nKontakt na prodejnu: vinohrady@kabinet.test, +420 777 100 200\n",
    "Na prodejnu teprve dorazí: Vzácný rum. Obvykle do 10 dnů, dáme vám vědět.",
  ])
    expect(text).toContain(said);
});

test("GO7: mails tell a company of no right to withdraw", async () => {
  const { id } = await shop.product();
  const invoice = { ...place, company: "Sklep s.r.o.", companyId: "27074358", taxId: "" };
  await shop.pay((await order(null, [[id, 1]], 1_189, { invoice })).orderId);
  for (const next of ["pack", "hand_over", "deliver"]) await step({ step: next });
  for (const kind of ["goods-paid", "goods-delivered"])
    expect((await mailTo(guest, kind)).text).not.toMatch(/odstoup/i);
});

test("GO13: a hundred lines are all there, and the name of a product is text, whatever is in it", async () => {
  const hostile = `<img src=x onerror="alert(1)">&amp; [[url]] $& ${"W".repeat(90)}`;
  const { id } = await shop.product({ name: "Rum" }, 5);
  const placed = await order(null, [[id, 1]], 1_189);
  const [row] = await app.db.select().from(goodsOrders).where(eq(goodsOrders.orderId, placed.orderId));
  const line = { goodsOrderId: row?.id ?? 0, quantity: 1, unitMinor: 0, discountMinor: 0, backOrdered: 0 };
  const more: { id: number }[] = [];
  for (let made = 0; made < 99; made += 1) more.push(await shop.product({}, 0));
  await app.db.insert(goodsOrderLines).values(
    more.map(({ id: itemId }, index) => ({
      ...{ ...line, itemId, position: index + 1, sku: "x" },
      name: index === 50 ? hostile : `Lahev číslo ${index}`,
    })),
  );
  await shop.pay(placed.orderId);
  const { html, text } = await mailTo(guest, "goods-paid");
  expect(text.match(/^1 × .*Kč$/gm)).toHaveLength(100);
  expect(text).toContain(`1 × ${hostile}: 0 Kč`);
  expect(html.match(/<th scope="row"[^>]*>1 × /g)).toHaveLength(100);
  expect(html).not.toContain("<img");
  expect(html).toContain("1 × &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp; [[url]] $&amp; WWW");
  // A word that is wider than a telephone breaks anywhere.
  expect(/<th scope="row" style="([^"]*)">1 × &lt;img/.exec(html)?.[1]).toContain("overflow-wrap:anywhere");
  // What is longer is cut off by Gmail.
  expect(html.length).toBeLessThan(100_000);
});

test("an invoice reaches the account that took a guest's order over after it was issued", async () => {
  const { id } = await shop.product();
  const { orderId } = await order(null, [[id, 1]], 1_189);
  await shop.pay(orderId);
  const [invoice] = await app.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const owner = await makeUser(app.ctx);
  await app.db.update(goodsOrders).set({ userId: owner.id }).where(eq(goodsOrders.orderId, orderId));
  await app.db.delete(mails);
  await publish(app.ctx, invoiceEvents.InvoiceIssued, { invoiceId: invoice?.id ?? 0 });
  await app.drainEvents();
  expect((await app.mails(owner.email)).map(({ kind }) => kind)).toEqual(["invoice-invoice"]);
});
