import { beforeAll, expect, test } from "vitest";
import type { FoundThing } from "#contract/admin-search/admin-search.ts";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import type { TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeDeal } from "#test/make/deal.ts";
import { openTestShop } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let shop: Awaited<ReturnType<typeof openTestShop>>;
const staff: Record<string, TestUser> = {};
beforeAll(async () => {
  shop = await openTestShop();
  app = shop.app;
  for (const scope of ["moderation", "content", "shop", "finance", "support"])
    staff[scope] = await makeUser(app.ctx, { scopes: [scope] });
});

async function find(scope: string, q: string | number): Promise<FoundThing[]> {
  const answer = await app.as(staff[scope] ?? null).get(`/api/admin/found?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const kindsOf = (found: readonly FoundThing[]) => [...new Set(found.map(({ kind }) => kind))];

test("DK6: a person is found by e-mail by those who answer people, which is noted without the word; by others nobody is", async () => {
  const { email, username } = await makeUser(app.ctx, { username: "hledany-sberatel" });
  expect(await find("support", email)).toMatchObject([{ kind: "person", name: username, detail: email }]);
  expect(kindsOf(await find("moderation", "hledany"))).toEqual(["person"]);
  for (const scope of ["shop", "finance", "content"]) expect(await find(scope, email)).toEqual([]);
  const noted = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.byId, staff.support?.id ?? 0));
  expect(noted).toHaveLength(1);
  expect(JSON.stringify(noted)).not.toContain(email);
});

test("DK6: a number finds what has it, each kind for its scope", async () => {
  const { id } = await makeAuction(app.ctx, { name: "Port Ellen 1979", status: "unsold" });
  expect(await find("moderation", id)).toContainEqual(
    expect.objectContaining({ kind: "listing", id, name: "Port Ellen 1979", slug: expect.any(String) }),
  );
  const deal = await makeDeal(app.ctx);
  expect(kindsOf(await find("support", deal.listingId))).toContain("deal");
  const { id: productId } = await shop.product();
  const placed = await shop.order(null, await shop.cartOf([productId, 1]), shop.body(1_189));
  const { orderId } = placed.json().data;
  const ofOrder = { kind: "goods_order", id: orderId, detail: "jana@kabinet.test" };
  expect(await find("shop", orderId)).toContainEqual(expect.objectContaining({ ...ofOrder, group: "placed" }));
  await shop.pay(orderId);
  expect(await find("support", "jana@kabinet.test")).toMatchObject([{ ...ofOrder, group: "to_handle" }]);
  expect(kindsOf(await find("finance", orderId))).toContain("order");
  expect(await find("content", orderId)).toEqual([]);
});

test("DK6: at most five of a kind; what is too short or empty is refused", async () => {
  for (const index of [1, 2, 3, 4, 5, 6]) await makeUser(app.ctx, { username: `mnohokrat-${index}` });
  expect(await find("moderation", "mnohokrat")).toHaveLength(5);
  for (const q of ["", "a", "x".repeat(255)])
    expect((await app.as(staff.moderation ?? null).get(`/api/admin/found?q=${q}`)).statusCode).toBe(422);
});
