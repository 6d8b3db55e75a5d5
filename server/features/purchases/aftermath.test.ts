import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { mails } from "#server/features/mails/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { expireSecondChances } from "./expire-second-chances.ts";
import { relistUnsold } from "./relist-unsold.ts";
import { secondChances } from "./table.ts";
import { voidSale } from "./void-sale.ts";

let app: TestApp;
let seller: TestUser;
let categoryId: number;
let calls = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 24 });
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

/** A live auction of a complete listing, with a reserve of 5 000 Kč. */
async function make(overrides: Parameters<typeof makeAuction>[1] = {}) {
  const lot = await makeAuction(app.ctx, {
    sellerId: seller.id,
    categoryId,
    description: "Ze sbírky.",
    reserveMinor: 5_000_00,
    ...overrides,
  });
  await makePicture(app.ctx, lot.id);
  return lot;
}

async function bid(user: TestUser, id: number, maximum: number): Promise<void> {
  const answer = await app
    .as(user)
    .post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `aftermath-${++calls}` });
  expect(answer.statusCode).toBe(201);
}

/** Ends a lot now, as though its time had come. */
async function end(id: number): Promise<void> {
  await app.db.execute(sql`update listings set ends_at = now() - interval '1 second' where id = ${id}`);
  await closeDueAuctions(app.ctx);
}

/** An auction that ended unsold with these maxima bid, lowest first. */
async function makeUnsold(maxima: readonly number[] = [600, 800]) {
  const lot = await make();
  const bidders: TestUser[] = [];
  for (const maximum of maxima) {
    const bidder = await makeUser(app.ctx);
    bidders.push(bidder);
    await bid(bidder, lot.id, maximum);
  }
  await end(lot.id);
  return { ...lot, bidders: bidders.toReversed() };
}

const relist = (id: number, user = seller) => app.as(user).post(`/api/me/advertisements/${id}/relisting`);
const offer = (id: number, user = seller) => app.as(user).post(`/api/me/advertisements/${id}/second-chance`);
const steps = async (id: number, user = seller) =>
  (await app.as(user).get(`/api/me/next-steps?ids=${id}`)).json().data[0];
const chancesOf = async (user: TestUser | undefined) =>
  (await app.as(user ?? null).get("/api/me/second-chances")).json().data;
const answer = (user: TestUser | undefined, chanceId: number, what: "acceptance" | "refusal") =>
  app.as(user ?? null).post(`/api/me/second-chances/${chanceId}/${what}`);

async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the listing is gone");
  return row;
}

const shift = (id: number, interval: string) =>
  app.db.execute(sql`
    update listings set closed_at = closed_at - ${interval}::interval where id = ${id}`);

test("an unsold listing is offered again as a new one: same words, prices and pictures, nobody's bids", async () => {
  const old = await makeUnsold();
  const first = await relist(old.id);
  expect(first.statusCode).toBe(201);
  const fresh = await rowOf(first.json().data.id);
  expect(fresh).toMatchObject({
    status: "live",
    name: old.name,
    description: "Ze sbírky.",
    startPriceMinor: 500_00,
    ...{
      reserveMinor: 5_000_00,
      relistedFromId: old.id,
      bidCount: 0,
      bidSequence: 0,
      leaderId: null,
      priceMinor: null,
    },
  });
  const picturesOf = async (id: number) =>
    (await app.db.select().from(listingPictures).where(eq(listingPictures.listingId, id))).map(
      ({ mediaId }) => mediaId,
    );
  expect(await picturesOf(fresh.id)).toEqual(await picturesOf(old.id));
  const page = async (id: number) => (await app.as(null).get(`/api/auctions/${id}`)).json().data;
  expect((await page(old.id)).relistedAs).toEqual({ id: fresh.id, slug: fresh.slug });
  expect((await page(fresh.id)).relistedFrom).toEqual({ id: old.id, slug: old.slug });
  expect((await rowOf(old.id)).status).toBe("unsold");
});

test("asked twice, even at once, there is one relisting", async () => {
  const { id } = await makeUnsold([]);
  const answers = await Promise.all([relist(id), relist(id), relist(id)]);
  const ids = new Set(answers.map((each) => each.json().data.id));
  expect([answers.map(({ statusCode }) => statusCode), ids.size]).toEqual([[201, 201, 201], 1]);
  const { rows } = await app.db.execute(
    sql`select from outbox where topic = 'ListingRelisted' and (payload ->> 'fromId')::int8 = ${id}`,
  );
  expect(rows).toHaveLength(1);
});

test("a picture removed from the new listing stays on the old one's page", async () => {
  const old = await makeUnsold([]);
  const second = await makePicture(app.ctx, old.id, { position: 1 });
  const { id } = (await relist(old.id)).json().data;
  const gone = await app.as(seller).delete(`/api/me/advertisements/${id}/images/${second.id}`);
  expect(gone.statusCode).toBe(200);
  expect((await app.as(null).get(`/api/auctions/${old.id}`)).json().data.pictures).toHaveLength(2);
});

test("offering again does not use up the ten free listings", async () => {
  const owner = await makeUser(app.ctx, { accountVerifiedAt: null });
  for (let index = 0; index < 9; index++) await make({ sellerId: owner.id });
  const tenth = await make({ sellerId: owner.id });
  await end(tenth.id);
  expect((await relist(tenth.id, owner)).statusCode).toBe(201);
  const draft = await make({ sellerId: owner.id, status: "draft", publishedAt: null });
  const eleventh = await app.as(owner).post(`/api/me/advertisements/${draft.id}/publication`);
  expect([eleventh.statusCode, eleventh.json().code]).toEqual([403, "VERIFICATION_NEEDED"]);
});

test("what runs, is sold or is another's is not offered again", async () => {
  const live = await make();
  expect((await relist(live.id)).json().code).toBe("NOT_RELISTABLE");
  expect((await relist(live.id, await makeUser(app.ctx))).statusCode).toBe(404);
});

test("P5: a listing that was to be offered again by itself is, with one time less left, until none is", async () => {
  let { id } = await make({ automaticRelists: 2 });
  for (const left of [1, 0]) {
    await end(id);
    const done = await Promise.all([relistUnsold(app.ctx), relistUnsold(app.ctx)]);
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    const [again] = await app.db.select().from(listings).where(eq(listings.relistedFromId, id));
    expect(again).toMatchObject({ status: "live", automaticRelists: left });
    id = again?.id ?? 0;
  }
  await end(id);
  expect(await relistUnsold(app.ctx)).toBe(0);
  await app.drainEvents();
  const texts = (await app.mails(seller.email)).map(({ text }) => text);
  expect(texts.some((text) => text.includes("Podle vašeho přání položku nabízíme znovu."))).toBe(true);
});

test("one lot that cannot be stored anew holds up no other", async () => {
  const lots = [
    await make({ name: "Nejde uložit", automaticRelists: 1 }),
    await make({ automaticRelists: 1 }),
  ] as const;
  for (const { id } of lots) await end(id);
  await app.db.execute(sql`
    create function refuse_one() returns trigger language plpgsql as $$
    begin
      if new.name = 'Nejde uložit' then raise exception 'this one fails'; end if;
      return new;
    end $$`);
  await app.db.execute(sql`
    create trigger refuse_one before insert on listings for each row execute function refuse_one()`);
  try {
    expect(await relistUnsold(app.ctx)).toBe(1);
  } finally {
    await app.db.execute(sql`drop trigger refuse_one on listings`);
  }
  expect((await rowOf(lots[0].id)).automaticRelists).toBe(1);
  expect(await relistUnsold(app.ctx)).toBe(1);
});

test("nothing is offered again for a suspended seller or where it may not be published any more", async () => {
  const suspended = await makeUser(app.ctx, { suspendedAt: new Date() });
  const lots = [
    await make({ sellerId: suspended.id, automaticRelists: 1 }),
    await make({ description: "", automaticRelists: 1 }),
  ];
  for (const { id } of lots) await end(id);
  expect(await relistUnsold(app.ctx)).toBe(0);
  expect(await Promise.all(lots.map(async ({ id }) => (await rowOf(id)).automaticRelists))).toEqual([0, 0]);
});

test("P8: a second chance goes to the highest bidder, at the own maximum, and makes a sale when accepted", async () => {
  const { id, name, bidders } = await makeUnsold();
  expect(await steps(id)).toMatchObject({ canRelist: true, canOfferSecondChance: true, secondChance: null });
  expect((await offer(id)).json().data.secondChance).toMatchObject({ status: "open" });
  expect((await offer(id)).statusCode).toBe(201);
  const [chance] = await chancesOf(bidders[0]);
  expect(chance).toMatchObject({ price: 800, listing: { id } });
  expect(await chancesOf(bidders[1])).toEqual([]);
  expect((await relist(id)).json().code).toBe("SECOND_CHANCE_OPEN");
  await app.drainEvents();
  const [mail] = await app.mails(bidders[0]?.email);
  expect([mail?.subject, mail?.text.includes("800")]).toEqual([`Nabídka po aukci: ${name}`, true]);

  for (let call = 0; call < 2; call++) {
    expect((await answer(bidders[0], chance.id, "acceptance")).statusCode).toBe(200);
  }
  expect(await rowOf(id)).toMatchObject({
    status: "sold",
    soldBy: "second_chance",
    winnerId: bidders[0]?.id,
    finalPriceMinor: 800_00,
  });
  const { rows } = await app.db.execute(
    sql`select from outbox where topic = 'ListingSold' and (payload ->> 'listingId')::int8 = ${id}`,
  );
  expect(rows).toHaveLength(1);
  await app.drainEvents();
  expect((await app.mails(bidders[0]?.email))[0]?.subject).toBe(`Koupeno: ${name}`);
  expect((await app.mails(seller.email))[0]?.subject).toBe(`Prodáno: ${name}`);
});

test("who declines or lets it run out is not asked again; the next one is, then nobody", async () => {
  const { id, bidders } = await makeUnsold();
  await offer(id);
  const [first] = await chancesOf(bidders[0]);
  expect((await answer(bidders[0], first.id, "refusal")).statusCode).toBe(200);
  expect((await answer(bidders[0], first.id, "refusal")).statusCode).toBe(200);
  expect((await answer(bidders[0], first.id, "acceptance")).json().code).toBe("SECOND_CHANCE_CLOSED");
  await offer(id);
  const [second] = await chancesOf(bidders[1]);
  expect(second.price).toBe(600);
  await app.db.update(secondChances).set({ expiresAt: new Date() }).where(eq(secondChances.id, second.id));
  expect((await answer(bidders[1], second.id, "acceptance")).json().code).toBe("SECOND_CHANCE_CLOSED");
  const expired = await Promise.all([expireSecondChances(app.ctx), expireSecondChances(app.ctx)]);
  expect(expired.toSorted()).toEqual([0, 1]);
  expect((await offer(id)).json().code).toBe("NO_BIDDER_LEFT");
  await app.drainEvents();
  const subjects = (await app.mails(seller.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Nabídka nepřijata"))).toHaveLength(2);
  expect((await relist(id)).statusCode).toBe(201);
});

const withdraw = (id: number, user = seller) =>
  app.as(user).post(`/api/me/advertisements/${id}/second-chance/withdrawal`);

test("P10: a seller takes an offer back: its bidder is told and cannot accept, the next may be asked", async () => {
  const { id, name, bidders } = await makeUnsold();
  expect((await withdraw(id)).json().code).toBe("SECOND_CHANCE_CLOSED");
  await offer(id);
  const [chance] = await chancesOf(bidders[0]);
  await app.drainEvents();
  expect((await withdraw(id, await makeUser(app.ctx))).statusCode).toBe(404);
  for (let call = 0; call < 2; call++) {
    const answered = await withdraw(id);
    expect([answered.statusCode, answered.json().data.secondChance.status]).toEqual([200, "withdrawn"]);
    expect(answered.json().data).toMatchObject({ canRelist: true, canOfferSecondChance: true });
  }
  expect(await chancesOf(bidders[0])).toEqual([]);
  expect((await answer(bidders[0], chance.id, "acceptance")).json().code).toBe("SECOND_CHANCE_CLOSED");
  await app.drainEvents();
  const subjects = (await app.mails(bidders[0]?.email)).map(({ subject }) => subject);
  expect(subjects.slice(0, 2)).toEqual([`Nabídka odvolána: ${name}`, `Nabídka po aukci: ${name}`]);
  await offer(id);
  const [next] = await chancesOf(bidders[1]);
  await answer(bidders[1], next.id, "acceptance");
  expect((await withdraw(id)).json().code).toBe("SECOND_CHANCE_CLOSED");
  expect((await rowOf(id)).status).toBe("sold");
});

test("an offer taken back before it was told of is no news, one that has run out cannot be taken back", async () => {
  const { id, bidders } = await makeUnsold();
  await app.drainEvents();
  await offer(id);
  await withdraw(id);
  await app.drainEvents();
  const kinds = (await app.mails(bidders[0]?.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith("second-chance"))).toEqual([]);
  await offer(id);
  await app.db.update(secondChances).set({ expiresAt: new Date() }).where(sql`listing_id = ${id} and status = 'open'`);
  expect((await withdraw(id)).json().code).toBe("SECOND_CHANCE_CLOSED");
});

test("accepted and taken back at the same moment: one of the two happens, and both are told which", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, bidders } = await makeUnsold([600]);
    await offer(id);
    const [chance] = await chancesOf(bidders[0]);
    const [accepted, withdrawn] = await Promise.all([answer(bidders[0], chance.id, "acceptance"), withdraw(id)]);
    const isSold = (await rowOf(id)).status === "sold";
    expect([accepted.statusCode, withdrawn.statusCode]).toEqual(isSold ? [200, 409] : [409, 200]);
  }
});

test("the suspended and the retracted are passed over; after 14 days or a relisting nobody is asked", async () => {
  const { id, bidders } = await makeUnsold([600, 700, 800, 900]);
  await app.db.execute(sql`update users set suspended_at = now() where id = ${bidders[0]?.id ?? 0}`);
  await app.db.execute(sql`
    update bids set retracted_at = now() where listing_id = ${id} and bidder_id = ${bidders[1]?.id ?? 0}`);
  await shift(id, "14 days");
  expect((await offer(id)).json()).toMatchObject({ code: "SECOND_CHANCE_TOO_LATE", details: { days: 14 } });
  await shift(id, "-1 hour");
  await offer(id);
  expect((await chancesOf(bidders[2]))[0]).toMatchObject({ price: 700 });

  const other = await makeUnsold();
  await relist(other.id);
  expect((await offer(other.id)).json().code).toBe("ALREADY_RELISTED");
});

test("a suspended bidder cannot accept, another's offer looks like none", async () => {
  const { id, bidders } = await makeUnsold();
  await offer(id);
  const [chance] = await chancesOf(bidders[0]);
  expect((await answer(bidders[1], chance.id, "acceptance")).statusCode).toBe(404);
  await app.db.execute(sql`update users set suspended_at = now() where id = ${bidders[0]?.id ?? 0}`);
  const refused = await answer(bidders[0], chance.id, "acceptance");
  expect([refused.statusCode, refused.json().code]).toEqual([403, "BIDDER_SUSPENDED"]);
});

test("what a suspended seller has offered cannot be accepted, and says nothing of the seller", async () => {
  const owner = await makeUser(app.ctx);
  const lot = await make({ sellerId: owner.id });
  const bidder = await makeUser(app.ctx);
  await bid(bidder, lot.id, 600);
  await end(lot.id);
  await offer(lot.id, owner);
  const [chance] = await chancesOf(bidder);
  const suspend = (at: string) =>
    app.db.execute(sql`update users set suspended_at = ${sql.raw(at)} where id = ${owner.id}`);
  await suspend("now()");
  const refused = await answer(bidder, chance.id, "acceptance");
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: "SECOND_CHANCE_CLOSED", message: "Tato nabídka už neplatí." },
  ]);
  expect((await rowOf(lot.id)).status).toBe("unsold");
  await suspend("null");
  expect((await answer(bidder, chance.id, "acceptance")).statusCode).toBe(200);
});

/** A sold auction: `winner` at 650 Kč by a maximum of 1 000, `next` with a maximum of 600. */
async function makeSold() {
  const lot = await make({ reserveMinor: null });
  const [next, winner] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  await bid(next, lot.id, 600);
  await bid(winner, lot.id, 1_000);
  await end(lot.id);
  return { ...lot, next, winner };
}

const undo = (listingId: number, buyerId: number) =>
  transaction(app.ctx, (tx) => voidSale(tx, { listingId, buyerId, cause: "non_payment", reason: "Nezaplaceno." }));

test("P9, P11: a voided sale leaves the lot unsold; the next bidder is asked, the amount stays secret until accepted", async () => {
  const { id, next, winner } = await makeSold();
  const { revision } = await rowOf(id);
  await undo(id, winner.id);
  await undo(id, winner.id);
  expect(await rowOf(id)).toMatchObject({
    status: "unsold",
    winnerId: null,
    finalPriceMinor: null,
    soldBy: null,
    revision: revision + 1,
  });
  await shift(id, "20 days");
  expect((await offer(id)).statusCode).toBe(201);
  expect((await steps(id)).secondChance).toMatchObject({ status: "open", price: null });
  expect(await chancesOf(winner)).toEqual([]);
  const [chance] = await chancesOf(next);
  // The defaulter's bids do not count: without them the next bidder would have had it for the start price.
  expect(chance.price).toBe(500);
  await answer(next, chance.id, "acceptance");
  expect((await steps(id)).secondChance).toMatchObject({ status: "accepted", price: 500 });
  await undo(id, next.id);
  expect((await offer(id)).json().code).toBe("NO_BIDDER_LEFT");
  expect((await relist(id)).statusCode).toBe(201);
});

test("the seller of a voided sale is told once what may follow", async () => {
  const lot = await makeSold();
  await undo(lot.id, lot.winner.id);
  await app.drainEvents();
  await transaction(app.ctx, (tx) =>
    publish(tx, listingEvents.SaleVoided, {
      ...{ listingId: lot.id, buyerId: lot.winner.id, cause: "non_payment" },
    }),
  );
  await app.drainEvents();
  const reported = await app.db.select().from(mails).where(eq(mails.kind, "sale-voided"));
  const ofThis = reported.filter(({ key }) => key === `sale-voided:${lot.id}:${lot.winner.id}`);
  expect(ofThis).toHaveLength(1);
  expect(ofThis[0]?.text).toContain("do 14 dní dalšímu přihazujícímu");
});

test("only the sale that there is can be voided", async () => {
  const { id, next } = await makeSold();
  await expect(undo(id, next.id)).rejects.toMatchObject({ code: "NOT_SOLD" });
  expect((await rowOf(id)).status).toBe("sold");
});

test("whatever is tried at once, a lot has never two winners, and is never sold and offered again", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("accept", "refuse", "withdraw", "relist", "offer", "expire"), {
        minLength: 2,
        maxLength: 8,
      }),
      async (tries) => {
        const { id, bidders } = await makeUnsold();
        await offer(id);
        const [chance] = await chancesOf(bidders[0]);
        const attempts = {
          accept: () => answer(bidders[0], chance.id, "acceptance"),
          refuse: () => answer(bidders[0], chance.id, "refusal"),
          withdraw: () => withdraw(id),
          relist: () => relist(id),
          offer: () => offer(id),
          expire: () => expireSecondChances(app.ctx, async () => new Date(Date.now() + 49 * 3_600_000)),
        };
        const done = await Promise.all(tries.map((each) => attempts[each]()));
        for (const each of done) if (typeof each === "object") expect(each.statusCode).toBeLessThan(500);
        const { rows } = await app.db.execute<Record<string, number>>(sql`
          select (select count(*) from outbox where topic = 'ListingSold' and (payload ->> 'listingId')::int8 = l.id) as sales,
            (select count(*) from second_chances where listing_id = l.id and status = 'accepted') as accepted,
            (select count(*) from listings where relisted_from_id = l.id) as relisted,
            (l.status = 'sold')::int as sold
          from listings l where id = ${id}`);
        const { sales, accepted, relisted, sold } = rows[0] ?? {};
        expect([sales, accepted]).toEqual([sold, sold]);
        expect((sold ?? 0) + (relisted ?? 0)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 25 },
  );
});

test("a sale undone by a clock that is behind the end comes after the closing in the log, which holds", async () => {
  const buyer = await makeUser(app.ctx);
  const { id, endsAt } = await make({ reserveMinor: null });
  await bid(buyer, id, 700);
  // The lot is closed by a clock that is days ahead, and its sale undone by the right one.
  await closeDueAuctions(app.ctx, async () => endsAt ?? new Date());
  await transaction(app.ctx, (tx) =>
    voidSale(tx, { listingId: id, buyerId: buyer.id, cause: "non_payment", reason: "Nezaplaceno." }),
  );
  const log = await app.as(null).get(`/api/auctions/${id}/log`);
  expect(verifyLog(log.rawPayload, { receipts: [], finalHash: null })).toMatchObject({ entries: 4 });
});

test("a relisting that its seller took off is offered again from where it was taken off, and the old one leads there", async () => {
  const old = await makeUnsold();
  const { id } = (await relist(old.id)).json().data;
  await app.as(seller).put(`/api/me/advertisements/${id}/cancellation`, {});
  expect([(await steps(old.id)).canRelist, (await steps(id)).canRelist]).toEqual([false, true]);
  const third = await relist(id);
  expect(third.statusCode).toBe(201);
  expect(third.json().data).toMatchObject({ status: "live", name: old.name });
  expect((await relist(id)).json().data.id).toBe(third.json().data.id);
});

test("a listing that was never offered again, or that a moderator took off, is not", async () => {
  const live = await make();
  await app.as(seller).put(`/api/me/advertisements/${live.id}/cancellation`, {});
  expect((await relist(live.id)).json().code).toBe("NOT_RELISTABLE");
  const { id } = (await relist((await makeUnsold()).id)).json().data;
  await app.db.update(listings).set({ status: "cancelled", cancelledBy: "moderator" }).where(eq(listings.id, id));
  expect((await relist(id)).json().code).toBe("NOT_RELISTABLE");
});

test("offering again what was taken off again has a bound a day, since it tells all watchers each time", async () => {
  const own = await makeUser(app.ctx);
  const as = app.as(own);
  const listing = await make({ sellerId: own.id, status: "unsold" });
  let { id } = (await as.post(`/api/me/advertisements/${listing.id}/relisting`)).json().data;
  for (let round = 0; round < 5; round += 1) {
    await as.put(`/api/me/advertisements/${id}/cancellation`, {});
    const again = await as.post(`/api/me/advertisements/${id}/relisting`);
    expect(again.statusCode).toBe(201);
    id = again.json().data.id;
  }
  await as.put(`/api/me/advertisements/${id}/cancellation`, {});
  expect((await as.post(`/api/me/advertisements/${id}/relisting`)).statusCode).toBe(429);
});
