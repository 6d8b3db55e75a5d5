import { beforeAll, beforeEach, expect, test } from "vitest";
import { contactDetails } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeSmsGateway } from "#test/make/sms-gateway.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** What strangers can make the operator pay for text messages (rules A16 and LI16). */

let app: TestApp;
const gateway = makeSmsGateway();
beforeAll(async () => {
  app = await createTestApp({ ports: { sms: gateway.port } });
});
beforeEach(async () => {
  gateway.reset();
  await app.empty();
});

let numbers = 777_000_000;
const nextPhone = () => `+420${++numbers}`;

async function person(phone = nextPhone()): Promise<TestUser> {
  const user = await makeUser(app.ctx, { accountVerifiedAt: null });
  const where = { street: "Dlouhá 1", city: "Praha", zip: "11000" };
  await app.db.insert(contactDetails).values({ userId: user.id, firstName: "Jana", lastName: "Nová", phone, ...where });
  return user;
}

const ask = ({ token }: TestUser, remoteAddress = "203.0.113.1") =>
  app.app.inject({
    ...{ method: "POST", url: "/api/me/verification/code", remoteAddress },
    headers: { authorization: `Bearer ${token}` },
  });

test.each([
  ["a Czech premium line", "+420906123456", "SMS_NOT_MOBILE"],
  ["a Czech landline", "+420224123456", "SMS_NOT_MOBILE"],
  ["a British personal number", "+447012345678", "SMS_NOT_MOBILE"],
  ["a German freephone", "+498001234567", "SMS_NOT_MOBILE"],
  ["a satellite", "+881612345678", "SMS_COUNTRY"],
  ["a mobile of Guernsey under the British prefix", "+447781123456", "SMS_COUNTRY"],
  ["a Latvian mobile", "+37121234567", "SMS_COUNTRY"],
])("LI16: %s gets no code, and is told why", async (_, phone, code) => {
  const answer = await ask(await person(phone));
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  expect(answer.json().errors.phone).toHaveLength(1);
  expect(gateway.sent).toEqual([]);
});

test.each(["+421905123456", "+4915112345678", "+447400123456", "+36201234567", "+436641234567"])(
  "LI16: the mobile %s gets one",
  async (phone) => {
    expect((await ask(await person(phone))).statusCode).toBe(200);
  },
);

test("A16: of calls at once one message goes out, to an account and to a number", async () => {
  const [user, phone] = [await person(), nextPhone()];
  const mine = await Promise.all(Array.from({ length: 6 }, () => ask(user)));
  expect(mine.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  expect(mine.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBe("60");
  const others = await Promise.all(Array.from({ length: 4 }, () => person(phone)));
  await Promise.all(others.map((other) => ask(other)));
  expect(gateway.sent.filter(({ to }) => to === phone)).toHaveLength(1);
});

test("LI16: the budget of a day bounds all telephones together, even at once, and the overview says so in time", async () => {
  await makeSetting(app.ctx, "sms", { countries: ["CZ"], dailyBudget: 5 });
  const admin = await makeUser(app.ctx, { scopes: ["admin"] });
  const alarm = async () => {
    const { waits } = (await app.as(admin).get("/api/admin/overview")).json().data;
    return waits.find(({ kind }: { kind: string }) => kind === "smsBudget").count;
  };
  for (let sent = 0; sent < 3; sent++) await ask(await person());
  expect(await alarm()).toBe(0);
  await ask(await person());
  expect(await alarm()).toBe(4);
  const people = await Promise.all(Array.from({ length: 4 }, () => person()));
  const answers = await Promise.all(people.map((one) => ask(one)));
  const codes = answers.map((answer) => (answer.statusCode === 200 ? "sent" : answer.json().code)).sort();
  expect(codes).toEqual(["SMS_BUDGET", "SMS_BUDGET", "SMS_BUDGET", "sent"]);
  expect(await alarm()).toBe(5);
  expect(gateway.sent).toHaveLength(5);
  app.clock.advance(24 * 3_600_000);
  expect([(await ask(await person())).statusCode, await alarm()]).toEqual([200, 0]);
});

test("LI16: an address and a network have their numbers of messages a day, and the refused ones cost nothing of the budget", async () => {
  for (let sent = 0; sent < 40; sent++) expect((await ask(await person())).statusCode).toBe(200);
  expect((await ask(await person())).statusCode).toBe(429);
  for (let sent = 0; sent < 60; sent++) await ask(await person(), `203.0.113.${2 + (sent % 20)}`);
  expect((await ask(await person(), "203.0.113.99")).statusCode).toBe(429);
  expect(gateway.sent).toHaveLength(100);
  const admin = await makeUser(app.ctx, { scopes: ["admin"] });
  expect((await app.as(admin).get("/api/admin/sms")).json().data.sentToday).toBe(100);
  expect((await ask(await person(), "198.51.100.1")).statusCode).toBe(200);
});

test("LI16: what the gateway refuses costs nothing of the budget, and an asker who is refused leaves the number free", async () => {
  await makeSetting(app.ctx, "sms", { countries: ["CZ"], dailyBudget: 2 });
  gateway.isAway = true;
  for (let turn = 0; turn < 3; turn++) expect((await ask(await person())).json().code).toBe("SMS_AWAY");
  gateway.isAway = false;
  for (let turn = 0; turn < 2; turn++) expect((await ask(await person())).statusCode).toBe(200);
  const phone = nextPhone();
  expect((await ask(await person(phone))).json().code).toBe("SMS_BUDGET");
  await makeSetting(app.ctx, "sms", { countries: ["CZ"], dailyBudget: 9 });
  forget(app.ctx);
  expect((await ask(await person(phone))).statusCode).toBe(200);
});

test("LI16: an administrator changes countries and budget, at once and audited", async () => {
  const admin = await makeUser(app.ctx, { scopes: ["admin"] });
  const body = { countries: ["SK"], dailyBudget: 9, version: null };
  expect((await app.as(admin).put("/api/admin/sms", body)).statusCode).toBe(200);
  expect((await app.as(admin).put("/api/admin/sms", body)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await app.as(admin).put("/api/admin/sms", { ...body, countries: ["XX"] })).statusCode).toBe(422);
  expect((await ask(await person())).json().code).toBe("SMS_COUNTRY");
  const audited = await app.db.select().from(auditEntries);
  expect(audited).toMatchObject([{ subject: "setting", subjectId: "sms", byId: admin.id }]);
});
