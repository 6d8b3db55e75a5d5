import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import type { User } from "#contract/accounts/accounts.ts";
import { countryCodes } from "#contract/values/country-codes.ts";
import { seedPackages } from "#server/features/packages/seed-packages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { addressOf } from "#test/make/address.ts";
import { makeCategory } from "#test/make/category.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture, pictureBytes, uploadForm } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { AccountContent } from "#web/layout/account/account-link.tsx";
import { ListingRow } from "#web/pages/account/listing-row.tsx";
import { markupOf, wordsOf } from "./markup.ts";

/** What is promised to whoever has an account, by sections; their pages' paths are in `routes.test.ts`, the menu in `session.test.ts`. */

let app: TestApp;
let user: TestUser;
const texts: { to: string; text: string }[] = [];

beforeAll(async () => {
  const sms = {
    kind: "twilio",
    send: async (text: { to: string; text: string }) => void texts.push(text),
  } as const;
  app = await createTestApp({ ports: { sms } });
  await publishWithoutInspection(app.ctx);
  await seedPackages(app.ctx);
});

const me = async (who = user): Promise<User> => (await app.as(who).get("/api/me")).json().data;
const someone = async (more: Parameters<typeof makeUser>[1] = {}) => {
  user = await makeUser(app.ctx, more);
  return user;
};
async function draftOf(seller: TestUser): Promise<number> {
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId: (await makeCategory(app.ctx)).id, description: "Popis" },
    ...{ status: "draft", publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null },
  });
  await makePicture(app.ctx, id);
  return id;
}
const publish = (seller: TestUser, id: number, body: object = {}) =>
  app.as(seller).post(`/api/me/advertisements/${id}/publication`, body);

describe("screens", () => {
  test("account dropdown: the avatar if there is one, else a default icon, the username, a group's style", async () => {
    await someone();
    const shown = async () => markupOf(createElement(AccountContent, { user: await me() }));
    expect(await shown()).toMatch(/<span aria-hidden="true"[^>]*rounded-full[^>]*><svg/);
    expect(await shown()).not.toContain("<img");
    expect(wordsOf(await shown())).toContain(user.username);
    expect(await shown()).not.toContain("ring-secondary");

    const { payload, headers } = uploadForm(await pictureBytes(600, 600));
    const authorization = `Bearer ${user.token}`;
    await app.app.inject({
      method: "POST",
      url: "/api/me/avatar",
      headers: { ...headers, authorization },
      payload,
    });
    const admin = await makeUser(app.ctx, { scopes: ["admin"] });
    const group = { name: { cs: "Klub", en: "Club" }, discount: 10, style: "gold" };
    const { id: groupId } = (await app.as(admin).post("/api/moderation/groups", group)).json().data;
    await app.as(admin).put(`/api/moderation/people/${user.username}/group`, { groupId, seen: null });
    expect(await shown()).toContain(`<img src="${(await me()).avatar_file_name}"`);
    expect(await shown()).toContain("ring-secondary");
  });
});

test("screens: product cards can be pending (greyed): one's own that awaits its payment or a moderator", async () => {
  const seller = await someone();
  const id = await draftOf(seller);
  const row = async () => {
    const [card] = (await app.as(seller).get("/api/me/advertisements")).json().items;
    return markupOf(createElement(ListingRow, { card, to: "/", line: "" }));
  };
  expect(await row()).not.toContain("grayscale");
  await publish(seller, id, { package: "premium" });
  expect(await row()).toContain("opacity-42 grayscale");
});

describe("entities", () => {
  test("auth state: username, avatar_file_name, group with its discount, scope", async () => {
    await someone({ scopes: ["content"] });
    expect(await me()).toMatchObject({ username: user.username, avatar_file_name: null, group: null });
    expect((await me()).scope).toEqual(["content"]);
  });

  test("address: name, street, city, zip, country of the whole list, company, companyId, taxId; it is deleted too", async () => {
    await someone();
    const body = addressOf({ country: "US", zip: "10001", company: "Bottles", isDefault: true });
    const added = await app.as(user).post("/api/me/addresses", body);
    expect([added.statusCode, added.json().data]).toEqual([201, expect.objectContaining(body)]);
    expect(countryCodes.length).toBeGreaterThan(240);
    const { id } = added.json().data;
    expect((await app.as(user).delete(`/api/me/addresses/${id}`)).statusCode).toBe(200);
    expect((await app.as(user).get("/api/me/addresses")).json().data).toEqual([]);
  });

  test("user profile: firstname and lastname apart, username, email, phone, password, each changed by its owner", async () => {
    await someone();
    const own = app.as(user);
    const saved = await own.put("/api/me/contact", contactBody({ firstName: "Jana", lastName: "Malá" }));
    expect(saved.json().data).toMatchObject({ firstName: "Jana", lastName: "Malá" });
    expect(saved.json().data.phone.replaceAll(" ", "")).toMatch(/^\+420\d{9}$/);
    const without = await own.put("/api/me/contact", contactBody({ lastName: " " }));
    expect([without.statusCode, without.json().errors]).toEqual([422, { lastName: ["Pole musí být vyplněno"] }]);
    const username = `Jana.${user.id}`;
    expect((await own.put("/api/me/username", { username })).statusCode).toBe(200);
    expect((await me()).username).toBe(username);
    const email = `jana.${user.email}`;
    expect((await own.post("/api/me/email", { email, password: testPassword })).statusCode).toBe(202);
    const password = { password: testPassword, newPassword: "jantarova-sova-74" };
    expect((await own.put("/api/me/password", password)).statusCode).toBe(200);
  });

  test("auction: its package, of which the dearer ones have days at the top", async () => {
    const { data } = (await app.as(null).get("/api/packages?lang=cs")).json();
    expect(data.length).toBeGreaterThan(1);
    expect(data.at(-1)).toMatchObject({ price: expect.any(Number), topDays: expect.any(Number) });
  });
});

test("states: auction status: after adding under a package that costs something, it awaits its payment", async () => {
  const seller = await someone();
  const { data } = (await publish(seller, await draftOf(seller), { package: "premium" })).json();
  expect(data).toMatchObject({ status: "awaiting_payment", payment: { hash: expect.any(String) } });
});

describe("validation and messages: what is refused, in its words", () => {
  test("the SMS code must be correct: 'Nesprávný kód. Zkuste to prosím znovu.'", async () => {
    await someone({ accountVerifiedAt: null });
    await app.as(user).put("/api/me/contact", contactBody({ phone: "+420 777 987 654" }));
    expect((await app.as(user).post("/api/me/verification/code")).statusCode).toBe(200);
    const code = /\d{6}/.exec(texts.at(-1)?.text ?? "")?.[0];
    const wrong = code === "000000" ? "000001" : "000000";
    const refused = await app.as(user).post("/api/me/verification", { code: wrong });
    expect(refused.json().errors.code).toEqual(["Nesprávný kód. Zkuste to prosím znovu."]);
    expect((await app.as(user).post("/api/me/verification", { code })).statusCode).toBe(200);
    expect((await me()).accountVerified).toBe(true);
  });

  test("a duplicate username is said at its field, a duplicate e-mail and phone to whoever they belong to", async () => {
    const other = await makeUser(app.ctx);
    await someone({ accountVerifiedAt: null });
    const name = await app.as(user).put("/api/me/username", { username: other.username.toUpperCase() });
    expect(name.json().errors?.username ?? [name.json().message]).toEqual(["Toto uživatelské jméno už někdo má."]);
    const email = await app.as(user).post("/api/me/email", { email: other.email, password: testPassword });
    expect(email.statusCode).toBe(202);
    await app.drainEvents();
    expect((await app.mails(other.email)).map(({ kind }) => kind)).toEqual(["email-code"]);
    // The number that another account was verified by, in the test above.
    await app.as(user).put("/api/me/contact", contactBody({ phone: "+420 777 987 654" }));
    app.clock.advance(61_000);
    await app.as(user).post("/api/me/verification/code");
    const code = /\d{6}/.exec(texts.at(-1)?.text ?? "")?.[0];
    const phone = await app.as(user).post("/api/me/verification", { code });
    expect([phone.json().code, phone.json().message]).toEqual(["PHONE_TAKEN", expect.stringContaining("jiný účet")]);
  });
});

describe("roles", () => {
  test("verified account: 10 free listings, the next one needs verification, which opens it", async () => {
    const seller = await someone({ accountVerifiedAt: null });
    const categoryId = (await makeCategory(app.ctx)).id;
    for (let count = 0; count < 10; count++)
      await makeListing(app.ctx, { sellerId: seller.id, categoryId, status: "unsold" });
    const eleventh = await draftOf(seller);
    const refused = await publish(seller, eleventh);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "VERIFICATION_NEEDED"]);
    const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
    const granted = await app.as(moderator).put(`/api/moderation/people/${seller.username}/verification`, {
      kind: "account",
      verified: true,
      reason: "Doklad viděn osobně.",
    });
    expect(granted.statusCode).toBe(200);
    expect((await publish(seller, eleventh)).statusCode).toBe(200);
  });

  test("a guest watches: a list without an account, with its cards, which an account takes over", async () => {
    await someone();
    const lot = await makeListing(app.ctx, {
      sellerId: (await makeUser(app.ctx)).id,
      categoryId: (await makeCategory(app.ctx)).id,
    });
    const { temp_id } = (await app.as(null).post("/api/wishlist", {})).json();
    await app.as(null).put(`/api/wishlist/${temp_id}`, { productId: lot.id });
    const shown = await app.as(null).get(`/api/wishlist/anonymous/cs/${temp_id}`);
    expect(shown.json().items).toMatchObject([{ product: { id: lot.id } }]);
    await app.as(user).post("/api/wishlist", { tempId: temp_id });
    expect((await app.as(user).get("/api/wishlist/cs")).json().items).toMatchObject([{ product: { id: lot.id } }]);
  });
});
