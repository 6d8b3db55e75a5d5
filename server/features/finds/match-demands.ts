import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { areOnTerms } from "#server/features/blocks/are-on-terms.ts";
import { findEvents } from "./events.ts";

/** A supply is told to the buyers of so many demands at most, those that pay most. */
const mostDemands = 10;
/** Words of a demand's name that say that something is wanted, not what. */
const wanting =
  "koupím koupíme hledám hledáme sháním sháníme poptávám poptáváme poptávka prosím wanted looking buying";
/** Words that stand beside a number, which is compared as a measure. */
const units = "l litr litrů ml cl let letá letý rok roku year years old yo abv vol";

/**
 * Notes the running demands that new supplies fit, and tells both sides. A supply fits that lies in the demand's category, is of its brand
 * or (where it names none) has the words of its name, does not differ in volume, age, year and strength where both say them, and costs
 * no more than is offered (RULES.md SF8).
 */
export async function matchDemands(tx: Ctx, fresh: SQL): Promise<void> {
  const now = tx.clock();
  const { rows } = await tx.db.execute<{
    demandId: number;
    buyerId: number;
    supplyId: number;
    sellerId: number;
  }>(sql`
    with fresh as materialized (
      select l.id, l.seller_id, l.brand_id, l.shown_price_minor, l.relisted_from_id, c.path, e.lexemes
      from listings l join categories c on c.id = l.category_id join search_entries e on e.listing_id = l.id
      where l.type = 'supply' and ${fresh}),
    fitting as materialized (
      select d.id as demand_id, d.seller_id as buyer_id, l.id as supply_id, l.seller_id,
        row_number() over (partition by l.id order by d.asked_price_minor desc nulls last, d.id) as place
      from fresh l
      join listings d on d.category_id = any(l.path) and d.type = 'demand' and d.status = 'live'
      join search_entries e on e.listing_id = d.id
      where d.frozen_at is null and (d.ends_at is null or d.ends_at > ${now}) and d.seller_id <> l.seller_id
        and (d.asked_price_minor is null or l.shown_price_minor is null or l.shown_price_minor <= d.asked_price_minor)
        and ${isSoughtThing} and not ${differ}
        and not exists (select from demand_finds told where told.demand_id = d.id and told.supply_id = l.relisted_from_id)
        and ${areOnTerms(sql`d.seller_id`, sql`l.seller_id`)}),
    noted as (
      insert into demand_finds (demand_id, supply_id, found_at)
      select demand_id, supply_id, ${now} from fitting where place <= ${mostDemands}
      order by demand_id, supply_id on conflict do nothing returning demand_id, supply_id)
    select fitting.demand_id as "demandId", buyer_id as "buyerId", fitting.supply_id as "supplyId", seller_id as "sellerId"
    from noted join fitting on fitting.demand_id = noted.demand_id and fitting.supply_id = noted.supply_id`);
  await publish(tx, findEvents.DemandMatched, rows);
}

/** Of `d` (entry `e`) and `l`: the brand, or else every word of the demand's name, of which there must be one. */
const isSoughtThing = sql`case when d.brand_id is not null then d.brand_id is not distinct from l.brand_id
  else coalesce(l.lexemes @@ (
    select string_agg(quote_literal(word), ' & ')::tsquery from unnest(tsvector_to_array(e.lexemes)) word
    where word like 'name:%' and word !~ '^name:[0-9]'
      and word <> all(array(select 'name:' || stem from unnest(f_stems(${`${wanting} ${units}`})) stem))), false) end`;

/** Both say how much, how old, of which year or how strong, and no value is the same. */
const differ = sql`exists (
  select from unnest(array['ml', 'years', 'abv', 'year']) kind
  where exists (select from unnest(tsvector_to_array(e.lexemes)) sought where sought like kind || ':%')
    and exists (select from unnest(tsvector_to_array(l.lexemes)) offered where offered like kind || ':%')
    and not exists (select from unnest(tsvector_to_array(e.lexemes)) both_say
      where both_say like kind || ':%' and both_say = any(tsvector_to_array(l.lexemes))))`;
