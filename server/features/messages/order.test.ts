import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Conversation } from "#contract/messages/messages.ts";
import { eq, sql } from "#server/db/query.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { messages } from "./table.ts";

let app: TestApp;
let owner: TestUser;
let asker: TestUser;
let stranger: TestUser;
let categoryId: number;
let listingId: number;
let keys = 0;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await makeCategory(app.ctx)).id;
});
beforeEach(async () => {
  [owner, asker, stranger] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)] as const;
  listingId = (await makeListing(app.ctx, { categoryId, sellerId: owner.id, name: "Rum 1970" })).id;
});

const key = () => ({ "idempotency-key": `order-key-${++keys}` });
const ask = (who: TestUser, text: string, more: object = {}) =>
  app.as(who).post(`/api/auctions/${listingId}/questions`, { text, ...more }, key());
const send = (who: TestUser, id: number, text: string, more: object = {}) =>
  app.as(who).post(`/api/me/conversations/${id}/messages`, { text, ...more }, key());
async function asked(text = "Je kolek celý?", more: object = {}) {
  const answer = await ask(asker, text, more);
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; conversationId: number };
}
const seen = async (who: TestUser, id: number): Promise<Conversation> =>
  (await app.as(who).get(`/api/me/conversations/${id}`)).json().data;
const read = (who: TestUser, id: number, upTo: number) =>
  app.as(who).put(`/api/me/conversations/${id}/reading`, { upTo });
const takeBack = (who: TestUser, id: number) => app.as(who).delete(`/api/me/messages/${id}`);
const block = (who: TestUser, other: TestUser, blocked = true) =>
  app.as(who).put(`/api/me/blocks/${other.id}`, { blocked });
const refused = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];

describe("taking a message back", () => {
  test("leaves nothing on either side where it was not read, and no unread message", async () => {
    const first = await asked();
    const second = await send(asker, first.conversationId, "Volejte prosím.");
    expect((await takeBack(asker, second.json().data.id)).statusCode).toBe(200);
    expect((await takeBack(asker, second.json().data.id)).statusCode).toBe(200);
    for (const who of [owner, asker])
      expect((await seen(who, first.conversationId)).messages.map(({ text }) => text)).toEqual(["Je kolek celý?"]);
    expect((await seen(owner, first.conversationId)).unread).toBe(1);
    expect((await takeBack(asker, first.id)).statusCode).toBe(200);
    expect((await seen(owner, first.conversationId)).unread).toBe(0);
    expect((await app.as(owner).get("/api/me/conversations")).json()).toMatchObject({ items: [], total: 0 });
  });

  test("says to who has read it that there was one, without its words", async () => {
    const { id, conversationId } = await asked();
    await read(owner, conversationId, id);
    expect((await takeBack(asker, id)).statusCode).toBe(200);
    expect((await seen(owner, conversationId)).messages).toMatchObject([{ id, text: "", state: "taken_back" }]);
    expect((await app.as(owner).get("/api/me/conversations")).json().items[0].last).toMatchObject({
      text: "",
      takenBack: true,
    });
    expect(await app.db.$count(messages, eq(messages.text, "Je kolek celý?"))).toBe(0);
  });

  test("M8: ends after 60 seconds of the database's clock, and is its author's alone", async () => {
    const { id, conversationId } = await asked();
    for (const who of [owner, stranger]) expect((await takeBack(who, id)).statusCode).toBe(404);
    const age = (seconds: number) =>
      app.db.execute(
        sql`update messages set created_at = clock_timestamp() - make_interval(secs => ${seconds}) where id = ${id}`,
      );
    await age(61);
    expect(refused(await takeBack(asker, id))).toEqual([409, "TAKE_BACK_TOO_LATE"]);
    expect((await seen(owner, conversationId)).messages).toHaveLength(1);
    await age(55);
    expect((await takeBack(asker, id)).statusCode).toBe(200);
  });

  test("a public answer leaves the item's page and can be given again; an answered question stays", async () => {
    const { id, conversationId } = await asked("Je kolek celý?", { isPublic: true });
    const answer = await send(owner, conversationId, "Ano.", { answers: id });
    expect(refused(await takeBack(asker, id))).toEqual([409, "QUESTION_ANSWERED_BACK"]);
    expect((await takeBack(owner, answer.json().data.id)).statusCode).toBe(200);
    const answered = async () => (await app.as(null).get(`/api/auctions/${listingId}/questions`)).json().data.answered;
    expect(await answered()).toEqual([]);
    expect((await send(owner, conversationId, "Ano, celý.", { answers: id })).statusCode).toBe(201);
    expect(await answered()).toMatchObject([{ answer: "Ano, celý." }]);
  });

  test("a photograph goes with its picture", async () => {
    const { conversationId } = await asked();
    const { payload, headers } = uploadForm(await pictureBytes(900, 700));
    const sent = await app
      .as(owner)
      .post(`/api/me/conversations/${conversationId}/photographs`, payload, { ...headers, ...key() });
    expect(sent.statusCode).toBe(201);
    const id = sent.json().data.id as number;
    const [row] = await app.db.select().from(messages).where(eq(messages.id, id));
    expect(await app.db.$count(media, eq(media.id, row?.mediaId ?? ""))).toBe(1);
    expect((await takeBack(owner, id)).statusCode).toBe(200);
    expect(await app.db.$count(media, eq(media.id, row?.mediaId ?? ""))).toBe(0);
  });
});

describe("blocking a person", () => {
  test("M9: ends questions, messages and offers both ways, tells it, and can be undone", async () => {
    const { conversationId } = await asked();
    expect((await block(owner, asker)).statusCode).toBe(200);
    expect((await block(owner, asker)).statusCode).toBe(200);
    expect(refused(await ask(asker, "Ještě něco"))).toEqual([403, "BLOCKED"]);
    expect(refused(await send(asker, conversationId, "Haló"))).toEqual([403, "BLOCKED"]);
    expect(refused(await send(owner, conversationId, "Haló"))).toEqual([403, "YOU_BLOCK"]);
    expect([(await seen(asker, conversationId)).block, (await seen(owner, conversationId)).block]).toEqual([
      "by_other",
      "by_me",
    ]);
    expect((await app.as(owner).get("/api/me/blocks")).json().data).toMatchObject([
      { id: asker.id, username: asker.username },
    ]);
    expect((await app.as(asker).get("/api/me/blocks")).json().data).toEqual([]);
    const offered = await makeListing(app.ctx, {
      categoryId,
      sellerId: owner.id,
      saleMode: "by_agreement",
    });
    const offer = () => app.as(asker).post(`/api/auctions/${offered.id}/offers`, { price: 500 }, key());
    expect(refused(await offer())).toEqual([403, "BLOCKED"]);
    expect(await app.db.$count(messages, eq(messages.conversationId, conversationId))).toBe(1);
    await block(owner, asker, false);
    expect((await send(asker, conversationId, "Děkuji")).statusCode).toBe(201);
    expect((await offer()).statusCode).toBe(201);
  });

  test("an open deal keeps its messages, an ended one does not", async () => {
    await block(owner, asker);
    for (const [status, expected] of [
      ["sent", [201, undefined]],
      ["received", [403, "BLOCKED"]],
    ] as const) {
      const deal = await makeDeal(app.ctx, { seller: owner, buyer: asker, status });
      const opened = await app.as(asker).put(`/api/me/deals/${deal.id}/conversation`, {});
      const answer = await send(asker, opened.json().data.id, "Kdy pošlete?");
      expect(refused(answer)).toEqual(expected);
    }
  });

  test("is for others alone, and of people who are there", async () => {
    expect(refused(await block(owner, owner))).toEqual([409, "OWN_BLOCK"]);
    expect((await app.as(owner).put("/api/me/blocks/999999999", { blocked: true })).statusCode).toBe(404);
  });
});

describe("contact details", () => {
  test("are noted where there is no deal, for the receiver to see, and not within one", async () => {
    const { conversationId } = await asked("Volejte 777 123 456");
    expect((await seen(owner, conversationId)).messages[0]?.contacts).toEqual(["phone"]);
    const { id: dealId } = await makeDeal(app.ctx, { seller: owner, buyer: asker });
    const opened = await app.as(asker).put(`/api/me/deals/${dealId}/conversation`, {});
    const ofDeal = opened.json().data.id as number;
    await send(asker, ofDeal, "Volejte 777 123 456");
    expect((await seen(owner, ofDeal)).messages[0]?.contacts).toEqual([]);
  });
});

describe("searching messages", () => {
  const search = async (who: TestUser, q: string) =>
    (await app.as(who).get(`/api/me/messages?q=${encodeURIComponent(q)}`)).json().data;

  test("M11: finds words without diacritics in one's own conversations alone, and marks them", async () => {
    await asked("Nepřelévalo se to? Láhev je těžká.");
    const [found] = await search(owner, "tezka LAHEV");
    expect(found).toMatchObject({ other: { username: asker.username }, mine: false });
    expect(found.parts.filter((part: { isFound: boolean }) => part.isFound)).toEqual([
      { text: "Láhev", isFound: true },
      { text: "těžká", isFound: true },
    ]);
    expect(await search(stranger, "tezka")).toEqual([]);
    expect(await search(owner, "nikde")).toEqual([]);
    expect(await search(owner, "%_' \\")).toEqual([]);
  });

  test("finds nothing of a message that was taken back", async () => {
    const { id } = await asked("Tajemství");
    await takeBack(asker, id);
    expect(await search(asker, "tajemstvi")).toEqual([]);
  });
});
