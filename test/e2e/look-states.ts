import { type SQL, sql } from "#server/db/query.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { closeInspection } from "#server/features/listings/inspections/close-inspection.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { notifications } from "#server/features/notifications/table.ts";
import { pushDevices } from "#server/features/pushes/table.ts";
import { makeContact } from "#test/make/contact.ts";
import { madeAddress, makeDeal } from "#test/make/deal.ts";
import { addPictureTo, categoryOf, makeLotOf } from "./lots.ts";
import { makePerson, newName, type Person } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { bidOn, callApi } from "./without-window.ts";

/** People of the demo, who have something on each of their pages. */
export const demoEmails = {
  seller: "prodejce@kabinet.test",
  buyer: "kupujici@kabinet.test",
  admin: "admin@kabinet.test",
} as const;

/** What stands behind the looks at states that the demo does not have. */
export async function makeStates() {
  const ctx = await serverContext();
  const seller = await makePerson("sklepmistr");
  const newcomer = await makePerson("novacek");
  const unconfirmed = await makePerson("nova", { emailConfirmedAt: null });
  const shelfId = await categoryOf("barbados");
  for (let index = 1; index <= 50; index += 1) {
    const name = `Šestiletý sud ${index}`;
    await makeLotOf(seller, { categoryId: shelfId, name, startPriceMinor: index * 100_00 });
  }
  const kindsId = await categoryOf("cachaca");
  await fillWithKinds(seller, kindsId);
  const lot = await makeLotOf(seller, {
    name: "Nejneobyčejnější pětadvacetiletá karamelově-kořeněná edice ze zapečetěného sudu",
    slug: "nejneobycejnejsi",
    reserveMinor: 2_000_00,
    fillLevel: "neck",
    closure: "cork",
    vintage: 1978,
  });
  const reason = "Snímky jsou z internetu, vyfoťte prosím svou láhev.";
  const listing = (name: string, overrides: Parameters<typeof makeLotOf>[1] = {}) =>
    makeLotOf(newcomer, { name: `Nejneobyčejnější karamelově-kořeněná edice ${name}`, ...overrides });
  const waiting = await listing("čeká", { status: "in_review", publishedAt: null, startsAt: null });
  const inspected = await listing("po vystavení", { fillLevel: "neck" });
  const returned = await listing("vrácená", { status: "draft", publishedAt: null });
  await addPictureTo(waiting);
  await openInspection(ctx, waiting, "before");
  // The oldest stands first, however many others have put there.
  await openInspection({ ...ctx, clock: () => new Date("2026-01-01") }, inspected, "after");
  await openInspection(ctx, returned, "before");
  await closeInspection(ctx, returned.id, { outcome: "rejected", byId: null, rule: "pictures", reason });
  const buyer = sql`(select id from users where email = ${demoEmails.buyer})`;
  const unpaid = await makeDeal(ctx, { categoryId: shelfId });
  const done = await makeDeal(ctx, { categoryId: shelfId, status: "received" });
  const sales = await rowsOf<{ closesOn: string }>(sql`
    select closes_on::text as "closesOn" from monthly_sales order by closes_on`);
  const [order] = await rowsOf<{ id: string; hash: string }>(sql`
    select id, hash from orders where user_id = ${buyer} order by id`);
  await makeRetraction(seller);
  await makeContact(ctx, seller.id);
  const delivered = { delivery: madeAddress };
  const escrowed = await makeDeal(ctx, {
    seller,
    categoryId: shelfId,
    columns: delivered,
    isProtected: true,
  });
  const [ordered] = await makeTopping(seller, lot.id);
  return {
    ...{ escrowed, ordered: ordered ?? { id: 0, hash: "" }, suspendedLot: await makeSuspendedLot(shelfId) },
    waitingForGoods: await makeProductWatch(),
    notified: await makeNotified(seller),
    report: await makeReport(seller),
    support: await makePerson("podporuje", { scopes: ["support"] }),
    ...{ seller, newcomer, shelfId, kindsId, lot, waiting, inspected, returned, reason, unpaid, done },
    passwordLink: await createMailLink(ctx, seller.id, "password"),
    confirmationLink: await createMailLink(ctx, unconfirmed.id, "confirm"),
    articleId: await idOf(sql`select id from articles where title ->> 'cs' = 'Co prozradí hladina'`),
    sales: { past: sales[0]?.closesOn ?? "", next: sales.at(-1)?.closesOn ?? "" },
    conversationId: await idOf(sql`select id from conversations where asker_id = ${buyer}`),
    productId: await idOf(sql`select id from products`),
    sellersLotId: await idOf(sql`
      select id from listings where status = 'live' and sale_mode = 'auction'
        and seller_id = (select id from users where email = ${demoEmails.seller})`),
    order: order ?? { id: 0, hash: "" },
  };
}

/** A listing of each kind that has a card of its own, with a picture and without one. */
async function fillWithKinds(seller: Person, categoryId: number): Promise<void> {
  const asked = { startPriceMinor: null, endsAt: null, plannedEndsAt: null } as const;
  const soon = new Date(Date.now() + 2 * 3_600_000);
  const all: Parameters<typeof makeLotOf>[1][] = [
    { reserveMinor: 5_000_00, buyNowMinor: 9_000_00, bidCount: 3, priceMinor: 900_00 },
    { endsAt: soon, plannedEndsAt: soon, highlighted: true },
    { ...asked, saleMode: "fixed_price", askedPriceMinor: 2_400_00 },
    { ...asked, saleMode: "by_agreement" },
    { ...asked, type: "demand", saleMode: "fixed_price", askedPriceMinor: 9_000_00 },
  ];
  for (const [index, kind] of all.entries()) {
    const named = { categoryId, name: `Svatební cachaça ${index + 1}`, slug: `svatebni-${index + 1}` };
    const made = await makeLotOf(seller, { ...named, ...kind });
    if (index % 2 === 0) await addPictureTo(made);
  }
}

/** Somebody with news of one lot, who gets them on a device too. */
async function makeNotified(seller: Person): Promise<Person> {
  const { db } = await serverContext();
  const notified = await makePerson("novinky");
  const lot = await makeLotOf(seller, { name: "Rum se dvěma novinkami" });
  await addPictureTo(lot);
  const news = (["outbid", "leading"] as const).map((kind, index) => ({
    ...{ eventId: lot.id * 10 + index + 6_000_000, userId: notified.id, kind, listingId: lot.id },
    createdAt: new Date(),
  }));
  await db.insert(notifications).values(news);
  await db.insert(pushDevices).values({
    ...{ userId: notified.id, endpoint: `https://push.example/${notified.id}`, p256dh: "p", auth: "a" },
    tokenHash: sql`(select hash from tokens where user_id = ${notified.id} limit 1)`,
    addedAt: new Date(),
  });
  return notified;
}

/** An order of days at the top, which waits for its payment. */
async function makeTopping(seller: Person, id: number): Promise<{ id: string; hash: string }[]> {
  await callApi(seller, "POST", `/api/me/advertisements/${id}/topping`, { days: 7 });
  return rowsOf<{ id: string; hash: string }>(sql`select id, hash from orders where user_id = ${seller.id}`);
}

async function makeSuspendedLot(categoryId: number): Promise<{ id: number; slug: string }> {
  const suspended = await makePerson("pozastaveny", { suspendedAt: new Date() });
  return makeLotOf(suspended, { categoryId, name: "Rum pozastaveného", slug: "rum-pozastaveneho" });
}

/** Somebody who waits for goods to be in stock. */
async function makeProductWatch(): Promise<Person> {
  const person = await makePerson("ceka-zbozi");
  const id = await idOf(sql`select id from listings where sale_mode = 'stock' and name like 'Ballinroe%'`);
  await callApi(person, "PUT", `/api/me/product-watches/${id}`, { wishedPrice: 500 });
  return person;
}

/** A guest's report that nobody has decided: what the address of its page names. */
async function makeReport(about: Person): Promise<{ id: string; key: string }> {
  const { email } = newName("host");
  await callApi(null, "POST", "/api/reports", {
    ...{ kind: "profile", id: about.id, reason: "counterfeit", goodFaith: true },
    ...{ guest: { name: "Hana Hostová", email }, note: "Vydává se za jiného prodejce." },
  });
  const { pathname } = new URL(linkIn(await mailTo(email, "Přijali jsme vaše nahlášení"), "/nahlaseni/"));
  const [, , id = "", key = ""] = pathname.split("/");
  return { id, key };
}

/** A bid that was mistyped and taken back. */
async function makeRetraction(seller: Person): Promise<void> {
  const lot = await makeLotOf(seller, { name: "Láhev s příhozem, který se vzal zpět" });
  const bidder = await makePerson("prepsal");
  await bidOn(lot, bidder, 90_000);
  const [line] = await callApi<{ retractable: string }[]>(bidder, "GET", `/api/auctions/${lot.id}/bids`);
  const reason = "Dvě nuly navíc.";
  await callApi(bidder, "POST", `/api/auctions/${lot.id}/bids/${line?.retractable}/retraction`, { reason });
}

async function idOf(query: SQL): Promise<number> {
  const [row] = await rowsOf<{ id: string }>(query);
  if (!row) throw new Error("the demo has no such row");
  return Number(row.id);
}

export async function rowsOf<Row extends Record<string, unknown>>(query: SQL) {
  const { db } = await serverContext();
  return (await db.execute<Row>(query)).rows;
}
