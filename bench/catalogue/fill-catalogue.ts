import { type SQL, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Ctx } from "#server/context.ts";
import { users } from "#server/features/accounts/table.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";

const batch = 10_000;
const brandCount = 800;
const sentenceCount = 20_000;

/**
 * Adds listings up to that many: things of 800 brands in 160 categories, a few brands and categories having most of them
 * and each brand keeping to its categories; half auctions, two thirds live. The same number makes the same catalogue.
 */
export async function fillCatalogue(ctx: Ctx, from: number, to: number): Promise<void> {
  if (from === 0) await prepare(ctx);
  const connection = await ctx.db.$client.connect();
  try {
    const db = drizzle(connection);
    const run = (statement: string) => connection.query(statement);
    await run("set statement_timeout = 0");
    // As a restored backup would: everything first, what is searched and its index once after it.
    await run("alter table listings disable trigger listings_search_added");
    await run("drop index search_entries_lexemes");
    for (let first = from + 1; first <= to; first += batch) {
      await addListings(db, first, Math.min(to, first + batch - 1));
    }
    await run("create index search_entries_lexemes on search_entries using gin (lexemes)");
    await run("alter table listings enable trigger listings_search_added");
    await run("vacuum analyze listings");
    await run("vacuum analyze search_entries");
    await run("vacuum analyze brands");
    await run("set statement_timeout to default");
  } finally {
    connection.release();
  }
}

async function prepare(ctx: Ctx): Promise<void> {
  const now = new Date();
  await seedCategories(ctx);
  await ctx.db.insert(users).values({
    ...{ username: "katalog", email: "katalog@bench.invalid", passwordHash: "none" },
    ...{ emailConfirmedAt: now, ageVerifiedAt: now, termsAcceptedAt: now, adultDeclaredAt: now },
  });
  // A number in [0, 1) of a thing's own number and of what it is for.
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
}

/** A word of three syllables, always the same for a number. */
function madeUpWord(number: SQL): SQL {
  return sql`(select string_agg(('{ba,re,lo,mi,ku,ta,no,ve,di,so,pra,gle,cho,ska,tru,lin,mor,dal,bek,fen}'::text[])
    [1 + (abs(hashint8extended(${number}, part)) % 20)], '') from generate_series(1, 3) part)`;
}

async function addListings(db: NodePgDatabase, first: number, last: number): Promise<void> {
  await db.execute(sql`
    with added as (insert into listings (seller_id, type, sale_mode, status, category_id, brand_id, name, slug, description,
      volume_ml, strength_percent, vintage, age_years, country, label_state, start_price_minor, asked_price_minor,
      price_minor, bid_count, bidder_count, published_at, starts_at, ends_at, planned_ends_at, closed_at, winner_id,
      final_price_minor, topped_until)
    select owner.id, case when mode = 'by_agreement' and chance(n, 4) < 0.5 then 'demand' else 'supply' end, mode, status,
      leaf.ids[1 + floor(power(chance(thing, 5), 2) * cardinality(leaf.ids))::int], brand.id,
      brand.name || ' ' || (array['Reserva','Single Cask','Rum','Whisky','Extra Old','Slivovice','Limited'])[1 + (thing % 7)::int]
        || ' ' || years || ' let',
      'polozka', description.words, (array[700,700,700,500,750,1000,50,1500])[1 + floor(chance(n, 6) * 8)::int],
      38 + floor(chance(n, 7) * 30), case when chance(n, 8) < 0.3 then 1950 + floor(chance(n, 9) * 70)::int end, years,
      (array['Skotsko','Česko','Jamajka','Francie','Irsko','Japonsko','USA','Barbados'])[1 + (thing % 8)::int],
      (array['perfect','good','worn','damaged'])[1 + floor(power(chance(n, 10), 2) * 4)::int],
      case when mode = 'auction' then price end, case when mode <> 'auction' then price end,
      case when bids > 0 then price end, bids, least(bids, 5), published, published, ends, ends,
      case when status <> 'live' then published + interval '7 days' end,
      case when status = 'sold' then owner.id end, case when status = 'sold' then price end,
      case when status = 'live' and chance(n, 11) < 200.0 / n then now() + interval '3 days' end
    from generate_series(${first}::bigint, ${last}::bigint) n
    cross join lateral (select floor(power(chance(n, 1), 3) * ${brandCount})::bigint + 1 as brand_id,
      (array['auction','auction','auction','auction','auction','fixed_price','fixed_price','fixed_price','fixed_price',
        'by_agreement'])[1 + floor(chance(n, 2) * 10)::int] as mode,
      (array['live','live','live','live','sold','unsold'])[1 + floor(chance(n, 3) * 6)::int] as status,
      (30000 * exp(6 * power(chance(n, 12), 2)))::bigint as price, (3 + floor(chance(n, 13) * 30))::int as years) drawn
    cross join lateral (select drawn.brand_id * 10 + floor(chance(n, 14) * 10)::bigint as thing) made
    cross join lateral (select case when mode = 'auction' then floor(chance(n, 15) * 15)::int else 0 end as bids,
      case when status = 'live' then now() - chance(n, 16) * interval '6 days'
        else now() - interval '8 days' - chance(n, 16) * interval '700 days' end as published) running
    cross join lateral (select case when mode = 'auction' then published + interval '7 days' end as ends) ending
    cross join (select array_agg(id order by id) as ids from categories c
      where not exists (select from categories below where below.parent_id = c.id)) leaf
    cross join (select id from users where username = 'katalog') owner
    join sentences description on description.id = abs(hashint8extended(n, 17)) % ${sentenceCount}::int
    join brands brand on brand.id = drawn.brand_id
    returning *)
    insert into search_entries select (made.entry).* from (select search_entry_of(added) as entry from added offset 0) made`);
}
