import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Conversation } from "#contract/messages/messages.ts";
import type { ItemQuestions } from "#contract/messages/questions.ts";
import { minuteMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listenAnywhere, readEvents } from "#test/event-reader.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { notifyOfUnread } from "./notify-of-unread.ts";
import { messages } from "./table.ts";

let app: TestApp;
let owner: TestUser;
let asker: TestUser;
let stranger: TestUser;
let listingId: number;
let categoryId: number;
let keys = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 16 });
  categoryId = (await makeCategory(app.ctx)).id;
});
beforeEach(async () => {
  owner = await makeUser(app.ctx);
  asker = await makeUser(app.ctx);
  stranger = await makeUser(app.ctx);
  listingId = (await makeListing(app.ctx, { categoryId, sellerId: owner.id, name: "Rum 1970" })).id;
});

const freshKey = () => `message-key-${++keys}`;
const ask = (who: TestUser | null, body: object, key = freshKey(), id = listingId) =>
  app.as(who).post(`/api/auctions/${id}/questions`, body, { "idempotency-key": key });
const send = (who: TestUser, id: number, body: object, key = freshKey()) =>
  app.as(who).post(`/api/me/conversations/${id}/messages`, body, { "idempotency-key": key });
const read = (who: TestUser, id: number, upTo: number) =>
  app.as(who).put(`/api/me/conversations/${id}/reading`, { upTo });
async function asked(body: object = { text: "Je kolek celý?", isPublic: true }, who = asker) {
  const answer = await ask(who, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; conversationId: number };
}
async function seen(who: TestUser, id: number, before = ""): Promise<Conversation> {
  const answer = await app.as(who).get(`/api/me/conversations/${id}${before && `?before=${before}`}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const counts = async (who: TestUser) => (await app.as(who).get("/api/message?counter=1")).json();
const questions = async (who: TestUser | null, id = listingId): Promise<ItemQuestions> =>
  (await app.as(who).get(`/api/auctions/${id}/questions`)).json().data;

describe("asking", () => {
  test("M2: begins one conversation, however often one asks, and the owner has it to read", async () => {
    const first = await asked();
    const second = await asked({ text: "A kde láhev ležela?" });
    expect(second.conversationId).toBe(first.conversationId);
    const conversation = await seen(owner, first.conversationId);
    expect(conversation).toMatchObject({
      side: "owner",
      unread: 2,
      other: { username: asker.username },
      listing: { id: listingId, name: "Rum 1970" },
      messages: [
        { id: first.id, mine: false, text: "Je kolek celý?", state: "open" },
        { id: second.id, mine: false, text: "A kde láhev ležela?", state: "private" },
      ],
    });
    expect((await questions(asker)).ownConversationId).toBe(first.conversationId);
    expect([(await questions(owner)).waiting, (await questions(stranger)).waiting]).toEqual([1, 0]);
  });

  test("is for whoever has a confirmed e-mail and no suspension, and not about one's own", async () => {
    const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
    const suspended = await makeUser(app.ctx, { suspendedAt: new Date() });
    const codes: unknown[] = [];
    for (const who of [null, unconfirmed, suspended, owner]) {
      const answer = await ask(who, { text: "Dotaz" });
      codes.push([answer.statusCode, answer.json().code]);
    }
    expect(codes).toEqual([
      [401, "UNAUTHENTICATED"],
      [403, "EMAIL_NOT_CONFIRMED"],
      [403, "SUSPENDED"],
      [403, "OWN_QUESTION"],
    ]);
    expect(await app.db.$count(messages, eq(messages.text, "Dotaz"))).toBe(0);
  });

  test("ends with the listing for all but its buyer; a conversation goes on", async () => {
    const { conversationId } = await asked();
    await app.db.execute(
      sql`update listings set status = 'sold', winner_id = ${stranger.id}, final_price_minor = 1 where id = ${listingId}`,
    );
    const late = await ask(await makeUser(app.ctx), { text: "Ještě?" });
    expect([late.statusCode, late.json().code]).toEqual([409, "QUESTIONS_CLOSED"]);
    expect((await ask(stranger, { text: "Kdy pošlete?" })).statusCode).toBe(201);
    expect((await send(asker, conversationId, { text: "Škoda." })).statusCode).toBe(201);
  });

  test("about what one cannot see is about nothing", async () => {
    const { id } = await makeListing(app.ctx, {
      categoryId,
      sellerId: owner.id,
      status: "draft",
      publishedAt: null,
    });
    for (const who of [asker, owner])
      expect((await ask(who, { text: "Co je to?" }, freshKey(), id)).statusCode).toBe(404);
    expect((await app.as(asker).get(`/api/auctions/${id}/questions`)).statusCode).toBe(404);
  });

  test("M5: a text that nobody could read, or that is too long, is refused and nothing is stored", async () => {
    const before = await app.db.$count(messages);
    for (const text of ["", "   \n ", "\u200b\u2060", "x".repeat(2_001), 5, null, ["a"], "nul\u0000"]) {
      expect([text, (await ask(asker, { text })).statusCode]).toEqual([text, expect.toBeOneOf([400, 422])]);
    }
    expect((await ask(asker, { text: "x".repeat(2_000) })).statusCode).toBe(201);
    expect((await ask(asker, { text: "Bez klíče" }, "x")).statusCode).toBe(422);
    expect(await app.db.$count(messages)).toBe(before + 1);
  });

  test("markup stays the letters it was written with", async () => {
    const text = `<script>alert(1)</script> javascript:alert(1) "quoted' \${x}`;
    const { conversationId } = await asked({ text, isPublic: true });
    expect((await seen(owner, conversationId)).messages[0]?.text).toBe(text);
  });
});

describe("the same request", () => {
  test("many times at once is one message in one conversation", async () => {
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(asker, { text: "Jednou" }, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    const { conversationId } = await asked({ text: "Znovu" });
    const replyKey = freshKey();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(owner, conversationId, { text: "Také jednou" }, replyKey)),
    );
    expect(new Set(replies.map((answer) => answer.json().data.id)).size).toBe(1);
    expect((await seen(asker, conversationId)).messages.map(({ text }) => text)).toEqual([
      "Jednou",
      "Znovu",
      "Také jednou",
    ]);
    expect((await seen(asker, conversationId)).unread).toBe(1);
  });

  test("with another body or to another place is refused", async () => {
    const key = freshKey();
    const { conversationId } = (await ask(asker, { text: "První" }, key)).json().data;
    expect((await ask(asker, { text: "Druhá" }, key)).json().code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await send(asker, conversationId, { text: "První" }, key)).json().code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await seen(asker, conversationId)).messages).toHaveLength(1);
  });
});

test("messages sent at once by both sides all count, and none is lost", async () => {
  const { conversationId } = await asked();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(index % 2 ? asker : owner, conversationId, { text: `Zpráva ${index}` }),
    ),
  );
  expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
  expect((await seen(asker, conversationId)).unread).toBe(10);
  expect((await seen(owner, conversationId)).unread).toBe(11);
  expect((await counts(asker)).total).toBe(21);
});

test("another's conversation looks like a missing one, to read, to write and to mark", async () => {
  const { conversationId, id } = await asked();
  for (const target of [conversationId, 999_999_999]) {
    const answers = [
      await app.as(stranger).get(`/api/me/conversations/${target}`),
      await send(stranger, target, { text: "Vetřelec" }),
      await read(stranger, target, id),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ code: "NOT_FOUND", message: expect.any(String) });
    }
  }
  expect((await app.as(stranger).get("/api/me/conversations")).json().items).toEqual([]);
});

test("whoever is suspended reads and cannot write", async () => {
  const { conversationId } = await asked();
  await app.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, owner.id));
  expect((await seen(owner, conversationId)).messages).toHaveLength(1);
  expect((await send(owner, conversationId, { text: "Přesto" })).json().code).toBe("SUSPENDED");
});

describe("reading", () => {
  test("counts fall to what came after the last one seen, twice is once, and reads mark nothing", async () => {
    const { conversationId, id } = await asked();
    const later = (await send(asker, conversationId, { text: "Prosím." })).json().data.id;
    await seen(owner, conversationId);
    expect(await counts(owner)).toMatchObject({ total: 2, new: 2 });
    expect((await read(owner, conversationId, id)).statusCode).toBe(200);
    expect((await counts(owner)).new).toBe(1);
    await read(owner, conversationId, later);
    await read(owner, conversationId, id);
    expect((await counts(owner)).new).toBe(0);
    expect(await counts(asker)).toMatchObject({ total: 2, new: 0, system: [] });
  });

  test("the list has unread conversations first, then the newest; cut into pages", async () => {
    for (let index = 0; index < 25; index++) {
      const other = await makeListing(app.ctx, { categoryId, sellerId: owner.id });
      const { conversationId, id } = (await ask(asker, { text: `Dotaz ${index}` }, freshKey(), other.id)).json().data;
      if (index !== 3) await read(owner, conversationId, id);
    }
    const first = (await app.as(owner).get("/api/me/conversations")).json();
    expect([first.total, first.pages, first.items.length]).toEqual([25, 2, 24]);
    expect(first.items.slice(0, 3).map((each: { last: { text: string } }) => each.last.text)).toEqual([
      "Dotaz 3",
      "Dotaz 24",
      "Dotaz 23",
    ]);
    const second = (await app.as(owner).get("/api/me/conversations?page=2")).json();
    expect(second.items).toHaveLength(1);
    expect((await app.as(owner).get("/api/me/conversations?page=99999")).json().items).toEqual([]);
  });

  test("a long conversation comes from its end, and the earlier part when asked for", async () => {
    const { conversationId } = await asked();
    await app.db.execute(sql`
      insert into messages (conversation_id, author_id, text, created_at, idempotency_key, request_hash)
      select ${conversationId}, ${asker.id}, 'Řádek ' || n, now(), ${`long-${listingId}-`} || n, 'x'
      from generate_series(1, 60) n`);
    const newest = await seen(owner, conversationId);
    expect([newest.messages.length, newest.hasEarlier, newest.messages.at(-1)?.text]).toEqual([50, true, "Řádek 60"]);
    const earlier = await seen(owner, conversationId, String(newest.messages[0]?.id));
    expect([earlier.messages.length, earlier.hasEarlier]).toEqual([11, false]);
    expect((await seen(owner, conversationId, "nonsense")).messages).toHaveLength(50);
  });
});

describe("an answer in public", () => {
  test("M3: stands under the item with its question for everybody, without names, and reaches open pages", async () => {
    const { conversationId, id } = await asked();
    const before = (await app.as(null).get(`/api/auctions/${listingId}`)).json().data.lot.revision;
    expect((await questions(null)).answered).toEqual([]);
    expect((await send(owner, conversationId, { text: "Ano, celý.", answers: id })).statusCode).toBe(201);
    const shown = await app.as(null).get(`/api/auctions/${listingId}/questions`);
    expect(shown.json().data).toMatchObject({
      answered: [{ question: "Je kolek celý?", answer: "Ano, celý." }],
      ownConversationId: null,
      waiting: 0,
    });
    expect(shown.body).not.toContain(asker.username);
    expect((await seen(asker, conversationId)).messages.map(({ state }) => state)).toEqual(["public", "public"]);
    const after = (await app.as(null).get(`/api/auctions/${listingId}`)).json().data.lot.revision;
    expect(after).toBe(before + 1);
  });

  test("needs the asker's consent, the owner's hand, and comes once however many try", async () => {
    const { conversationId, id } = await asked();
    const silent = await asked({ text: "Jen mezi námi", isPublic: false });
    const elsewhere = await asked(undefined, stranger);
    const codes: unknown[] = [];
    for (const [who, answers] of [
      [owner, silent.id],
      [asker, id],
      [owner, elsewhere.id],
      [owner, 999_999_999],
    ] as const) {
      const answer = await send(who, conversationId, { text: "Odpověď", answers });
      codes.push([answer.statusCode, answer.json().code]);
    }
    expect(codes).toEqual(Array.from({ length: 4 }, () => [409, "QUESTION_ANSWERED"]));
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, index) => send(owner, conversationId, { text: `Ano ${index}`, answers: id })),
    );
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await questions(null)).answered).toHaveLength(1);
  });

  test("M4: goes off the page by a moderator's decision, told to both with its reason; the two still read it", async () => {
    const { conversationId, id } = await asked();
    const answer = (await send(owner, conversationId, { text: "Volejte 777…", answers: id })).json().data;
    const hide = (who: TestUser, target = answer.id) =>
      app.as(who).put(`/api/moderation/questions/${target}/hiding`, { rule: "privacy", reason: "Telefonní číslo." });
    const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
    expect([(await hide(stranger)).statusCode, (await hide(moderator, id)).statusCode]).toEqual([403, 404]);
    await app.db
      .update(users)
      .set({ scopes: ["moderation"] })
      .where(eq(users.id, owner.id));
    expect((await hide(owner)).statusCode).toBe(403);
    expect([(await hide(moderator)).statusCode, (await hide(moderator)).statusCode]).toEqual([200, 200]);
    expect((await questions(null)).answered).toEqual([]);
    expect((await seen(asker, conversationId)).messages.map(({ state }) => state)).toEqual(["hidden", "hidden"]);
    await app.drainEvents();
    for (const who of [asker, owner]) {
      const [mail] = await app.mails(who.email);
      expect([mail?.kind, mail?.text]).toEqual(["answer-hidden", expect.stringContaining("Telefonní číslo.")]);
      expect((await counts(who)).system).toMatchObject([{ kind: "answer_hidden", isNew: true }]);
    }
  });
});

describe("mails", () => {
  test("M6: one for all that waits unread, not before two minutes, none to whoever has read", async () => {
    const { conversationId } = await asked({ text: "První otázka" });
    await send(asker, conversationId, { text: "A druhá" });
    await notifyOfUnread(app.ctx);
    await app.drainEvents();
    expect(await app.mails(owner.email)).toEqual([]);
    app.clock.advance(3 * minuteMs);
    await Promise.all([notifyOfUnread(app.ctx), notifyOfUnread(app.ctx)]);
    await send(asker, conversationId, { text: "Třetí" });
    await notifyOfUnread(app.ctx);
    await app.drainEvents();
    const mails = await app.mails(owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "messages-unread", subject: "Nepřečtené zprávy: Rum 1970" });
    expect(mails[0]?.text).toContain("První otázka");
    expect(mails[0]?.text).toContain(`https://kabinet.test/ucet/zpravy/${conversationId}`);
    expect(mails[0]?.unsubscribeUrl).toMatch(/^https:\/\/kabinet\.test\/odhlaseni\/zpravy\/[\w-]+$/);
  });

  test("the next one comes after a reading and a quarter of an hour", async () => {
    const { conversationId } = await asked();
    const next = async (minutes: number) => {
      app.clock.advance(minutes * minuteMs);
      await notifyOfUnread(app.ctx);
      await app.drainEvents();
      return (await app.mails(owner.email)).length;
    };
    expect(await next(3)).toBe(1);
    expect(await next(60)).toBe(1);
    await read(owner, conversationId, Number.MAX_SAFE_INTEGER);
    const again = (await send(asker, conversationId, { text: "Ještě něco" })).json().data.id;
    expect(await next(3)).toBe(2);
    await read(owner, conversationId, again);
    await send(asker, conversationId, { text: "A ještě" });
    expect(await next(5)).toBe(2);
    expect(await next(11)).toBe(3);
  });

  test("come also after a clock has stepped back an hour", async () => {
    const { conversationId } = await asked();
    app.clock.advance(3 * minuteMs);
    await notifyOfUnread(app.ctx);
    await app.drainEvents();
    await read(owner, conversationId, Number.MAX_SAFE_INTEGER);
    app.clock.advance(-60 * minuteMs);
    await send(asker, conversationId, { text: "Ještě něco" });
    app.clock.advance(3 * minuteMs);
    await notifyOfUnread(app.ctx);
    await app.drainEvents();
    expect(await app.mails(owner.email)).toHaveLength(2);
    expect((await app.mails(owner.email))[0]?.text).toContain("Ještě něco");
  });

  test("NT6: are given up in the account or by a mail's link, and not those about ends with them", async () => {
    await asked();
    app.clock.advance(3 * minuteMs);
    await notifyOfUnread(app.ctx);
    await app.drainEvents();
    const [mail] = await app.mails(owner.email);
    const link = new URL(mail?.unsubscribeUrl ?? "").pathname;
    expect((await app.as(null).post(link)).statusCode).toBe(200);
    expect((await app.as(owner).get("/api/me/preferences")).json().data).toMatchObject({
      notifyEnding: true,
      notifyMessages: false,
    });
    await asked({ text: "Slyšíte?" }, stranger);
    app.clock.advance(20 * minuteMs);
    await notifyOfUnread(app.ctx);
    await app.drainEvents();
    expect(await app.mails(owner.email)).toHaveLength(1);
    await app.as(owner).put("/api/me/preferences", { notifyMessages: true });
    expect((await app.as(owner).get("/api/me/preferences")).json().data.notifyMessages).toBe(true);
  });
});

test("both sides' windows hear of a message at once, nobody else's do, and its words are not in it", async () => {
  const site = await createTestApp({ databaseSize: 8 });
  const address = await listenAnywhere(site.app);
  const [one, two, three] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)] as const;
  const { id } = await makeListing(site.ctx, {
    sellerId: one.id,
    categoryId: (await makeCategory(site.ctx)).id,
  });
  const open = ({ token }: TestUser) =>
    readEvents<{ conversationId: number }>(`${address}/api/me/events`, "message", {
      authorization: `Bearer ${token}`,
    });
  const [ownerStream, askerStream, strangerStream] = [await open(one), await open(two), await open(three)];
  const { conversationId } = (
    await site
      .as(two)
      .post(`/api/auctions/${id}/questions`, { text: "Tajné slovo" }, { "idempotency-key": "live-key-1" })
  ).json().data;
  await site.drainEvents();
  for (const stream of [ownerStream, askerStream])
    expect((await stream.until(() => true)).data).toEqual({ conversationId });
  expect(strangerStream.events).toEqual([]);
});

test("whoever writes too much is asked to wait", async () => {
  const { conversationId } = await asked();
  const statuses: number[] = [];
  for (let index = 0; index < 61; index++)
    statuses.push((await send(asker, conversationId, { text: `${index}` })).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(50);
});
