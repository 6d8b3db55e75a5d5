import { beforeAll, expect, test } from "vitest";
import {
  type PlainSettingName,
  type PlainSettings,
  plainSettingNames,
  plainSettings,
} from "#contract/settings/plain-settings.ts";
import { and, desc, eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, prove, type TestUser } from "#test/make/user.ts";
import { defaultSettings } from "./default-settings.ts";
import { readPlainSetting } from "./read-plain-setting.ts";

/** What pages are made of is changed by the operator without SQL (rules SE1, SE7). */

let app: TestApp;
let admin: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});

type Entry = { name: string; value: unknown; version: string | null };
const stored = async (name: string, who = admin): Promise<Entry | undefined> =>
  (await app.as(who).get("/api/admin/settings")).json().data.find((each: Entry) => each.name === name);
const write = async (
  name: string,
  value: unknown,
  { who = admin, version }: { who?: TestUser; version?: string | null } = {},
) => {
  const seen = version === undefined ? ((await stored(name))?.version ?? null) : version;
  return app.as(who).put("/api/admin/settings", { name, value, version: seen });
};
const served = async (name: string) =>
  (await app.as(null).get("/api/settings?lang=cs")).json().find((each: Entry) => each.name === name)?.value;
const link = { cs: "/blog", en: "/en/blog" };

test.each([
  ["contacts", { ...defaultSettings.contacts, company: "Sklep s.r.o." }, { company: "Sklep s.r.o." }],
  ["intropopup", { is_enabled: false }, { is_enabled: false }],
  ["topmenu", [{ link, text: { cs: "Čtení", en: "" } }], [{ link: "/blog", text: "Čtení" }]],
  ["bottommenu", [{ title: { cs: "Dole", en: "" }, links: [] }], [{ title: "Dole", links: [] }]],
  ["categoriesMenu", [1], [1]],
  ["bid", [{ min: 0, max: null, value: 10, step: 10 }], [{ min: 0, max: null, value: 10, step: 10 }]],
  ["home", { ...defaultSettings.home, freeDeliveryOver: 900 }, { freeDeliveryOver: 900 }],
  ["maintenance", { is_enabled: true }, { is_enabled: true }],
] as const)("%s is stored, served at once and recorded with what was before", async (name, value, shown) => {
  expect((await write(name, value)).statusCode).toBe(200);
  if (Array.isArray(shown)) expect(await served(name)).toEqual(shown);
  else expect(await served(name)).toMatchObject(shown);
  const isIt = and(eq(auditEntries.subject, "setting"), eq(auditEntries.subjectId, name));
  const [entry] = await app.db.select().from(auditEntries).where(isIt).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ byId: admin.id, before: defaultSettings[name], after: value });
  if (name === "maintenance") await write(name, { is_enabled: false });
});

/** What the server goes by: another value of each setting of the table, and what of it is no value. */
const others: { [Name in PlainSettingName]: [value: PlainSettings[Name], wrong: object, field: string] } = {
  shop: [{ country: "SK", phoneCheckFrom: 5_000 }, { country: "DE" }, "country"],
  auctions: [{ softCloseMinutes: 2.5 }, { softCloseMinutes: 1_441 }, "softCloseMinutes"],
  exposure: [{ unpaidDeals: 2, leading: 9_000 }, { unpaidDeals: 1.5 }, "unpaidDeals"],
  inspection: [{ mode: "after", firstListings: 0 }, { firstListings: 101 }, "firstListings"],
  ageVerification: [{ required: true }, { required: "yes" }, "required"],
  newsletter: [{ digest: "weekly" }, { digest: "daily" }, "digest"],
  transfer: [{ account: "19-2000145399/0800", workingDays: 5 }, { account: "19-2000145398/0800" }, "account"],
  taxOffice: [{ office: "451", branch: "2001" }, { office: "4512" }, "office"],
  accountNumbers: [
    { numbers: [{ word: "vat", number: "343001" }] },
    { numbers: [{ word: "vat", number: "1234567890123" }] },
    "numbers.0.number",
  ],
  postage: [{ most: 300.5 }, { most: 0.001 }, "most"],
  protection: [{ enabled: true }, { enabled: null }, "enabled"],
  alarm: [{ email: "spravce@example.com", phone: "+420777123456" }, { email: "spravce" }, "email"],
  topping: [{ offers: [{ days: 5, price: 40 }] }, { offers: [{ days: 0, price: 40 }] }, "offers.0.days"],
};

test.each(plainSettingNames)(
  "SE13: %s is read where it is not stored, stored over it, recorded, and refused at its field",
  async (name) => {
    const [value, wrong, field] = others[name];
    const usual = plainSettings[name].schema.parse({});
    expect(await stored(name)).toEqual({ name, value: usual, version: null });
    const refused = await write(name, { ...usual, ...wrong });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [`value.${field}`]]);
    await prove(app.ctx, admin);
    expect((await write(name, value)).statusCode).toBe(200);
    expect(await readPlainSetting(app.ctx, name)).toEqual(value);
    expect((await write(name, usual, { version: null })).json().code).toBe("CHANGED_ELSEWHERE");
    const isIt = and(eq(auditEntries.subject, "setting"), eq(auditEntries.subjectId, name));
    expect(await app.db.select().from(auditEntries).where(isIt)).toMatchObject([
      { byId: admin.id, before: usual, after: value },
    ]);
  },
);

test("SE1, SE13: who keeps the money sees and writes its settings alone, who keeps the texts the digest", async () => {
  const finance = await makeUser(app.ctx, { scopes: ["finance"] });
  const seen = async (who: TestUser) =>
    (await app.as(who).get("/api/admin/settings")).json().data.map(({ name }: Entry) => name);
  const ofFinance = ["transfer", "taxOffice", "accountNumbers", "postage", "protection", "topping"];
  expect((await seen(finance)).filter((name: string) => name in others)).toEqual(ofFinance);
  expect((await seen(operator)).filter((name: string) => name in others)).toEqual(["newsletter"]);
  for (const name of plainSettingNames)
    if (!ofFinance.includes(name))
      expect([name, (await write(name, others[name][0], { who: finance })).statusCode]).toEqual([name, 403]);
});

test("A24: the account that all money goes to is changed by whoever shows anew who is there", async () => {
  const finance = await makeUser(app.ctx, { scopes: ["finance"] });
  const account = { account: "1000000005/0800" };
  const { version } = (await stored("transfer")) ?? {};
  const refused = await write("transfer", account, { who: finance, version: version ?? null });
  expect([refused.statusCode, refused.json().code]).toEqual([422, "PASSWORD_NEEDED"]);
  await prove(app.ctx, finance);
  expect((await write("transfer", account, { who: finance, version: version ?? null })).statusCode).toBe(200);
});

test("what pages and mails could not use is refused at its field, and nothing is stored", async () => {
  const before = await stored("contacts");
  const wrong = { ...defaultSettings.contacts, email: "a@b.cz?bcc=c@d.cz", country: "XX" };
  const refused = await write("contacts", wrong);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
    ...[422, ["value.email", "value.country"]],
  ]);
  const long = { text: { cs: "A".repeat(61), en: "" }, link };
  expect((await write("topmenu", [long])).json().errors).toEqual({
    "value.0.text.cs": ["Vyplňte prosím nejvýše 60 znaků."],
  });
  expect(await stored("contacts")).toEqual(before);
});

test("SE1: who keeps the texts sees and writes no increments, no maintenance and no contacts", async () => {
  const names = (await app.as(operator).get("/api/admin/settings")).json().data.map(({ name }: Entry) => name);
  expect(names).toEqual(expect.arrayContaining(["topmenu", "home"]));
  for (const name of ["bid", "maintenance", "contacts"]) expect(names).not.toContain(name);
  expect((await write("contacts", defaultSettings.contacts, { who: operator })).statusCode).toBe(403);
  expect((await write("maintenance", { is_enabled: true }, { who: operator })).statusCode).toBe(403);
  const shopOperator = await makeUser(app.ctx, { scopes: ["shop"] });
  expect((await app.as(shopOperator).get("/api/admin/settings")).statusCode).toBe(403);
});

test("SE1: who keeps the money writes who the operator is and from what price delivery is free, and nothing else", async () => {
  const finance = await makeUser(app.ctx, { scopes: ["finance"] });
  const listed = (await app.as(finance).get("/api/admin/settings")).json().data;
  expect(listed.map(({ name }: Entry) => name).toSorted()).toEqual([
    "accountNumbers",
    "contacts",
    "home",
    "postage",
    "protection",
    "taxOffice",
    "topping",
    "transfer",
  ]);
  const contacts = { ...defaultSettings.contacts, company: "Pokladna s.r.o." };
  expect((await write("contacts", contacts, { who: finance })).statusCode).toBe(200);
  const home = (await stored("home"))?.value as typeof defaultSettings.home;
  const [free, words] = [
    { ...home, freeDeliveryOver: home.freeDeliveryOver + 100 },
    { ...home, title: { cs: "Láhve", en: "" } },
  ];
  expect((await write("home", words, { who: finance })).statusCode).toBe(403);
  expect((await write("home", free, { who: operator })).statusCode).toBe(403);
  expect((await stored("home"))?.value).toEqual(home);
  expect((await write("home", free, { who: finance })).statusCode).toBe(200);
  const both = { ...words, freeDeliveryOver: free.freeDeliveryOver };
  expect((await write("home", both, { who: operator })).statusCode).toBe(200);
  expect((await write("home", home)).statusCode).toBe(200);
  for (const name of ["topmenu", "intropopup", "maintenance", "bid"] as const)
    expect((await write(name, defaultSettings[name], { who: finance })).statusCode).toBe(403);
});

test("of two who change the same at once the second is told, and nothing is overwritten", async () => {
  const version = (await stored("intropopup"))?.version ?? null;
  const [first, second] = await Promise.all([
    write("intropopup", { is_enabled: true }, { version }),
    write("intropopup", { is_enabled: true }, { version }),
  ]);
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
  const late = await write("intropopup", { is_enabled: false }, { version });
  expect(late.json().code).toBe("CHANGED_ELSEWHERE");
  expect(await served("intropopup")).toEqual({ is_enabled: true });
});

test.each([
  [
    "a gap",
    [
      { min: 0, max: 100, value: 5, step: 5 },
      { min: 200, max: null, value: 5, step: 5 },
    ],
    "value.1.min",
  ],
  ["no end", [{ min: 0, max: 100, value: 5, step: 5 }], "value.0.min"],
  ["nothing", [{ min: 0, max: null, value: 0, step: 5 }], "value.0.value"],
  ["no range", [], "value.0.min"],
])("increments with %s are refused in a sentence at their range", async (_, ranges, field) => {
  const answer = await write("bid", ranges);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: "BID_STEPS",
    errors: { [field]: [expect.stringMatching(/\.$/)] },
  });
});

test.each([
  ["a script in a menu", "topmenu", [{ link: { cs: "javascript:alert(1)", en: "/x" }, text: { cs: "x", en: "" } }]],
  ["another site as a path", "topmenu", [{ link: { cs: "//evil.example", en: "/x" }, text: { cs: "x", en: "" } }]],
  ["an endless menu", "topmenu", Array.from({ length: 13 }, () => ({ link, text: { cs: "x", en: "" } }))],
  ["an unknown name", "secrets", { is_enabled: true }],
  ["a country in words", "contacts", { ...defaultSettings.contacts, country: "Česko" }],
])("%s is refused", async (_, name, value) => {
  expect((await write(name, value, { version: null })).statusCode).toBe(422);
});
