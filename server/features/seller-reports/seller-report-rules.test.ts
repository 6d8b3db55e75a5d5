import { expect, test } from "vitest";
import { decisionOf, gapsOf, isReady } from "./seller-report-rules.ts";

test.each([
  [1, 2_000, "CZ", "few_sales"],
  [29, 2_000, "CZ", "few_sales"],
  [1, 2_000.01, "CZ", "reported"],
  [30, 1, "CZ", "reported"],
  [30, 5_000, "DE", "reported"],
  [30, 5_000, "GR", "reported"],
  [30, 5_000, "CH", "outside_union"],
  [1, 10, "CH", "few_sales"],
])("TR1, TR2: %i sales for %d euros from %s: %s", (sales, euros, country, decision) => {
  expect(decisionOf({ sales, euros, country })).toBe(decision);
});

const person = {
  ...{ isCompany: false, name: "Petr Malý", firstName: "Petr", lastName: "Malý", companyId: "" },
  ...{ street: "Dlouhá 1", city: "Brno", zip: "602 00", accounts: ["CZ6508000000192000145399"] },
  ...{ taxNumber: "", birthDate: "1980-02-03", birthPlace: "Brno", birthCountry: "CZ" },
};

test("TR3: a person needs a birth date, and a tax number or the place of birth; a company its numbers", () => {
  expect(gapsOf(person)).toEqual([]);
  expect(gapsOf({ ...person, birthCountry: "" })).toEqual(["tax_number"]);
  expect(gapsOf({ ...person, birthCountry: "", taxNumber: "8002031234" })).toEqual([]);
  expect(gapsOf({ ...person, birthDate: null, zip: "", lastName: "", accounts: [] })).toEqual([
    ...["name", "address", "birth_date", "account"],
  ]);
  const company = { ...person, isCompany: true, name: "Palírna s.r.o.", birthDate: null };
  expect(gapsOf(company)).toEqual(["tax_number", "company_id"]);
  expect(gapsOf({ ...company, companyId: "27074358", taxNumber: "CZ27074358" })).toEqual([]);
});

test("TR5: the file lets numbers and the account be unknown, and nothing that names a seller", () => {
  expect(isReady(["tax_number", "company_id", "account"])).toBe(true);
  for (const gap of ["name", "address", "birth_date"] as const) expect(isReady([gap])).toBe(false);
});
