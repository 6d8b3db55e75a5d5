import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { withoutIndexes } from "../databases/without-indexes.ts";

const batch = 20_000;
const connections = 2;
const brandCount = 800;
const sentenceCount = 20_000;
/** The ids of listings begin after those of categories. */
const idsBefore = 1_000;

const kinds = ["Reserva", "Single Cask", "Rum", "Whisky", "Extra Old", "Slivovice", "Limited"];

/**
 * Fills an empty catalogue with `count` listings of 800 brands in 160 categories, half of them auctions, two thirds live. A
 * few brands and categories have most listings, and each brand keeps to its categories. The same count gives the same catalogue.
 */
export async function fillCatalogue(ctx: Ctx, count: number): Promise<void> {
  await prepare(ctx);
  // The rows come first, indexes and references once after them, as in the restoring of a backup.
  await withoutIndexes(ctx, ["listings", "search_entries"], async () => {
    let next = 1;
    await Promise.all(
      Array.from({ length: connections }, () =>
        unhurried(ctx, async (db) => {
          while (next <= count) {
            const first = next;
            next += batch;
            await addListings(db, first, Math.min(count, first + batch - 1));
          }
        }),
      ),
    );
  });
  await unhurried(ctx, async (db) => {
    for (const table of ["listings", "search_entries", "brands", "search_words", "categories"])
      await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
  });
}

/** A connection whose statements may take as long as they need, and whose commits need not last. */
async function unhurried(ctx: Ctx, work: (db: NodePgDatabase) => Promise<void>): Promise<void> {
  const connection = await ctx.db.$client.connect();
  try {
    await connection.query("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '1GB'");
    await work(drizzle(connection));
  } finally {
    connection.release(true);
  }
}

async function prepare(ctx: Ctx): Promise<void> {
  const now = new Date();
  await seedCategories(ctx);
  await ctx.db.insert(users).values({
    username: "katalog",
    email: "katalog@bench.invalid",
    passwordHash: "none",
    emailConfirmedAt: now,
    ageVerifiedAt: now,
    termsAcceptedAt: now,
    adultDeclaredAt: now,
  });
  // A number in [0, 1) made of a listing's number and of the purpose.
  await ctx.db.execute(sql`
    create function chance(n bigint, purpose bigint) returns float8 language sql immutable parallel safe
    as $$ select (hashint8extended(n, purpose) & 16777215) / 16777216.0::float8 $$`);
  await ctx.db.execute(sql`
    insert into brands (name, key) select name, lower(name) from (
      select initcap(${madeUpWord(sql`n`)}) || ' ' || n as name from generate_series(1, ${brandCount}::int) n) named`);
  await ctx.db.execute(sql`insert into search_words select distinct split_part(key, ' ', 1) from brands`);
  await ctx.db.execute(sql`create table sentences as select n as id,
    (select string_agg(${madeUpWord(sql`floor(power(chance(n, 100 + word), 2) * 5000)::bigint`)}, ' ')
      from generate_series(1, 12) word) as words
    from generate_series(0, ${sentenceCount}::int - 1) n`);
  // The lexemes of a text are computed once for each part, since they take longest.
  await ctx.db.execute(sql`create table parts as
    select kind, n, text, f_words(text) as words, f_stems(text) as stems from (
      select 'sentence' as kind, id as n, words as text from sentences
      union all select 'brand', id, name from brands
      union all select 'kind', place - 1, name from unnest(${sql.param(kinds)}::text[]) with ordinality as k(name, place)
      union all select 'years', n, n || ' let' from generate_series(0, 40) n) texts`);
  await ctx.db.execute(sql`create unique index on parts (kind, n)`);
  await ctx.db.execute(sql`analyze parts`);
}

/** A word of three syllables, the same for the same number. */
function madeUpWord(number: SQL): SQL {
  return sql`(select string_agg(('{ba,re,lo,mi,ku,ta,no,ve,di,so,pra,gle,cho,ska,tru,lin,mor,dal,bek,fen}'::text[])
    [1 + (abs(hashint8extended(${number}, part)) % 20)], '') from generate_series(1, 3) part)`;
}

async function addListings(db: NodePgDatabase, first: number, last: number): Promise<void> {
  await db.execute(sql`drop table if exists named`);
  await db.execute(sql`create temp table named as
    with drawn as materialized (
      select n, brand_id, mode, status, price, years, brand_id * 10 + floor(chance(n, 14) * 10)::bigint as thing,
        abs(hashint8extended(n, 17)) % ${sentenceCount}::int as sentence,
        case when mode = 'auction' then floor(chance(n, 15) * 15)::int else 0 end as bids,
        case when status = 'live' then now() - chance(n, 16) * interval '6 days'
          else now() - interval '8 days' - chance(n, 16) * interval '700 days' end as published
      from (select n, floor(power(chance(n, 1), 3) * ${brandCount})::bigint + 1 as brand_id,
        (array['auction','auction','auction','auction','auction','fixed_price','fixed_price','fixed_price','fixed_price',
          'by_agreement'])[1 + floor(chance(n, 2) * 10)::int] as mode,
        (array['live','live','live','live','sold','unsold'])[1 + floor(chance(n, 3) * 6)::int] as status,
        (30000 * exp(6 * power(chance(n, 12), 2)))::bigint as price, (3 + floor(chance(n, 13) * 30))::int as years
        from generate_series(${first}::bigint, ${last}::bigint) n) numbers)
    select drawn.*, case when mode = 'auction' then published + interval '7 days' end as ends,
        brand.text || ' ' || kind.text || ' ' || years.text as name, described.text as description,
        brand.words || kind.words || years.words as words, brand.stems || kind.stems || years.stems as stems,
        described.stems as description_stems
      from drawn
      join parts brand on brand.kind = 'brand' and brand.n = brand_id
      join parts kind on kind.kind = 'kind' and kind.n = thing % ${kinds.length}::int
      join parts years on years.kind = 'years' and years.n = drawn.years
      join parts described on described.kind = 'sentence' and described.n = sentence`);
  await db.execute(sql`analyze named`);
  await db.execute(sql`insert into listings (id, seller_id, type, sale_mode, status, category_id, brand_id, name, slug, description,
      volume_ml, strength_percent, vintage, age_years, country, label_state, start_price_minor, asked_price_minor,
      price_minor, bid_count, bidder_count, published_at, starts_at, ends_at, planned_ends_at, closed_at, winner_id,
      final_price_minor, topped_until)
    select ${idsBefore}::bigint + n, owner.id, case when mode = 'by_agreement' and chance(n, 4) < 0.5 then 'demand' else 'supply' end,
      mode, status, leaf.ids[1 + floor(power(chance(thing, 5), 2) * cardinality(leaf.ids))::int], brand_id, name,
      'polozka', description, (array[700,700,700,500,750,1000,50,1500])[1 + floor(chance(n, 6) * 8)::int],
      38 + floor(chance(n, 7) * 30), case when chance(n, 8) < 0.3 then 1950 + floor(chance(n, 9) * 70)::int end, years,
      (array['Skotsko','Česko','Jamajka','Francie','Irsko','Japonsko','USA','Barbados'])[1 + (thing % 8)::int],
      (array['perfect','good','worn','damaged'])[1 + floor(power(chance(n, 10), 2) * 4)::int],
      case when mode = 'auction' then price end, case when mode <> 'auction' then price end,
      case when bids > 0 then price end, bids, least(bids, 5), published, published, ends, ends,
      case when status <> 'live' then published + interval '7 days' end,
      case when status = 'sold' then owner.id end, case when status = 'sold' then price end,
      case when status = 'live' and chance(n, 11) < 200.0 / n then now() + interval '3 days' end
    from named
    cross join (select array_agg(id order by id) as ids from categories c
      where not exists (select from categories below where below.parent_id = c.id)) leaf
    cross join (select id from users where username = 'katalog') owner`);
  await db.execute(sql`insert into search_entries select entry.*
    from listings l join named on l.id = ${idsBefore}::bigint + named.n
    cross join lateral search_entry_from(l, words, stems, description_stems) entry`);
}
