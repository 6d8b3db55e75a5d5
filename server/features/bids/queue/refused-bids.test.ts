import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { maxCzk } from "#contract/values/max-czk.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { eq, sql } from "#server/db/query.ts";
import { bids } from "#server/features/bids/table.ts";
import type { listings } from "#server/features/listings/table.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

type Changes = Partial<typeof listings.$inferInsert>;
type Described = [status: number, code: string, sentence: string];

const minute = 60_000;
let app: TestApp;
let ada: TestUser;
let bob: TestUser;
let key = 0;

beforeAll(async () => {
  app = await createTestApp();
  [ada, bob] = (await makeBidders(app.ctx, 2)) as [TestUser, TestUser];
});

const newKey = () => ({ "idempotency-key": `key-${++key}-refused` });
const post = (user: TestUser | null, id: number, maximum: unknown, headers: object = newKey()) =>
  app.as(user).post(`/api/auctions/${id}/bids`, { maximum }, { ...headers });

/** How much is stored, and the whole row of the lot: a refused bid leaves all of it as it was. */
async function stored(id: number) {
  const { rows } = await app.db.execute(sql`
    select (select count(*) from bids) as bids, (select count(*) from lot_bidders) as bidders,
      (select count(*) from lot_acts) as acts, (select count(*) from outbox) as events,
      (select l::text from listings l where id = ${id}) as lot`);
  return rows[0];
}

/** Bids and returns the outcome; fails where a refusal has left a trace. */
async function refused(user: TestUser | null, id: number, maximum: unknown, headers?: object) {
  const before = await stored(id);
  const answer = await post(user, id, maximum, headers);
  expect(await stored(id)).toEqual(before);
  return answer;
}

describe("an amount that cannot be bid is refused with its own code and the number that would do", () => {
  const least = { minimum: 12_345 };
  test.each<[string, unknown, string, string, object]>([
    ["below the minimum", 12_344.99, "BID_TOO_LOW", "Nejnižší možný příhoz je 12 345 Kč.", least],
    ["zero", 0, "BID_TOO_LOW", "Nejnižší možný příhoz je 12 345 Kč.", least],
    [
      ...(["over ten digits", 10_000_000_000, "BID_TOO_LARGE"] as const),
      "Nejvyšší možný příhoz je 9 999 999 999 Kč.",
      { ...least, maximum: 9_999_999_999 },
    ],
    [
      ...(["with three decimals", 13_000.005, "BID_DECIMALS"] as const),
      "Částka může mít nejvýše dvě desetinná místa. Zadejte nejméně 12 345 Kč.",
      least,
    ],
    [
      ...(["negative", -13_000, "BID_NEGATIVE"] as const),
      "Příhoz nemůže být záporný. Zadejte nejméně 12 345 Kč.",
      least,
    ],
    ["text", "13000", "BID_NOT_A_NUMBER", "Zadejte příhoz číslem, nejméně 12 345 Kč.", least],
    ["null", null, "BID_NOT_A_NUMBER", "Zadejte příhoz číslem, nejméně 12 345 Kč.", least],
    ["a list", [13_000], "BID_NOT_A_NUMBER", "Zadejte příhoz číslem, nejméně 12 345 Kč.", least],
  ])("%s", async (_, maximum, code, sentence, details) => {
    const { id } = await makeAuction(app.ctx, { startPriceMinor: 12_345_00 });
    const answer = await refused(ada, id, maximum);
    const message = sentence.replaceAll(/(\d) (?=\d)/g, "$1\u00a0");
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message, code, errors: { maximum: [message] }, details },
    ]);
  });

  test("of a leader it names the own maximum, of anybody else the minimum; each in the caller's language", async () => {
    const { id } = await makeAuction(app.ctx);
    await post(ada, id, 13_000);
    const reported = async (user: TestUser, maximum: unknown) => {
      const english = { ...newKey(), "accept-language": "en-GB" };
      const { message, details } = (await refused(user, id, maximum, english)).json();
      return [message, details];
    };
    const above = { above: 13_000 };
    const minimum = { minimum: 550 };
    expect(await reported(ada, "x")).toEqual(["Enter your bid as a number, more than 13\u00a0000\u00a0Kč.", above]);
    expect(await reported(ada, -1)).toEqual(["A bid cannot be negative. Enter more than 13\u00a0000\u00a0Kč.", above]);
    expect(await reported(bob, -1)).toEqual(["A bid cannot be negative. Enter at least 550\u00a0Kč.", minimum]);
    expect(await reported(bob, 0.001)).toEqual([
      "An amount can have at most two decimals. Enter at least 550\u00a0Kč.",
      minimum,
    ]);
    expect(await reported(bob, 1e300)).toEqual([
      "The highest possible bid is 9\u00a0999\u00a0999\u00a0999\u00a0Kč.",
      { ...minimum, maximum: maxCzk },
    ]);
  });

  test("a leader at the greatest amount is offered no raise and told so", async () => {
    const { id } = await makeAuction(app.ctx);
    const { lot } = (await post(ada, id, maxCzk)).json().data;
    expect(lot).toMatchObject({ nextMinimum: null, step: null, quickAmounts: [] });
    const message = "Vyšší částku už nabídnout nelze: nejvyšší možný příhoz je 9 999 999 999 Kč.";
    for (const maximum of [maxCzk, 600, "x"]) {
      expect((await refused(ada, id, maximum)).json()).toMatchObject({
        message: message.replaceAll(/(\d) (?=\d)/g, "$1\u00a0"),
        code: "BID_AT_LIMIT",
        details: { maximum: maxCzk },
      });
    }
  });

  test("no value of any kind is taken that the document does not describe", async () => {
    const { id } = await makeAuction(app.ctx);
    const before = await stored(id);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.double()), async (value) => {
        const text = JSON.stringify(value) ?? "null";
        // A body with this key is refused as a whole, before any value is read.
        fc.pre(!text.includes("__proto__"));
        const sent: unknown = JSON.parse(text);
        if (positiveCzk.safeParse(sent).success) return;
        const answer = await post(ada, id, sent);
        expect([answer.statusCode, answer.json().details.minimum]).toEqual([422, 500]);
      }),
      { numRuns: 100 },
    );
    expect(await stored(id)).toEqual(before);
  });

  test("a body without an amount is told which field is missing", async () => {
    const { id } = await makeAuction(app.ctx);
    const answer = await refused(ada, id, undefined);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: "INVALID", errors: { maximum: ["Pole musí být vyplněno"] } },
    ]);
  });

  test("the document shows the amount that is accepted", async () => {
    const { paths } = (await app.app.inject({ method: "GET", url: "/api/openapi.json" })).json();
    const body = paths["/api/auctions/{id}/bids"].post.requestBody.content["application/json"].schema;
    expect(body.required).toEqual(["maximum"]);
    expect(body.properties.maximum).toMatchObject({ type: "number", exclusiveMinimum: 0, maximum: maxCzk });
  });
});

test("a reused key with another body, also one that is no amount, is refused for the key", async () => {
  const { id } = await makeAuction(app.ctx);
  const header = newKey();
  await post(ada, id, 800, header);
  for (const maximum of [900, "x"]) {
    const answer = await refused(ada, id, maximum, header);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      422,
      "IDEMPOTENCY_KEY_REUSED",
      "Tento požadavek už jednou přišel s jiným obsahem.",
    ]);
  }
  expect(await app.db.select().from(bids).where(eq(bids.listingId, id))).toHaveLength(1);
});

test("a lot or a person that stands against a bid is told by status, code and Czech sentence, whatever the amount", async () => {
  await app.db.insert(settings).values({ name: "ageVerification", value: { required: true } });
  forgetSetting(app.ctx, "ageVerification");
  const { id: categoryId } = await makeCategory(app.ctx, {
    policy: { ageVerified: true, accountVerified: true },
  });
  const seller = await makeUser(app.ctx);
  const suspended = await makeUser(app.ctx, { suspendedAt: new Date() });
  const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
  const unverified = await makeUser(app.ctx, { accountVerifiedAt: null });
  const young = await makeUser(app.ctx, { ageVerifiedAt: null });
  const past = new Date(Date.now() - minute);
  const startsAt = new Date(Date.now() + minute);
  const notAnAuction: Described = [409, "NOT_AN_AUCTION", "Na tento inzerát se nepřihazuje."];
  const missing: Described = [404, "NOT_FOUND", "To, co hledáte, tu není."];
  // Not one of those above, whose bids have been counted.
  const fresh = await makeUser(app.ctx);
  const table: [TestUser | null, Changes, ...Described][] = [
    [null, {}, 401, "UNAUTHENTICATED", "Přihlaste se prosím."],
    [seller, { sellerId: seller.id }, 403, "OWN_LISTING", "Na vlastní položku přihazovat nelze."],
    [suspended, {}, 403, "BIDDER_SUSPENDED", "Přihazování máte pozastavené."],
    [unconfirmed, {}, 403, "EMAIL_NOT_CONFIRMED", "Nejprve prosím potvrďte svůj e-mail."],
    [young, { categoryId }, 403, "AGE_NOT_VERIFIED", "Nejprve prosím ověřte svůj věk."],
    [unverified, { categoryId }, 403, "ACCOUNT_NOT_VERIFIED", "Nejprve prosím ověřte svůj účet."],
    [fresh, { endsAt: past }, 409, "AUCTION_ENDED", "Aukce už skončila."],
    [fresh, { status: "scheduled", startsAt }, ...missing],
    [
      ...([fresh, { status: "scheduled", sellerId: fresh.id, startsAt }] as const),
      ...([409, "AUCTION_NOT_STARTED", "Aukce ještě nezačala."] as Described),
    ],
    [fresh, { saleMode: "fixed_price", askedPriceMinor: 900_00 }, ...notAnAuction],
    [fresh, { type: "demand", saleMode: "by_agreement" }, ...notAnAuction],
    [fresh, { status: "draft" }, ...missing],
  ];
  for (const [user, changes, ...reported] of table) {
    const { id } = await makeAuction(app.ctx, changes);
    for (const maximum of [5_000, "x", -5]) {
      const answer = await refused(user, id, maximum);
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual(reported);
    }
  }
});
