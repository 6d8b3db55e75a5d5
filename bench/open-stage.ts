import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { weekMs } from "#contract/values/durations.ts";
import { type Actor, type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { sql } from "#server/db/query.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { users } from "#server/features/accounts/table.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { writeBidSetting } from "#server/features/settings/bid-setting.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import type { BenchLot } from "./bids/load.ts";

const bidderCount = 64;
const spreadLots = 1_000;
/** How many hot lots there are: each run on one gets a fresh lot. */
const hotLots = 30;

export interface Stage {
  readonly dataDir: string;
  readonly connection: { host: string; port: number; user: string; database: string };
  readonly ctx: Ctx;
  /** Signed-in bidders, one for each caller. */
  readonly bidders: readonly { readonly actor: Actor; readonly token: string }[];
  lotsFor(load: "hot" | "spread"): Promise<BenchLot[]>;
  /** Makes live auctions that end at that moment, beside those of `lotsFor`. */
  addLots(count: number, endsAt: Date): Promise<number[]>;
  /** Marks the events of earlier runs as handled, so that they are no work in the next one. */
  forgetEvents(): Promise<void>;
  /** Throws where the stored bids do not add up. */
  expectLawful(): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL of its own with fsync, with people and lots; `close` removes every trace. */
export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), "kabinet-bench-"));
  const log = pino({ level: "error" }, pino.destination(2));
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: { info: () => {}, error: (message) => log.error(message) },
  });
  const { db, close } = createDatabase(embedded.connection, { size: 12, onError: () => {} });
  const end = async () => {
    await close();
    await embedded.discard();
  };
  try {
    await migrateDatabase(embedded.connection);
    const ctx = contextOf({ db, ports: createSandboxPorts(dataDir), log });
    await writeBidSetting(ctx, [{ min: 0, max: null, value: 1, step: 1 }]);
    const [seller, ...bidders] = await addPeople(ctx);
    const newLots = await prepareLots(ctx, seller?.actor.userId ?? 0);
    const ids = await newLots(spreadLots + hotLots, new Date(Date.now() + weekMs));
    const [spread, fresh] = [ids.slice(0, spreadLots), ids.slice(spreadLots)];
    const lotsFor = async (load: "hot" | "spread") => {
      const ids = load === "hot" ? fresh.splice(0, 1) : spread;
      const { rows } = await db.execute<BenchLot & Record<string, unknown>>(sql`
        select id, coalesce(leader_maximum_minor, start_price_minor) as "escrowedMinor"
        from listings where id = any(${sql.param(ids)}::int8[])`);
      return rows;
    };
    const { connection } = embedded;
    const forgetEvents = async () => void (await db.execute(sql`truncate outbox`));
    return {
      addLots: newLots,
      forgetEvents,
      dataDir,
      connection,
      ctx,
      bidders,
      lotsFor,
      expectLawful: () => expectLawful(ctx),
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function addPeople(ctx: Ctx): Promise<{ actor: Actor; token: string }[]> {
  const now = new Date();
  const dates = {
    emailConfirmedAt: now,
    ageVerifiedAt: now,
    accountVerifiedAt: now,
    termsAcceptedAt: now,
    adultDeclaredAt: now,
  };
  const names = Array.from({ length: bidderCount + 1 }, (_, index) => `bench${index}`);
  const rows = await ctx.db
    .insert(users)
    .values(
      names.map((name) => ({
        ...dates,
        username: name,
        email: `${name}@bench.invalid`,
        passwordHash: "none",
      })),
    )
    .returning({ id: users.id, username: users.username });
  const people: { actor: Actor; token: string }[] = [];
  for (const { id, username } of rows) {
    const token = await createToken(ctx, id, null);
    const actor = {
      userId: id,
      username,
      scopes: [],
      withheldScopes: [],
      emailConfirmed: true,
      suspended: false,
    };
    people.push({ token, actor: { ...actor, tokenHash: Buffer.alloc(32) } });
  }
  return people;
}

/** Makes lots, all of one seller and one category. */
async function prepareLots(ctx: Ctx, sellerId: number): Promise<Stage["addLots"]> {
  const [category] = await ctx.db
    .insert(categories)
    .values({
      depth: 1,
      position: 1,
      path: [],
      nameCs: "Měření",
      nameEn: "Bench",
      slugCs: "mereni",
      slugEn: "bench",
    })
    .returning({ id: categories.id });
  return async (count, endsAt) => {
    const startsAt = new Date(Date.now() - 3_600_000);
    const lot = {
      sellerId,
      type: "supply" as const,
      saleMode: "auction" as const,
      status: "live" as const,
      categoryId: category?.id ?? null,
      name: "Láhev",
      slug: "lahev",
      startPriceMinor: 500_00,
      publishedAt: startsAt,
      startsAt,
      endsAt,
      plannedEndsAt: endsAt,
    };
    const ids: number[] = [];
    // A statement takes 65 535 parameters at most.
    while (ids.length < count) {
      const values = Array.from({ length: Math.min(1_000, count - ids.length) }, () => lot);
      const rows = await ctx.db.insert(listings).values(values).returning({ id: listings.id });
      ids.push(...rows.map(({ id }) => id));
    }
    return ids.sort((a, b) => a - b);
  };
}

async function expectLawful(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ wrong: number }>(sql`
    select count(*) as wrong from listings l
    join (select listing_id, count(*) as n, max(sequence) as last from bids group by listing_id) b on b.listing_id = l.id
    where l.bid_sequence <> b.n or b.last <> b.n`);
  if (rows[0]?.wrong !== 0) throw new Error("The sequences of bids have gaps");
}
