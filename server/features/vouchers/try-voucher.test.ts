import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { fillTestShop, newCartKey, press } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";
import { tryVoucher } from "./try-voucher.ts";

/** How many codes may be tried (rule LI17). */

let app: TestApp;
let productId: number;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  const shop = await fillTestShop(app);
  ({ categoryId } = shop);
  productId = (await shop.product()).id;
  const voucher = { ...voucherBody, code: "PRAVY-2026" };
  expect((await app.as(shop.operator).post("/api/finance/vouchers", voucher)).statusCode).toBe(201);
});

let tried = 0;
const guess = () => `HADANY-${++tried}`;

/** Writes a code into a new cart, as a guest at an address or as an account. */
async function write(code: string, { from = "203.0.113.1", user }: { from?: string; user?: TestUser } = {}) {
  const key = user ? "own" : newCartKey();
  const call = (method: "POST" | "PUT" | "DELETE", path: string, payload: object) =>
    app.app.inject({
      ...{ method, url: `/api/cart/${key}/${path}`, payload, remoteAddress: from },
      headers: { ...press(), ...(user && { authorization: `Bearer ${user.token}` }) },
    });
  await call("POST", "lines", { productId, quantity: 1 });
  const answer = await call("PUT", "voucher", { code });
  if (user && answer.statusCode < 300) await call("DELETE", "voucher", {});
  return answer.statusCode < 300 ? "helps" : answer.json().code;
}

test("LI17: an account guesses five times a minute, wherever codes are taken and from whatever address; another one is not hindered", async () => {
  const user = await makeUser(app.ctx);
  for (let at = 0; at < 4; at++) expect(await write(guess(), { user, from: `198.51.${at}.1` })).toBe("VOUCHER_UNKNOWN");
  const { id } = await makeListing(app.ctx, { sellerId: user.id, categoryId });
  const top = () => app.as(user).post(`/api/me/advertisements/${id}/topping`, { days: 7, voucher: guess() }, press());
  expect((await top()).json().code).toBe("VOUCHER_UNKNOWN");
  expect((await top()).statusCode).toBe(429);
  expect(await write("PRAVY-2026", { user, from: "198.51.9.1" })).toBe("TOO_MANY");
  expect(await write("PRAVY-2026", { user: await makeUser(app.ctx) })).toBe("helps");
});

test("LI17: guests at an address guess ten times a minute together, also at once; the next address still writes its code", async () => {
  const all = await Promise.all(Array.from({ length: 25 }, () => write(guess())));
  expect(all.filter((code) => code === "VOUCHER_UNKNOWN")).toHaveLength(10);
  expect(all.filter((code) => code === "TOO_MANY")).toHaveLength(15);
  expect(await write("PRAVY-2026")).toBe("TOO_MANY");
  expect(await write("PRAVY-2026", { from: "203.0.113.2" })).toBe("helps");
});

test("LI17: a network of many addresses guesses five hundred times a day", async () => {
  const caller = (address: number) => ({
    network: `2001:db8:1:${address.toString(16)}::/64`,
    userAgent: null,
  });
  const attempt = (address: number, code: string) =>
    tryVoucher(app.ctx, { code, caller: caller(address) }, async () => "tried").catch(() => "refused");
  const made = [];
  for (let address = 0; address < 60; address++)
    made.push(...(await Promise.all(Array.from({ length: 9 }, () => attempt(address, guess())))));
  expect(made.filter((answer) => answer === "tried")).toHaveLength(500);
  expect(await attempt(99, "PRAVY-2026")).toBe("refused");
});

test("LI17: minutes that pass win no more than thirty guesses a day for an account, a hundred for an address", async () => {
  const { id } = await makeUser(app.ctx);
  const actor = { userId: id, scopes: [], restriction: null } as unknown as NonNullable<Ctx["actor"]>;
  const guesses = async (most: number, ctx: Ctx, networkAt: (turn: number) => string) => {
    for (let turn = 0; turn < most; turn++) {
      const caller = { network: networkAt(turn), userAgent: null };
      const made = await tryVoucher(ctx, { code: guess(), caller }, async () => true).catch(() => false);
      if (!made) return turn;
      await forgetAttempts(ctx, limits.voucherUser, String(id));
      await forgetAttempts(ctx, limits.voucherAddress, caller.network);
    }
    return most;
  };
  expect(await guesses(40, { ...app.ctx, actor }, (turn) => `198.51.${turn}.1`)).toBe(30);
  expect(await guesses(110, app.ctx, () => "203.0.113.1")).toBe(100);
});

test("LI17: a code that there is costs no guess: a whole office may use its voucher", async () => {
  for (let guest = 0; guest < 25; guest++) expect(await write("PRAVY-2026")).toBe("helps");
});
