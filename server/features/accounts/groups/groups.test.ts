import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { discountOf } from "./active-group.ts";
import { groupMemberships, userGroups } from "./table.ts";

let app: TestApp;
let admin: TestUser;
let moderator: TestUser;
let member: TestUser;
let groupId: number;
let names = 0;

beforeAll(async () => {
  app = await createTestApp();
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  member = await makeUser(app.ctx);
  groupId = await newGroup(10);
});

async function newGroup(discount: number): Promise<number> {
  const name = { cs: `Klub ${++names}`, en: `Club ${names}` };
  const made = await app.as(admin).post("/api/moderation/groups", { name, discount, style: "gold" });
  expect(made.statusCode).toBe(201);
  return made.json().data.id;
}
const path = () => `/api/moderation/people/${member.username}`;
/** Over the membership that holds now, unless another one was seen. */
async function put(who: TestUser, body: object) {
  const { membership } = (await app.as(moderator).get(path())).json().data;
  return app.as(who).put(`${path()}/group`, { seen: membership?.from ?? null, ...body });
}
const shown = async () => [
  (await app.as(member).get("/api/me")).json().data.group,
  (await app.as(member).get("/api/me/session")).json().data.user.group,
];

test("who is put into a group has its discount in the account and in the frame of each page", async () => {
  expect(await shown()).toEqual([null, null]);
  const put1 = await put(moderator, { groupId });
  expect(put1.statusCode).toBe(200);
  expect(put1.json().data.membership).toMatchObject({ group: { id: groupId, discount: 10 }, until: null });
  expect(await shown()).toEqual([{ discount: 10 }, { discount: 10 }]);
  expect(await discountOf(app.ctx, member.id, new Date(app.ctx.clock().getTime() + 1))).toBe(10);
});

test("one group holds at a time, whoever is quicker, and the same again changes nothing", async () => {
  const other = await newGroup(20);
  await Promise.all([groupId, other, groupId, other].map((id) => put(moderator, { groupId: id })));
  await put(moderator, { groupId: other });
  await put(moderator, { groupId: other });
  const rows = await app.db.select().from(groupMemberships).where(eq(groupMemberships.userId, member.id));
  expect(rows.filter(({ validUntil }) => validUntil === null)).toMatchObject([{ groupId: other }]);
  expect(await shown()).toEqual([{ discount: 20 }, { discount: 20 }]);
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(member.id)));
  expect(entries.filter(({ subject }) => subject === "group")).toHaveLength(rows.length);
});

test("A17: of two who change a group the second is told, and nothing is overwritten", async () => {
  const other = await newGroup(20);
  expect((await put(moderator, { groupId })).statusCode).toBe(200);
  const late = await put(admin, { groupId: other, seen: null });
  expect([late.statusCode, late.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  expect(await shown()).toEqual([{ discount: 10 }, { discount: 10 }]);
});

test("a membership ends with its day, and by a moderator's word", async () => {
  const until = new Date(app.ctx.clock().getTime() + 60_000);
  await put(moderator, { groupId, until: until.toISOString() });
  expect(await discountOf(app.ctx, member.id, new Date(until.getTime() - 1))).toBe(10);
  expect(await discountOf(app.ctx, member.id, until)).toBe(0);
  await put(moderator, { groupId: null });
  expect(await shown()).toEqual([null, null]);
});

test("a day that has passed, an unknown group and a strange discount are refused; nobody decides for themselves", async () => {
  const past = await put(moderator, { groupId, until: "2020-01-01T00:00:00Z" });
  expect([past.statusCode, past.json().errors]).toEqual([422, { until: [expect.any(String)] }]);
  expect((await put(moderator, { groupId: 999_999_999 })).statusCode).toBe(404);
  const own = `/api/moderation/people/${moderator.username}/group`;
  expect((await app.as(moderator).put(own, { groupId, seen: null })).statusCode).toBe(403);
  for (const discount of [-1, 101, 2.5]) {
    const body = { name: { cs: "X", en: "X" }, discount, style: "gold" };
    expect((await app.as(admin).post("/api/moderation/groups", body)).statusCode).toBe(422);
  }
  const values = { name: { cs: "Nad", en: "Over" }, discount: 101, createdAt: new Date() };
  await expect(app.db.insert(userGroups).values(values)).rejects.toThrow();
});

test("A32: nobody gives a discount to an account with their own telephone or bank account", async () => {
  const another = await makeUser(app.ctx, { scopes: ["moderation"] });
  await makeContact(app.ctx, another.id, { phone: "+420777999888", iban: null });
  await makeContact(app.ctx, member.id, { phone: "+420777999888", iban: null });
  expect((await put(another, { groupId })).json().code).toBe("OWN_MONEY");
  expect(await shown()).toEqual([null, null]);
  expect((await put(moderator, { groupId })).statusCode).toBe(200);
});
