import { drizzle } from "drizzle-orm/node-postgres";
import type { Ctx } from "#server/context.ts";
import { withoutIndexes } from "../databases/without-indexes.ts";
import { clone } from "./clone.ts";
import { storeSamples } from "./store-samples.ts";

const tables = [
  ...["users", "contact_details", "audit_entries", "orders", "order_lines", "receipts", "invoices"],
  ...["listings", "deals", "deal_cases", "inspections", "suspicions", "reports"],
];

const firstNames =
  "'{adam,bara,cyril,dana,emil,filip,gita,hynek,ivan,jana,karel,lenka,milan,nora,oto,petr,radka,sona,tomas,vera}'::text[]";
const lastNames =
  "'{beran,cerny,dvorak,fiala,havel,jelinek,kolar,lukas,marek,nemec,pokorny,ruzicka,sykora,tichy,urban,vanek,zeman,hruska,kucera,bily}'::text[]";
/** Names as people choose them; the account of a number has the same one in every site. */
const username = `(${firstNames})[1 + g % 20] || (${lastNames})[1 + g / 20 % 20] || g`;

/** Copies begin here; ids of listings begin after those of categories. */
const base = 10_000;
const id = `${base} + g`;
/** Spread over two years, the last copy now. */
const pastTime = (count: number) => `now() - (${count} - g) * interval '730 days' / ${count}`;
const past = (column: string, count: number) => ({ [column]: pastTime(count) });
/** What waits for moderators is a hundred of each, however great the site: they keep up. */
const isQueued = (count: number) => `g % ${Math.max(1, Math.floor(count / 100))} = 0`;
const done = (column: string, count: number) => ({
  [column]: `case when ${isQueued(count)} then null else ${pastTime(count)} end`,
});

/**
 * Fills an empty site with `count` accounts, entries of the audit, paid orders with their receipts and documents, deals with a
 * decided case each, inspections, suspicions and reports. A hundredth of orders and deals is under way.
 */
export async function fillAdmin(ctx: Ctx, count: number): Promise<void> {
  await storeSamples(ctx);
  await withoutIndexes(ctx, tables, async () => {
    const connection = await ctx.db.$client.connect();
    try {
      await connection.query("set statement_timeout = 0; set synchronous_commit = off");
      await copyAll(drizzle(connection), count);
    } finally {
      connection.release(true);
    }
  });
  const connection = await ctx.db.$client.connect();
  try {
    await connection.query("set statement_timeout = 0");
    for (const table of tables) await connection.query(`vacuum analyze ${table}`);
  } finally {
    connection.release(true);
  }
}

type Copies = Parameters<typeof clone>[0];

async function copyAll(db: Copies, count: number): Promise<void> {
  const copy = (table: string, changed: Record<string, string>) => clone(db, table, count, changed);
  const waits = (value: string) => `case when g % 100 = 0 then null else s.${value} end`;
  await copy("users", {
    id,
    email: `${username} || '@kabinet.test'`,
    username,
    username_skeleton: username,
    suspended_at: "case when g % 100 = 0 then now() end",
    ...past("created_at", count),
  });
  await copy("contact_details", {
    user_id: id,
    last_name: "case when g % 100 = 0 then 'Novák' else 'Příjmení' || g % 4000 end",
    city: "(array['Brno', 'Praha', 'Plzeň', 'Zlín'])[1 + g % 4]",
    phone: "'+420 6' || g",
  });
  await copy("audit_entries", {
    id,
    subject_id: "g::text",
    by_id: `${base} + 1 + g % 50`,
    ...past("at", count),
  });
  await copy("orders", {
    id,
    hash: "md5(g::text)",
    user_id: id,
    variable_symbol: "'7' || g",
    status: "case when g % 100 = 0 then 'awaiting_payment' else s.status end",
    paid_at: waits("paid_at"),
    ...past("created_at", count),
  });
  await copy("order_lines", { order_id: id });
  await copy("receipts", {
    id,
    reference: "'line-' || g",
    order_id: `case when g % 1000 = 0 then null else ${id} end`,
    fault: "case when g % 1000 = 0 then 'no_order' end",
    ...past("received_at", count),
  });
  await copy("invoices", {
    id,
    sequence: "g + 1",
    number: "'FV' || g",
    uuid: "gen_random_uuid()",
    order_id: id,
    user_id: id,
    ...past("issued_at", count),
  });
  await copyTrade(db, count);
}

async function copyTrade(db: Copies, count: number): Promise<void> {
  const copy = (table: string, changed: Record<string, string>) => clone(db, table, count, changed);
  const decided = (value: string) => `case when ${isQueued(count)} then null else s.${value} end`;
  const sides = { seller_id: id, buyer_id: `${base} + 1 + g % ${count}` };
  const listing_id = id;
  await copy("listings", { id, name: "'Láhev ' || g", seller_id: id, winner_id: sides.buyer_id });
  await copy("deals", {
    id,
    listing_id,
    ...sides,
    price_minor: "100000 + g::bigint * 7919 % 5000000",
    status: "case when g % 100 = 0 then 'paid' else s.status end",
    received_at: "case when g % 100 = 0 then null else s.received_at end",
    ...past("created_at", count),
  });
  await copy("deal_cases", {
    id,
    deal_id: id,
    ...{ filed_by_id: id, outcome: decided("outcome"), ...done("decided_at", count) },
    ...past("filed_at", count),
  });
  await copy("inspections", {
    id,
    listing_id,
    ...{ seller_id: id, outcome: decided("outcome"), ...done("decided_at", count) },
    ...past("submitted_at", count),
  });
  await copy("suspicions", {
    id,
    listing_id,
    ...{ user_id: sides.buyer_id, other_id: id, ...done("looked_at", count) },
    ...past("noted_at", count),
  });
  await copy("reports", {
    id,
    listing_id,
    ...{
      reporter_id: sides.buyer_id,
      reported_id: id,
      reporter_key: "md5('a' || g)",
      reported_key: "md5('b' || g)",
    },
    ...{ outcome: decided("outcome"), ...done("decided_at", count), decided_by_id: decided("decided_by_id") },
    decided_reason: decided("decided_reason"),
    ...past("created_at", count),
  });
}
