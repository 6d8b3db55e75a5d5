import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { seedCurrencies } from "#server/features/currencies/seed-currencies.ts";
import { mails } from "#server/features/mails/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { askForTaxDetails } from "./ask-for-tax-details.ts";
import { sellerReportsData } from "./personal-data.ts";
import { sellerTaxDetails, sellerTaxRequests } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let small: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2027-06-10T10:00:00Z"));
  await seedCurrencies(app.ctx);
  [seller, small] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  await makeContact(app.ctx, seller.id, { firstName: "Petr", lastName: "Malý" });
  await sell(seller, 50_000_00);
  await sell(small, 1_000_00);
});

function sell(of: TestUser, priceMinor: number) {
  const paidAt = new Date("2027-05-10T10:00:00Z");
  const columns = { priceMinor, paidAt, createdAt: paidAt, iban: "CZ6508000000192000145399" };
  return makeDeal(app.ctx, { seller: of, status: "paid", columns });
}

const reported = {
  ...{ birthDate: "1980-02-03", birthPlace: "", birthCountry: "", taxNumber: "800203/1234", taxCountry: "" },
};
const ask = async (user: TestUser) => (await app.as(user).get("/api/me/tax-details")).json().data;
const save = (user: TestUser, body: object) =>
  app.as(user).put("/api/me/tax-details", { ...reported, version: 0, ...body });
const mailsTo = ({ email }: TestUser) =>
  app.db.select().from(mails).where(sql`${mails.recipient} = ${email} and ${mails.kind} = 'tax-details'`);

test("TR7: who comes near the thresholds is asked once, by mail, in the bell and on the page; who sells little is not", async () => {
  expect(await ask(seller)).toMatchObject({ isSeller: true, isAsked: false });
  expect(await askForTaxDetails(app.ctx)).toBe(1);
  expect(await askForTaxDetails(app.ctx)).toBe(0);
  await app.drainEvents();
  expect(await mailsTo(seller)).toMatchObject([{ subject: "Doplňte prosím údaje pro daně" }]);
  expect(await mailsTo(small)).toEqual([]);
  const kindsOf = async (who: TestUser) => {
    const { items } = (await app.as(who).get("/api/me/notifications")).json();
    return items.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind === "tax_wanted");
  };
  expect([await kindsOf(seller), await kindsOf(small)]).toEqual([["tax_wanted"], []]);
  expect(await ask(seller)).toMatchObject({ isAsked: true, missing: ["birth_date", "tax_number"] });
  expect(await ask(small)).toMatchObject({ isSeller: true, isAsked: false });
});

test("TR6: only who sells is asked for anything, and nothing is stored of others", async () => {
  const buyer = await makeUser(app.ctx);
  expect(await ask(buyer)).toMatchObject({ isSeller: false, isAsked: false });
  expect((await save(buyer, {})).json().code).toBe("NOT_A_SELLER");
  expect(await app.db.select().from(sellerTaxDetails).where(eq(sellerTaxDetails.userId, buyer.id))).toEqual([]);
});

test("TR6: what cannot be is refused at its field, what is told fills the gaps of the report", async () => {
  const wrong = await save(seller, { birthDate: "2027-06-10", taxNumber: "nevím" });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().errors).sort()).toEqual(["birthDate", "taxNumber"]);
  const saved = (await save(seller, {})).json().data;
  expect(saved).toMatchObject({ missing: [], isAsked: false });
  expect(saved.details).toEqual({ ...reported, taxNumber: "8002031234", version: 1 });
  expect((await save(seller, {})).json().code).toBe("CHANGED_ELSEWHERE");
  const operator = await makeUser(app.ctx, { scopes: ["finance"] });
  const { items } = (await app.as(operator).get("/api/finance/seller-reports/2027")).json();
  expect(items[0]).toMatchObject({ id: seller.id, gaps: [], taxNumber: "8002031234", taxCountry: "CZ" });
});

test("TR6: of a company the numbers of its contact details count", async () => {
  const company = await makeUser(app.ctx);
  const numbers = { companyId: "27074358", taxId: "CZ27074358" };
  await makeContact(app.ctx, company.id, { company: "Lihovar s.r.o.", ...numbers });
  expect(await ask(company)).toMatchObject({ isCompany: true, hasVatId: true, missing: [] });
});

test("what was told and asked is taken along, and who asked is forgotten with the account", async () => {
  const person = { id: seller.id, email: seller.email };
  const files = sellerReportsData.files ?? {};
  expect(await files["tax-details"]?.(app.ctx, person)).toMatchObject([{ taxNumber: "8002031234" }]);
  expect(await files["tax-requests"]?.(app.ctx, person)).toMatchObject([{ year: 2027 }]);
  await sellerReportsData.forget?.(app.ctx, person);
  expect(await app.db.select().from(sellerTaxRequests)).toEqual([]);
});
