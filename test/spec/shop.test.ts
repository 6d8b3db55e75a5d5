import { type ComponentType, createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import type { SessionView } from "#contract/session/session.ts";
import { demoStores } from "#demo/content/stores.ts";
import { message } from "#server/messages/messages.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeMember } from "#test/make/group.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeSetting } from "#test/make/setting.ts";
import { newCartKey, openTestShop, place, press } from "#test/make/shop.ts";
import { storeBody } from "#test/make/store.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CardPrice } from "#web/features/listings/card-price.tsx";
import { viewedListing } from "#web/features/listings/viewed-listing.ts";
import { StockBlock } from "#web/features/products/stock-block.tsx";
import { fillNumbers } from "#web/i18n/rule-numbers.ts";
import * as cartPage from "#web/pages/carts/cart.tsx";
import * as checkoutPage from "#web/pages/goods-orders/checkout.tsx";
import * as storesPage from "#web/pages/stores/stores.tsx";
import { markupOf, wordsOf } from "./markup.ts";

/** What is promised of the shop, by sections; the paths of its pages are in `routes.test.ts`. */

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});

const asGuest = () => shop.app.as(null);
const detailOf = async (id: number) => (await asGuest().get(`/api/auctions/${id}?lang=cs`)).json().data;
const cart = async (key: string) => (await asGuest().get(`/api/cart/${key}`)).json().data;
/** A guest's cart with one new product of that price. */
const cartWith = async (price = 1_090) => {
  const product = await shop.product({ price });
  return { key: await shop.cartOf([product.id, 1]), id: product.id };
};
/** A Czech text of a page as it is read there. */
const shown = (text: string) => fillNumbers(text, "cs").replaceAll("\u00a0", " ").replaceAll("\u2060", "");
/** What an order from a new cart is answered with where something of it is another one. */
const refused = async (more: object, total = 1_189) => {
  const { key } = await cartWith();
  const answer = await shop.order(null, key, { ...shop.body(total), ...more });
  expect((await cart(key)).pieces, "nothing is lost from the cart").toBe(1);
  return { status: answer.statusCode, ...answer.json() };
};

describe("entities", () => {
  test("products and auctions are numbered from one sequence", async () => {
    const seller = await makeUser(shop.app.ctx);
    const ids: number[] = [];
    for (let round = 0; round < 2; round++) {
      ids.push((await shop.product()).id);
      ids.push((await makeListing(shop.app.ctx, { sellerId: seller.id, categoryId: shop.categoryId })).id);
    }
    // Each is the next of the one before, whichever of the two it is.
    expect(ids.map((id) => id - (ids[0] ?? 0))).toEqual([0, 1, 2, 3]);
  });

  test("last-viewed product: id, name, url, is_price_sale_active, tax_rate, original_price, image, price", async () => {
    const { id, change } = await shop.product({ price: 1_090, taxClass: "reduced" });
    shop.app.clock.advance(24 * 3_600_000);
    await change({ price: 1_090, reducedPrice: 990, taxClass: "reduced" });
    expect(viewedListing(await detailOf(id), "cs")).toEqual({
      ...{ id, name: "Diplomático Reserva Exclusiva", url: expect.stringMatching(new RegExp(`^/${id}/`)) },
      ...{ is_price_sale_active: true, tax_rate: 12, original_price: 1_090, price: 990, image: null },
    });
  });

  test("wishlist: an item is a product with its categories", async () => {
    const { id } = await shop.product();
    const user = await makeUser(shop.app.ctx);
    const { temp_id: list } = (await shop.app.as(user).post("/api/wishlist", {})).json();
    await shop.app.as(user).put(`/api/wishlist/${list}`, { productId: id });
    const { items } = (await shop.app.as(user).get("/api/wishlist/cs")).json();
    expect(items).toMatchObject([{ product: { id, categories: expect.any(Array) } }]);
  });
});

describe("validation rules of an order", () => {
  const fieldsOf = (answer: { errors?: object }) => Object.keys(answer.errors ?? {});

  test("agreement to the terms", async () => {
    const answer = await refused({ terms: false });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ["terms"]]);
  });

  test("delivery address and invoice data", async () => {
    const empty = { name: "", street: "", city: "", zip: "", country: "CZ" };
    const answer = await refused({
      delivery: { kind: "carrier", carrierId: shop.carrierId, address: empty },
      invoice: { ...empty, company: "", companyId: "", taxId: "" },
    });
    const parts = ["delivery.address", "invoice"].flatMap((part) =>
      ["name", "street", "city", "zip"].map((field) => `${part}.${field}`),
    );
    expect([answer.status, fieldsOf(answer).toSorted()]).toEqual([422, parts.toSorted()]);
  });

  test("country Czech Republic or Slovakia depending on the shop's version", async () => {
    const to = (country: string, zip: string) => ({
      delivery: { kind: "carrier", carrierId: shop.carrierId, address: { ...place, country, zip } },
    });
    expect(fieldsOf(await refused(to("SK", "811 01")))).toContain("delivery.address.country");
    await makeSetting(shop.app.ctx, "shop", { country: "SK" });
    expect(fieldsOf(await refused(to("CZ", "602 00")))).toContain("delivery.address.country");
    const { key } = await cartWith();
    const there = to("SK", "811 01");
    const invoice = { ...there.delivery.address, company: "", companyId: "", taxId: "" };
    const placed = await shop.order(null, key, { ...shop.body(1_289), ...there, invoice });
    expect(placed.statusCode).toBe(201);
    await makeSetting(shop.app.ctx, "shop", { country: "CZ" });
  });

  test("company ID for a company's order", async () => {
    const of = (companyId: string) => ({
      invoice: { ...place, company: "Sklep s.r.o.", companyId, taxId: "" },
    });
    expect(fieldsOf(await refused(of("")))).toEqual(["invoice.companyId"]);
    expect(fieldsOf(await refused(of("12345678")))).toEqual(["invoice.companyId"]);
    const { key } = await cartWith();
    expect((await shop.order(null, key, shop.body(1_189, of("27074358")))).statusCode).toBe(201);
  });

  test("matching passwords, where an account is made with the order", async () => {
    const account = { username: "jana.mala", password: "kabinet-test-2026", adult: true };
    const answer = await refused({ account: { ...account, passwordAgain: "kabinet-test-2027" } });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ["account.passwordAgain"]]);
    const { key } = await cartWith();
    const same = { ...account, passwordAgain: account.password };
    expect((await shop.order(null, key, shop.body(1_189, { account: same }))).statusCode).toBe(201);
  });

  test("personal pickup requires prior online payment: an unpaid order is not handed over", async () => {
    const { key } = await cartWith();
    const { ways } = (await asGuest().get(`/api/cart/${key}/checkout`)).json().data;
    const pickUp = ways.find(({ kind }: { kind: string }) => kind === "store");
    const delivery = { kind: "store", storeId: pickUp.stores[0].id };
    const placed = (await shop.order(null, key, shop.body(1_090, { delivery }))).json().data;
    const { id, status } = await shop.shown(placed);
    expect([pickUp.price, status]).toEqual([0, "placed"]);
    for (const step of ["pack", "hand_over", "deliver"])
      expect((await shop.step(id, { step, version: 0 })).json().code).toBe("GOODS_STEP_LATE");
    await shop.pay(placed.orderId);
    for (const [version, step] of [
      [1, "pack"],
      [2, "hand_over"],
    ])
      expect((await shop.step(id, { step, version, ageChecked: true })).statusCode).toBe(200);
    expect((await shop.shown(placed)).status).toBe("delivered");
  });
});

describe("validation rules of a voucher", () => {
  const discount = { kind: "percent", percent: 10 };
  let codes = 0;
  const issue = async (more: object = {}) => {
    const code = `SPEC-${++codes}`;
    const issued = await shop.app
      .as(shop.operator)
      .post("/api/finance/vouchers", { ...voucherBody, discount, ...more, code });
    expect(issued.statusCode).toBe(201);
    return code;
  };
  const use = async (code: string, who: TestUser | null = null, of?: { id: number }) => {
    const { id } = of ?? (await shop.product());
    const key = who ? "own" : newCartKey();
    await shop.app.as(who).post(`/api/cart/${key}/lines`, { productId: id, quantity: 1 }, press());
    return { key, answer: await shop.app.as(who).put(`/api/cart/${key}/voucher`, { code }) };
  };
  const refusalOf = async (code: string, who: TestUser | null = null) => {
    const { answer } = await use(code, who);
    const { code: reason, message: sentence } = answer.json();
    expect(sentence).toBe(message("cs", reason, answer.json().details));
    return reason;
  };

  test("it is valid", async () => {
    const hourAgo = new Date(shop.app.clock.now().getTime() - 3_600_000).toISOString();
    expect(await refusalOf("NENI-TAKOVY")).toBe("VOUCHER_UNKNOWN");
    expect(await refusalOf(await issue({ validUntil: hourAgo }))).toBe("VOUCHER_OVER");
    const { answer } = await use(await issue());
    expect(answer.json().data).toMatchObject({ total: 981, voucher: { discount: 109 } });
  });

  test("within a per-user usage limit", async () => {
    const buyer = await makeUser(shop.app.ctx);
    const code = await issue({ userLimit: 1 });
    expect((await use(code, buyer)).answer.statusCode).toBe(200);
    expect((await shop.order(buyer, "own", shop.body(981 + 99))).statusCode).toBe(201);
    expect(await refusalOf(code, buyer)).toBe("VOUCHER_USED");
  });

  test("not already in the cart", async () => {
    const code = await issue();
    const { key } = await use(code);
    const again = await asGuest().put(`/api/cart/${key}/voucher`, { code });
    expect([again.statusCode, again.json().code]).toEqual([409, "VOUCHER_IN_CART"]);
  });

  test("still available", async () => {
    const code = await issue({ totalLimit: 1 });
    const { key } = await use(code);
    expect((await shop.order(null, key, shop.body(981 + 99))).statusCode).toBe(201);
    expect(await refusalOf(code)).toBe("VOUCHER_USED_UP");
  });

  test("it may have a minimum cart value", async () => {
    expect(await refusalOf(await issue({ minimum: 1_091 }))).toBe("VOUCHER_MINIMUM");
    expect((await use(await issue({ minimum: 1_090 }))).answer.statusCode).toBe(200);
  });

  test("it may have an email requirement", async () => {
    const buyer = await makeUser(shop.app.ctx);
    const domain = buyer.email.slice(buyer.email.indexOf("@"));
    expect(await refusalOf(await issue({ email: "@firma.cz" }), buyer)).toBe("VOUCHER_EMAIL");
    expect((await use(await issue({ email: domain }), buyer)).answer.statusCode).toBe(200);
  });

  test("an influencer has a voucher with margin statistics: orders, turnover, margin, reward, and delivery in no margin", async () => {
    const influencer = await makeUser(shop.app.ctx);
    const code = await issue({ owner: influencer.username, rewardPercent: 10 });
    const { key } = await use(code);
    const { orderId } = (await shop.order(null, key, shop.body(981 + 99))).json().data;
    await shop.pay(orderId);
    // 981 Kč at 21 % are 810.74 without tax; the 99 of the carrier are in the turnover alone.
    expect((await shop.app.as(influencer).get("/api/me/vouchers")).json().data).toMatchObject([
      { code, orders: 1, turnover: 1_080, margin: 810.74, reward: 81.07, unpriced: 1 },
    ]);
  });

  test("margin is what is left after the purchase price of that moment; an order before it was known takes the one of now", async () => {
    const influencer = await makeUser(shop.app.ctx);
    const code = await issue({ owner: influencer.username, rewardPercent: 10 });
    const product = await shop.product({ purchasePrice: 500 });
    const { key } = await use(code, null, product);
    const { orderId } = (await shop.order(null, key, shop.body(981 + 99))).json().data;
    await shop.pay(orderId);
    const result = async () => (await shop.app.as(influencer).get("/api/me/vouchers")).json().data[0];
    expect(await result()).toMatchObject({ turnover: 1_080, margin: 310.74, reward: 31.07, unpriced: 0 });
    await product.change({ purchasePrice: 700 });
    expect(await result()).toMatchObject({ margin: 310.74 });
    const unknown = await shop.product();
    const other = await use(code, null, unknown);
    await shop.pay((await shop.order(null, other.key, shop.body(981 + 99))).json().data.orderId);
    expect(await result()).toMatchObject({ orders: 2, margin: 1_121.48, unpriced: 1 });
    await unknown.change({ purchasePrice: 800 });
    expect(await result()).toMatchObject({ margin: 321.48, unpriced: 0 });
  });

  test("no visitor is told a purchase price", async () => {
    const { id } = await shop.product({ purchasePrice: 543.21 });
    const key = newCartKey();
    await asGuest().post(`/api/cart/${key}/lines`, { productId: id, quantity: 1 }, press());
    const pages = await Promise.all(
      [`/api/auctions/${id}?lang=cs`, `/api/cart/${key}`].map((path) => asGuest().get(path)),
    );
    for (const { statusCode, body } of pages)
      expect([statusCode, /purchase|543[.,]21|54321/.test(body)]).toEqual([200, false]);
  });
});

describe("roles and permissions", () => {
  test("a stock watchdog needs a log-in", async () => {
    const { id } = await shop.product({}, 0);
    const set = (who: TestUser | null) => shop.app.as(who).put(`/api/me/product-watches/${id}`, { wishedPrice: null });
    expect((await set(null)).statusCode).toBe(401);
    const user = await makeUser(shop.app.ctx);
    expect((await set(user)).statusCode).toBe(200);
    expect((await shop.app.as(user).get("/api/me/product-watches")).json().data).toMatchObject([
      { id, wishedPrice: null, inStock: false },
    ]);
  });

  test("a user group carries a discount", async () => {
    const member = await makeMember(shop.app, 10);
    const { id } = await shop.product();
    await shop.app.as(member).post("/api/cart/own/lines", { productId: id, quantity: 1 }, press());
    expect((await shop.app.as(member).get("/api/cart/own")).json().data).toMatchObject({
      groupDiscount: { percent: 10, amount: 109 },
      total: 981,
    });
  });

  test("a member sees the price with the group's discount on cards and on the page, what everybody pays beside it", async () => {
    const member = await makeMember(shop.app, 20);
    const cigarettes = (await makeCategory(shop.app.ctx, { policy: { vouchers: false } })).id;
    const [rum, box] = [await shop.product(), await shop.product({ categoryId: cigarettes })];
    const { data } = (await shop.app.as(member).get("/api/me/session")).json();
    const seen = async (id: number, session: SessionView | null) => {
      const listing = await detailOf(id);
      const root = { session };
      const card = wordsOf(await markupOf(createElement(CardPrice, { card: listing }), { root }));
      const { product } = listing;
      const page = wordsOf(await markupOf(createElement(StockBlock, { listing, product }), { root }));
      return { card, page };
    };
    const own = await seen(rum.id, data);
    expect(own.card).toMatch(/vaše cena 872 Kč běžná cena 1 090 Kč skladem/);
    expect(own.page).toMatch(/Vaše cena 872 Kč .*se slevou skupiny 20 % z 1 090 Kč/);
    for (const other of [await seen(rum.id, null), await seen(box.id, data)]) {
      expect(other.card).toMatch(/^ ?1 090 Kč skladem/);
      expect(other.page).not.toMatch(/872|skupiny/);
    }
  });
});

describe("constants", () => {
  test("free delivery above 1 500 CZK", async () => {
    const priceOf = async (goods: number) => {
      const { key } = await cartWith(goods);
      const { ways } = (await asGuest().get(`/api/cart/${key}/checkout`)).json().data;
      const { freeDelivery } = await cart(key);
      return [freeDelivery, ways.find(({ kind }: { kind: string }) => kind === "carrier").price];
    };
    expect(await priceOf(1_499)).toEqual([{ over: 1_500, missing: 1 }, 99]);
    expect(await priceOf(1_500)).toEqual([{ over: 1_500, missing: 0 }, 0]);
  });

  test("what no store has may be ordered for pickup alone, and the page says up to 10 days", async () => {
    const { id } = await shop.product({ takesBackOrders: true }, 0);
    const key = await shop.cartOf([id, 1]);
    const { ways } = (await asGuest().get(`/api/cart/${key}/checkout`)).json().data;
    expect(ways.map(({ kind }: { kind: string }) => kind)).toEqual(["store"]);
    const { backOrder } = (await import("#web/i18n/cs/shop/products.json")).default;
    expect(shown(backOrder.text)).toBe("Na objednávku k vyzvednutí v prodejně do 10 dnů.");
  });

  test("stock wording: 1 to 3 days in Prague, 3 to 5 days elsewhere", async () => {
    const { inStock } = (await import("#web/i18n/cs/shop/products.json")).default;
    expect(shown(inStock.text)).toBe("Doručíme za 1–3 dny v Praze, za 3–5 dní jinde.");
  });

  test("the demo has 13 branches, and visitors read each with its hours", async () => {
    expect(demoStores(2026)).toHaveLength(13);
    const added = await shop.app.as(shop.operator).post("/api/admin/stores", { ...storeBody, position: 99 });
    expect(added.statusCode).toBe(201);
    const shown = (await asGuest().get("/api/stores?lang=cs")).json();
    expect(shown.at(-1)).toMatchObject({ name: expect.any(String), week: { length: 7 } });
  });
});

describe("messages while something of the shop cannot be loaded", () => {
  const gone = new ApiError(503, { message: "" });
  const fail = async () => {
    throw gone;
  };
  const api = {
    carts: { get: fail },
    checkouts: { get: fail },
    addresses: { list: fail },
    stores: { list: fail },
  };
  const args = (path: string) => ({
    request: new Request(`https://kabinet.test${path}`, {
      headers: { cookie: `guest-cart=${newCartKey()}` },
    }),
    context: { get: () => api },
    params: {},
    pattern: path,
  });
  const pages = [
    ["cart", "/kosik", cartPage, "Košík se nepodařilo načíst. Nic z něj se neztratilo."],
    ["carriers", "/kosik/objednavka", checkoutPage, "Způsoby dopravy se nepodařilo načíst. Košík vám zůstal, jak byl."],
    ["stores", "/prodejny", storesPage, "Prodejny se nepodařilo načíst."],
  ] as const;
  test.each(pages)("%s: the page says so and offers to try again", async (_what, path, page, sentence) => {
    const answer = await page.loader(args(path) as never);
    const loaderData = answer && "init" in answer ? answer.data : answer;
    const words = wordsOf(
      await markupOf(createElement(page.default as ComponentType<{ loaderData: unknown }>, { loaderData }), {
        path,
      }),
    );
    expect(words).toContain(sentence);
    expect(words).toContain("Zkusit znovu");
  });
});
