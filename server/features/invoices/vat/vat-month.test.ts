import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeProvedUser, type TestUser } from "#test/make/user.ts";
import { controlStatement, type TaxDocument } from "./vat-month-rules.ts";

const schema = await readFile(join(import.meta.dirname, "own-dphkh1.xsd"), "utf8");

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2027-03-20T10:00:00Z"));
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "transfer", { account: "19-2000145399/0800" });
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
});

let keys = 0;
const customer = {
  ...{ name: "Odběratel a.s.", street: "", city: "", zip: "", country: "CZ" },
  ...{ companyId: "45274649", taxId: "CZ45274649", email: "" },
};
async function issue(unit: number, more: object = {}, taxClass = "standard") {
  const lines = [{ label: "Služba", quantity: 1, unit, taxClass }];
  const body = { locale: "cs", customer, taxableOn: "2027-03-05", dueOn: "2027-04-20", lines, ...more };
  const headers = { "idempotency-key": `vat-month-${++keys}` };
  const answer = await app.as(operator).post("/api/finance/documents", body, headers);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id as number;
}
const month = async (of: string) => (await app.as(operator).get(`/api/finance/vat-months/${of}`)).json().data;
const statement = (of: string, form = "B") =>
  app.as(operator).get(`/api/finance/vat-months/${of}/control-statement?form=${form}`);

test("TX2, TX3: a month is summed by rate; its control statement names the large ones of payers of VAT and gathers the rest", async () => {
  expect((await statement("2027-03")).json().code).toBe("TAX_OFFICE_MISSING");
  await makeSetting(app.ctx, "taxOffice", { office: "451", branch: "2001" });
  expect((await statement("2027-03")).json().code).toBe("NOTHING_TO_EXPORT");
  const wrong = await issue(12_100);
  await issue(5_600, {}, "reduced");
  await issue(24_200, { customer: { ...customer, taxId: "" } });
  await issue(12_100, { taxableOn: "2027-02-28" });
  expect(await month("2027-03")).toMatchObject({
    ...{ from: "2027-03-01", to: "2027-03-31", isPayer: true, untaxed: null, named: 1, late: 0 },
    rates: [
      { percent: 21, base: 30_000, tax: 6_300, total: 36_300, documents: 2 },
      { percent: 12, base: 5_000, tax: 600, total: 5_600, documents: 1 },
    ],
    gathered: { base: 25_000, tax: 4_800, documents: 2 },
  });
  expect(await month("2027-02")).toMatchObject({ late: 1, named: 1 });

  // A corrected document changes the month of its supply, also later.
  app.clock.set(new Date("2027-04-28T10:00:00Z"));
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const { mending } = (await app.as(operator).get(`/api/finance/documents/${wrong}`)).json().data;
  const lines = mending.lines.map(({ total, ...line }: { total: number }) => ({ ...line, vatPercent: 12 }));
  const body = { reason: "Chybná sazba", customer, lines };
  const answer = await app.as(operator).post(`/api/finance/documents/${wrong}/replacement`, body);
  expect(answer.statusCode).toBe(201);
  const after = await month("2027-03");
  expect(after).toMatchObject({ named: 3, late: 2 });
  expect(after.rates[0]).toMatchObject({ percent: 21, base: 20_000, tax: 4_200 });

  const file = await statement("2027-03", "N");
  expect(file.headers["content-disposition"]).toBe('attachment; filename="DPHKH1-2027-03.xml"');
  expect(file.body).toContain('khdph_forma="N" rok="2027" mesic="3" d_poddp="28.04.2027"');
  expect(file.body).toContain(
    'dic_odb="45274649" c_evid_dd="OD2027000001" dppd="05.03.2027" zakl_dane1="-10000.00" dan1="-2100.00"',
  );
  expect(file.body).toContain('<VetaC obrat23="20000.00" obrat5="15803.57"/>');
  const { valid, errors } = await validateXML({ xml: [{ fileName: "kh.xml", contents: file.body }], schema: [schema] });
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
});

test("TX3: exactly the bound is gathered, foreign payers too, and a correction at a former rate counts as its class", () => {
  const document = (totalMinor: number, vatPercent: number, taxId = "CZ45274649"): TaxDocument => ({
    ...{ number: "FV1", taxableOn: "2027-03-05", issuedOn: "2027-03-05", taxId },
    sums: [{ vatPercent, baseMinor: totalMinor, vatMinor: 0, totalMinor }],
  });
  const ratesOn = () => ({ standard: 23, reduced: 10, zero: 0 });
  const { named, gathered, gatheredCount } = controlStatement(
    [
      ...[document(1_000_000, 23), document(1_000_001, 23), document(-1_000_001, 21), document(9_000_000, 0)],
      ...[document(2_000_000, 12, "SK2020273893"), document(2_000_000, 12, "CZ699001234")],
    ],
    ratesOn,
  );
  expect(named.map(({ standard, reduced }) => [standard.baseMinor, reduced.baseMinor])).toEqual([
    ...[
      [1_000_001, 0],
      [-1_000_001, 0],
    ],
    [0, 2_000_000],
  ]);
  expect([gathered.standard.baseMinor, gathered.reduced.baseMinor, gatheredCount]).toEqual([1_000_000, 2_000_000, 2]);
});
