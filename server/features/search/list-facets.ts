import { endValues, type FacetCounts, type FacetKind, facetKinds } from "#contract/search/facets.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { countryNameIn } from "#server/features/countries/country-name.ts";
import { countChoices, countedStates } from "./matching/count-choices.ts";
import { type FilterPart, type ListingFilter, matchOf } from "./matching/listing-filter.ts";
import { readNearTerms } from "./matching/near-terms.ts";
import { priceCounts } from "./matching/price-counts.ts";
import { readTerms, type SearchTerms } from "./matching/search-terms.ts";

/** A facet lists at most this many values, the commonest ones. */
const mostValues = 40;

/**
 * How many listings each choice would show. A facet's counts ignore its own choices, so each facet with a choice is counted
 * alone and all others together, in one query.
 */
export async function listFacets(ctx: Ctx, asked: ListingFilter): Promise<FacetCounts> {
  const counts = await countAll(ctx, asked);
  const { merged } = counts;
  if (Object.keys(merged).length === 0) return counts;
  const brand = [...new Set(asked.brand?.map((id) => merged[id] ?? id))];
  return { ...(await countAll(ctx, { ...asked, brand })), merged };
}

async function countAll(ctx: Ctx, filter: ListingFilter): Promise<FacetCounts> {
  if (!filter.q) return countFacets(ctx, filter, null);
  const terms = { ...(await readTerms(ctx, filter.q)), id: null };
  const counts = await countFacets(ctx, filter, terms);
  if (counts.states.some(({ count }) => count > 0)) return counts;
  // As in the list, words that match nothing are replaced by words spelt nearly the same.
  const near = await readNearTerms(ctx, filter.q);
  return near ? countFacets(ctx, filter, near.terms) : counts;
}

async function countFacets(ctx: Ctx, filter: ListingFilter, terms: SearchTerms | null): Promise<FacetCounts> {
  const now = ctx.clock();
  const chosen = facetKinds.filter((kind) => filter[kind]);
  const withouts: (FilterPart | null)[] = [
    null,
    ...chosen,
    ...(filter.ends ? ["ends" as const] : []),
    ...(filter.priceFrom !== undefined || filter.priceTo !== undefined ? ["price" as const] : []),
    "state",
  ];
  const variants = withouts.map((without) => ({
    without,
    match: matchOf(filter, now, terms, without ?? undefined),
  }));
  const { byPart: counts, exact } = await countChoices(ctx, variants, filter);
  const { brands, merged } = await readBrands(ctx, valuesOf(counts.get("brand"), filter.brand), filter.brand);
  return {
    merged,
    exact,
    facets: Object.fromEntries(
      facetKinds.map((kind) => [
        kind,
        valuesOf(counts.get(kind), filter[kind]).map((choice) => ({
          ...choice,
          label: labelOf(kind, choice.value, brands, filter.lang),
        })),
      ]),
    ) as FacetCounts["facets"],
    ends: endValues.map((value) => ({
      value,
      count: counts.get("ends")?.get(value) ?? 0,
      chosen: filter.ends === value,
    })),
    prices: priceCounts(counts.get("price")),
    states: countedStates.map((value) => ({
      value,
      count: counts.get("state")?.get(value) ?? 0,
      chosen: filter.state === value,
    })),
  };
}

function labelOf(kind: FacetKind, value: string, brands: ReadonlyMap<string, string>, lang: Locale): string | null {
  if (kind === "brand") return brands.get(value) ?? null;
  return kind === "country" ? countryNameIn(value, lang) : null;
}

function valuesOf(counts: Map<string, number> | undefined, chosen: readonly string[] | undefined) {
  return [...(counts ?? [])]
    .map(([value, count]) => ({ value, count, chosen: chosen?.includes(value) ?? false }))
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, mostValues);
}

/** Names of the counted brands, and of the asked ones those that are another brand now (rule T12). */
async function readBrands(
  ctx: Ctx,
  described: readonly { readonly value: string }[],
  asked: readonly string[] = [],
): Promise<{ brands: Map<string, string>; merged: Record<string, string> }> {
  const ids = described.map(({ value }) => value);
  if (ids.length + asked.length === 0) return { brands: new Map(), merged: {} };
  const { rows } = await ctx.db.execute<{ id: string; name: string | null; into: string | null }>(sql`
    select id::text, name, null as into from brands where id = any (${sql.param(ids)}::int8[])
    union all select id::text, null, into_id::text from merged_brands where id = any (${sql.param(asked)}::int8[])`);
  return {
    brands: new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]))),
    merged: Object.fromEntries(rows.flatMap(({ id, into }) => (into === null ? [] : [[id, into] as const]))),
  };
}
