import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { maxCasePhotographs } from "#contract/deals/case-kinds.ts";
import type { Deal } from "#contract/deals/deal.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { media } from "#server/features/media/table.ts";
import { maxPhotographs } from "#server/features/messages/send-photograph.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeContact } from "#test/make/contact.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { casePhotographs } from "./table.ts";

let site: TestApp;
let photograph: Buffer;
let keys = 0;
beforeAll(async () => {
  site = await createTestApp();
  photograph = await pictureBytes(400, 500);
});

const path = ({ id }: MadeDeal, rest = "") => `/api/me/deals/${id}${rest}`;
const seen = async (made: MadeDeal, side: "buyer" | "seller"): Promise<Deal> =>
  (await site.as(made[side]).get(path(made))).json().data;
const upload = (who: TestUser, url: string, data = photograph, key = `photo-key-${++keys}`) => {
  const { payload, headers } = uploadForm(data);
  const caller = { authorization: `Bearer ${who.token}`, "idempotency-key": key };
  return site.app.inject({ method: "POST", url, payload, headers: { ...headers, ...caller } });
};
const send = (who: TestUser, id: number, text: string) =>
  site.as(who).post(`/api/me/conversations/${id}/messages`, { text }, { "idempotency-key": `talk-key-${++keys}` });
/** Notes whether anything is encoded and stored from here on. */
const storing = () => {
  const put = vi.spyOn(site.ctx.ports.storage, "put");
  onTestFinished(() => put.mockRestore());
  return put;
};
const conversation = async (who: TestUser, id: number) =>
  (await site.as(who).get(`/api/me/conversations/${id}`)).json().data;

test("M1: either side of a deal writes first, in the one conversation of the two", async () => {
  const made = await makeDeal(site.ctx);
  expect((await seen(made, "seller")).conversationId).toBeNull();
  const opened = await site.as(made.seller).put(path(made, "/conversation"));
  const { id } = opened.json().data;
  expect((await site.as(made.buyer).put(path(made, "/conversation"))).json().data.id).toBe(id);
  expect((await site.as(made.seller).get("/api/me/conversations")).json()).toMatchObject({
    total: 0,
    items: [],
  });
  expect((await send(made.seller, id, "Kdy se hodí předání?")).statusCode).toBe(201);
  expect((await conversation(made.buyer, id)).messages).toMatchObject([{ text: "Kdy se hodí předání?", mine: false }]);
  expect((await seen(made, "buyer")).conversationId).toBe(id);
  const stranger = await makeUser(site.ctx);
  expect((await site.as(stranger).put(path(made, "/conversation"))).statusCode).toBe(404);
});

test("whoever sells to a demand writes to its buyer, from the demand and from the deal, in one conversation", async () => {
  const [buyer, seller, loser] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
  const demand = await makeListing(site.ctx, {
    sellerId: buyer.id,
    categoryId: (await makeCategory(site.ctx)).id,
    type: "demand",
    saleMode: "fixed_price",
  });
  const ask = (who: TestUser, text: string) =>
    site
      .as(who)
      .post(
        `/api/auctions/${demand.id}/questions`,
        { text, isPublic: false },
        { "idempotency-key": `demand-key-${++keys}` },
      );
  expect((await ask(loser, "Hledáte i ročník 1975?")).statusCode).toBe(201);
  const offered = await site
    .as(seller)
    .post(
      `/api/auctions/${demand.id}/offers`,
      { price: 800, text: "Mám ji." },
      { "idempotency-key": `demand-key-${++keys}` },
    );
  const accepted = await site.as(buyer).post(`/api/me/offers/${offered.json().data.id}/acceptance`);
  expect(accepted.statusCode).toBeLessThan(300);
  await site.drainEvents();

  const asked = await ask(seller, "Kdy ji mám poslat?");
  expect(asked.statusCode).toBe(201);
  const { conversationId } = asked.json().data;
  const [deal] = (await site.as(seller).get("/api/me/deals")).json().items;
  const opened = await site.as(seller).put(`/api/me/deals/${deal.id}/conversation`);
  expect(opened.json().data.id).toBe(conversationId);
  expect((await send(seller, conversationId, "Stačí ve středu?")).statusCode).toBe(201);
  expect((await conversation(buyer, conversationId)).messages).toMatchObject([
    { text: "Kdy ji mám poslat?", mine: false },
    { text: "Stačí ve středu?", mine: false },
  ]);
  expect((await send(buyer, conversationId, "Stačí.")).statusCode).toBe(201);
  // Nobody else begins anything once it is sold.
  const stranger = await makeUser(site.ctx);
  expect((await ask(stranger, "Ještě ji hledáte?")).json().code).toBe("QUESTIONS_CLOSED");
});

test("whoever is suspended opens no conversation", async () => {
  const made = await makeDeal(site.ctx);
  await site.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, made.buyer.id));
  expect((await site.as(made.buyer).put(path(made, "/conversation"))).json().code).toBe("SUSPENDED");
});

test("a photograph is a message of its own, once a key, to the two sides alone", async () => {
  const made = await makeDeal(site.ctx);
  const { id } = (await site.as(made.buyer).put(path(made, "/conversation"))).json().data;
  const place = `/api/me/conversations/${id}/photographs`;
  const sent = await upload(made.seller, place, photograph, "photo-twice");
  expect([sent.statusCode, (await upload(made.seller, place, photograph, "photo-twice")).json()]).toEqual([
    201,
    sent.json(),
  ]);
  const { messages } = await conversation(made.buyer, id);
  expect(messages).toMatchObject([{ text: "", photo: { width: 400, ready: true }, mine: false }]);
  const picture = messages[0].photo.id;
  expect((await site.app.inject(`/media/${picture}/320.webp`)).statusCode).toBe(200);
  // Its address, 128 random bits, is all that opens it (decisions/0041): nearly guessed is nothing.
  expect(picture).toMatch(/^[\w-]{22}$/);
  const nearly = `${picture.slice(0, -2)}${picture.endsWith("AA") ? "BB" : "AA"}`;
  for (const guess of [nearly, picture.slice(0, -1), `${picture}A`]) {
    expect((await site.app.inject(`/media/${guess}/320.webp`)).statusCode).toBe(404);
  }
  const before = await site.db.$count(media);
  const stranger = await makeUser(site.ctx);
  expect((await upload(stranger, place)).statusCode).toBe(404);
  expect((await upload(made.seller, place, Buffer.from("not a picture"))).statusCode).toBe(422);
  expect((await site.as(made.seller).post(place, { text: "" }, { "idempotency-key": "photo-json" })).statusCode).toBe(
    422,
  );
  await site.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, made.seller.id));
  expect((await upload(made.seller, place)).json().code).toBe("SUSPENDED");
  expect(await site.db.$count(media)).toBe(before);
});

test("K10: both sides add photographs to an open case, a bounded number each; the moderator sees them, and has them in full size", async () => {
  const made = await makeDeal(site.ctx, { status: "sent" });
  const place = path(made, "/case-photographs");
  expect((await upload(made.buyer, place)).json().code).toBe("NO_OPEN_CASE");
  const problem = { kind: "damaged", note: "Prasklá zátka, láhev teče." };
  const filed = (await site.as(made.buyer).post(path(made, "/problem"), problem)).json().data;
  const [dealCase] = filed.cases;
  expect((await upload(made.buyer, place)).json().data.cases[0].photographs).toMatchObject([{ side: "buyer" }]);
  expect((await upload(made.seller, place)).statusCode).toBe(201);
  const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  expect((await site.as(moderator).get(`/api/moderation/cases/${dealCase.id}`)).json().data.photographs).toMatchObject([
    { side: "buyer", picture: { ready: true } },
    { side: "seller", picture: { ready: true } },
  ]);
  const archive = await site.as(moderator).get(`/api/moderation/cases/${dealCase.id}/pictures`);
  expect(archive.headers["content-type"]).toBe("application/zip");
  for (const name of ["buyer-1.jpg", "seller-2.jpg"]) expect(archive.rawPayload.includes(name)).toBe(true);
  const stranger = await makeUser(site.ctx);
  expect((await upload(stranger, place)).statusCode).toBe(404);
  expect((await site.as(stranger).get(`/api/moderation/cases/${dealCase.id}/pictures`)).statusCode).toBe(403);
  const [first] = await site.db.select().from(casePhotographs).where(eq(casePhotographs.caseId, dealCase.id));
  for (let index = 1; index < maxCasePhotographs; index += 1) {
    const id = `case-photograph-${index}`;
    await site.db.insert(media).values({ id, status: "ready", width: 320, height: 400, widths: [320] });
    await site.db
      .insert(casePhotographs)
      .values({ caseId: dealCase.id, side: "buyer", mediaId: id, addedAt: first?.addedAt ?? new Date() });
  }
  expect((await upload(made.buyer, place)).json().code).toBe("TOO_MANY_PICTURES");
  expect((await upload(made.seller, place)).statusCode).toBe(201);
});

test("D15: the buyer says that it is paid: the seller is told once, with the bank's reference, and still confirms it; the deal waits for the buyer no more", async () => {
  const made = await makeDeal(site.ctx);
  await makeContact(site.ctx, made.seller.id);
  const say = (who: TestUser, reference: string) => site.as(who).put(path(made, "/payment-note"), { reference });
  const todo = async () => {
    const { items } = (await site.as(made.buyer).get("/api/me/deals?state=waiting")).json();
    return [(await seen(made, "buyer")).todo, items.length];
  };
  expect(await todo()).toEqual(["pay", 1]);
  expect((await say(made.seller, "")).statusCode).toBe(403);
  expect((await say(made.buyer, "<b>")).statusCode).toBe(422);
  expect((await say(made.buyer, "TX 20261123/7")).statusCode).toBe(200);
  expect((await say(made.buyer, "TX 20261123/8")).statusCode).toBe(200);
  // Nobody is asked to pay what they say is paid.
  expect(await todo()).toEqual([null, 0]);
  const shown = await seen(made, "seller");
  expect(shown).toMatchObject({ status: "awaiting_payment", paymentSaid: { reference: "TX 20261123/8" } });
  expect(shown.steps.filter(({ kind }) => kind === "payment_said")).toHaveLength(1);
  await site.drainEvents();
  const mails = (await site.mails(made.seller.email)).filter(({ kind }) => kind === "deal-payment-said");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("TX 20261123/");
  expect((await site.as(made.seller).put(path(made, "/payment"))).json().data.status).toBe("paid");
  expect((await say(made.buyer, "pozdě")).json().code).toBe("DEAL_MOVED_ON");
});

test("nothing is encoded for whoever has no open case, or no room in it", async () => {
  const made = await makeDeal(site.ctx, { status: "sent" });
  const people = [
    await makeUser(site.ctx),
    await makeUser(site.ctx, { emailConfirmedAt: null }),
    await makeUser(site.ctx, { suspendedAt: new Date() }),
  ];
  const put = storing();
  for (const who of people) {
    expect((await upload(who, path(made, "/case-photographs"))).statusCode).toBe(404);
    expect((await upload(who, "/api/me/deals/999999/case-photographs")).statusCode).toBe(404);
  }
  expect((await upload(made.buyer, path(made, "/case-photographs"))).json().code).toBe("NO_OPEN_CASE");
  expect(put).not.toHaveBeenCalled();
});

test("M7: one side shows forty photographs in a conversation, and a twin leaves no files", async () => {
  const made = await makeDeal(site.ctx);
  const { id } = (await site.as(made.buyer).put(path(made, "/conversation"))).json().data;
  const place = `/api/me/conversations/${id}/photographs`;
  const folders = async () => (await Array.fromAsync(site.ctx.ports.storage.folders())).length;
  const before = await folders();
  const twins = await Promise.all(
    Array.from({ length: 5 }, () => upload(made.buyer, place, photograph, `twins-of-${id}`)),
  );
  expect(twins.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  await vi.waitFor(async () => expect(await folders()).toBe(before + 1));
  await site.db.execute(sql`
    with made as (
      insert into media (id, status, width, height, widths)
      select 'many-' || ${id}::int || '-' || n, 'ready', 320, 400, '{320}' from generate_series(2, ${maxPhotographs}::int) n
      returning id)
    insert into messages (conversation_id, author_id, text, media_id, created_at, idempotency_key, request_hash)
    select ${id}, ${made.buyer.id}, '', id, now(), 'many-' || id, 'x' from made`);
  const put = storing();
  expect((await upload(made.buyer, place)).json().code).toBe("TOO_MANY_PICTURES");
  expect(put).not.toHaveBeenCalled();
  expect((await upload(made.seller, place)).statusCode).toBe(201);
});

test("steps of one deal are counted, since each is told by mail", async () => {
  const made = await makeDeal(site.ctx, { status: "sent" });
  const correct = (number: number) =>
    site.as(made.seller).put(path(made, "/dispatch"), { carrier: "ppl", trackingNumber: `CZ${number}` });
  for (let number = 0; number < 30; number += 1) expect((await correct(number)).statusCode).toBe(200);
  expect((await correct(31)).statusCode).toBe(429);
  const other = await makeDeal(site.ctx, { seller: made.seller, status: "sent" });
  const next = site.as(made.seller).put(path(other, "/dispatch"), { carrier: "ppl", trackingNumber: "CZ1" });
  expect((await next).statusCode).toBe(200);
});
