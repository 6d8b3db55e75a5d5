import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { areOnTerms } from "#server/features/blocks/require-unblocked.ts";
import { searchAlertEvents } from "./events.ts";

/** A supply is told to the buyers of so many demands at most, those that pay most. */
const mostDemands = 10;
/** Words of a demand's name that say that something is wanted, not what. */
const wanting =
  "koupím koupíme hledám hledáme sháním sháníme poptávám poptáváme poptávka prosím láhev lahve lahví wanted looking buying bottle bottles";
/** Words that stand between the things of a name, or beside years. */
const between =
  "ročník ročníky ročníků roky od do až mezi nebo či cca asi kolem okolo a i from to till until between or and about circa vintage vintages";
/** Words that stand beside a number, which is compared as a measure. */
const units = "l litr litrů ml cl let letá letý rok roku year years old yo abv vol";
/** A span of years in a folded name: 1974 až 1979, 1974–79, od 1974 do 1979. */
const yearSpan = String.raw`\m((?:1[789]|20)\d\d)\s*(?:az|do|to|till|until|[-–—/])\s*((?:1[789]|20)?\d\d)\M`;

/**
 * SF8: A new supply fits a demand in whose category it lies, whose brand (else every telling word of whose name) it has, which costs no
 * more than is offered, and which differs in no measure (volume, age, strength, year) that both say; a span of years (1974 až 1979) is met
 * by any year of it. Both sides are told, once; of one supply at most {mostDemands} buyers, who pay most.
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
      left join lateral ${soughtSpan} span on true
      where d.frozen_at is null and (d.ends_at is null or d.ends_at > ${now}) and d.seller_id <> l.seller_id
        and (d.asked_price_minor is null or l.shown_price_minor is null or l.shown_price_minor <= d.asked_price_minor)
        and ${isSoughtThing} and not ${differ}
        and not exists (select from demand_matches told where told.demand_id = d.id and told.supply_id = l.relisted_from_id)
        and ${areOnTerms(sql`d.seller_id`, sql`l.seller_id`)}),
    noted as (
      insert into demand_matches (demand_id, supply_id, found_at)
      select demand_id, supply_id, ${now} from fitting where place <= ${mostDemands}
      order by demand_id, supply_id on conflict do nothing returning demand_id, supply_id)
    select fitting.demand_id as "demandId", buyer_id as "buyerId", fitting.supply_id as "supplyId", seller_id as "sellerId"
    from noted join fitting on fitting.demand_id = noted.demand_id and fitting.supply_id = noted.supply_id`);
  await publish(tx, searchAlertEvents.DemandMatched, rows);
}

/** Of `d` (entry `e`) and `l`: the brand, or else every word of the demand's name, of which there must be one. */
const isSoughtThing = sql`case when d.brand_id is not null then d.brand_id is not distinct from l.brand_id
  else coalesce(l.lexemes @@ (
    select string_agg(quote_literal(word), ' & ')::tsquery from unnest(tsvector_to_array(e.lexemes)) word
    where word like 'name:%' and word !~ '^name:[0-9]'
      and word <> all(array(select 'name:' || stem from unnest(f_stems(${`${wanting} ${between} ${units}`})) stem))), false) end`;

/** The years `first` to `last` that the name of `d` says; no row where it says no span. */
const soughtSpan = sql`(
  select first, last from (
    select said[1]::int as first, (case length(said[2]) when 2 then left(said[1], 2) else '' end || said[2])::int as last
    from regexp_match(f_folded(d.name), ${yearSpan}::text) said) years
  where first < last)`;

/** `d` says a span of years, and `l` says years, as measures or numbers of its name, of which none lies in it. */
const areOtherYears = sql`(span.first is not null and not coalesce((
  select bool_or(right(said, 4)::int between span.first and span.last)
  from unnest(tsvector_to_array(l.lexemes)) said where said ~ '^(year|name):(1[789]|20)[0-9]{2}$'), true))`;

/** Both say how much, how old, of which year (where `d` says no span) or how strong, and no value is the same. */
const differ = sql`(${areOtherYears} or exists (
  select from unnest(array['ml', 'years', 'abv', 'year']) kind
  where (kind <> 'year' or span.first is null)
    and exists (select from unnest(tsvector_to_array(e.lexemes)) sought where sought like kind || ':%')
    and exists (select from unnest(tsvector_to_array(l.lexemes)) offered where offered like kind || ':%')
    and not exists (select from unnest(tsvector_to_array(e.lexemes)) both_say
      where both_say like kind || ':%' and both_say = any(tsvector_to_array(l.lexemes)))))`;
