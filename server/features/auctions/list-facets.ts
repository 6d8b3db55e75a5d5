import type { FacetCounts } from "#contract/facets.ts";
import { endValues, type FacetKind, facetKinds, type ListState, listStates } from "#contract/facets.ts";
import type { Locale } from "#contract/locale.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { countryNameIn } from "#server/features/countries/country-name.ts";
import { endRange } from "./end-range.ts";
import { type FilterPart, type ListingFilter, type Match, matchOf } from "./listing-filter.ts";
import { type Population, readPopulation } from "./population.ts";
import { priceCounts } from "./price-counts.ts";
import {
  countSampled,
  entriesOf,
  finerLevel,
  firstLevel,
  type Level,
  sampleSize,
  scaled,
} from "./sampling.ts";
import { facetPlaces } from "./search-table.ts";
import { readNearTerms, readTerms, type SearchTerms } from "./search-terms.ts";

/** So many values of a facet are told, those that most have. */
const mostValues = 40;

/** Counted with one facet's own choices left out, or with all choices kept. */
interface Variant {
  readonly without: FilterPart | null;
  readonly match: Match;
  /** About. */
  readonly matches: number;
  readonly level: Level;
  /** Whether it is taken from what is counted for the states, the last variant, rather than looked for. */
  readonly isWithinStates: boolean;
}

/** So many may be read for states where that spares another look: what runs, two thirds of all, lies among them. */
const mostShared = 1.5 * sampleSize;

/**
 * How many listings each choice would show. A facet's counts ignore its own choices; so each facet with a choice is
 * counted by itself, and all others together. Three queries, four with words.
 */
export async function listFacets(ctx: Ctx, filter: ListingFilter): Promise<FacetCounts> {
  if (!filter.q) return countFacets(ctx, filter, null);
  const terms = { ...(await readTerms(ctx, filter.q)), id: null };
  const counts = await countFacets(ctx, filter, terms);
  if (counts.states.some(({ count }) => count > 0)) return counts;
  // As the list does: words that nothing has are taken for those that are written nearly so.
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
  const population = await readPopulation(ctx);
  const looks = withouts.map((without) => {
    const match = matchOf(filter, now, terms, without ?? undefined);
    return { without, match, level: firstLevel(match, population) };
  });
  const sampled = await countSampled(ctx, looks, population);
  const variants = withSharedStates(
    looks.map((look, index) => ({
      ...look,
      matches: (sampled[index] ?? 0) * 2 ** look.level,
      level: finerLevel(sampled[index] ?? 0, look.level),
      isWithinStates: false,
    })),
    filter,
  );
  const counts = await countChoices(ctx, variants, filter, population);
  const brands = await readBrandNames(ctx, valuesOf(counts.get("brand"), filter.brand));
  return {
    exact: variants.every(({ level }) => level === 0),
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

function labelOf(
  kind: FacetKind,
  value: string,
  brands: ReadonlyMap<string, string>,
  lang: Locale,
): string | null {
  if (kind === "brand") return brands.get(value) ?? null;
  return kind === "country" ? countryNameIn(value, lang) : null;
}

/** What is asked for in one state lies within the same in all states: both are read at once unless those are far more. */
function withSharedStates(variants: readonly Variant[], { state }: ListingFilter): readonly Variant[] {
  const [first, last] = [variants[0], variants.at(-1)];
  if (!first || !last || state === "any" || last.matches / 2 ** first.level > mostShared) return variants;
  return variants.map((variant) => {
    if (variant === first) return { ...variant, isWithinStates: true };
    return variant === last ? { ...variant, level: first.level } : variant;
  });
}

function standsAs(state: ListState): SQL {
  const place = state === "sold" || state === "unsold" ? facetPlaces.outcome : facetPlaces.state;
  return sql`s.facets[${sql.raw(String(place))}] = ${`state:${state}`}`;
}

type Counts = Map<FilterPart, Map<string, number>>;

async function countChoices(
  ctx: Ctx,
  variants: readonly Variant[],
  filter: ListingFilter,
  population: Population,
): Promise<Counts> {
  const now = ctx.clock();
  const names = variants.map((_, index) => sql.raw(`variant${index}`));
  const found = variants
    .map(({ match, level, isWithinStates }, index) => {
      const entries = isWithinStates
        ? sql`${names.at(-1)} s where ${sql.join([standsAs(filter.state), ...match.ofEntry], sql` and `)}`
        : entriesOf(match, population, level);
      return sql`${names[index]} as materialized (select s.facets, s.ends_at from ${entries})`;
    })
    // What others are taken from comes first.
    .toReversed();
  const queries = variants.flatMap((variant, index) => {
    const counted = kindsOf(variant, variants);
    const ofFacets = counted.filter((kind) => kind !== "ends" && kind !== "state");
    const entries = sql`${names[index]} s`;
    return [
      ...(ofFacets.length > 0 ? [choicesQuery(entries, index, ofFacets)] : []),
      ...(counted.includes("ends") ? [endsQuery(entries, index, now)] : []),
      ...(counted.includes("state") ? [stateQuery(entries, index)] : []),
    ];
  });
  const { rows } = await ctx.db.execute<{ variant: number; facet: string; count: number }>(
    sql`with ${sql.join(found, sql`, `)} ${sql.join(queries, sql` union all `)}`,
  );
  const counts: Counts = new Map();
  for (const { variant, facet, count } of rows) {
    const kind = facet.slice(0, facet.indexOf(":")) as FilterPart;
    const values = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, values.set(facet.slice(kind.length + 1), scaled(count, variants[variant]?.level ?? 0)));
  }
  for (const kind of facetKinds) withChosen(counts, kind, filter[kind]);
  return counts;
}

/** What a variant is counted for: its own facet, or all those that no other variant is for. */
function kindsOf({ without }: Variant, variants: readonly Variant[]): FilterPart[] {
  if (without) return [without];
  return [...facetKinds, "ends" as const, "price" as const].filter(
    (kind) => !variants.some((variant) => variant.without === kind),
  );
}

function choicesQuery(entries: SQL, index: number, kinds: readonly (FacetKind | "price")[]): SQL {
  const places = kinds.map((kind) => sql.raw(`found.facets[${facetPlaces[kind]}]`));
  const counted = sql`unnest(array[${sql.join(places, sql`, `)}])`;
  return sql`select ${index}::int as variant, facet, count(*) as count
    from (select ${places.length === 1 ? places[0] : counted} as facet from (select s.facets from ${entries}) found) each
    where facet is not null group by facet`;
}

const countedStates = listStates.filter((state) => state !== "any");

function stateQuery(entries: SQL, index: number): SQL {
  const [state, outcome] = [facetPlaces.state, facetPlaces.outcome].map((place) =>
    sql.raw(`s.facets[${place}]`),
  );
  return sql`select ${index}::int as variant, facet, sum(count)::int8 as count
    from (select ${state} as state, ${outcome} as outcome, count(*) as count from ${entries} group by 1, 2) counted,
      unnest(array[state, outcome]) facet
    where facet is not null group by facet`;
}

function endsQuery(entries: SQL, index: number, now: Date): SQL {
  const counts = endValues.map((ends) => {
    const range = endRange({ ends, endsOn: undefined, endsWithinHours: undefined }, now);
    return sql`count(*) filter (where s.ends_at >= ${range?.from} and s.ends_at < ${range?.before})`;
  });
  return sql`select ${index}::int as variant, 'ends:' || value as facet, count from (
      select unnest(${sql.param([...endValues])}::text[]) as value, unnest(array[${sql.join(counts, sql`, `)}]) as count
      from ${entries}) counted`;
}

/** What is chosen is told though nothing has it. */
function withChosen(counts: Counts, kind: FacetKind, chosen: readonly string[] | undefined): void {
  const values = counts.get(kind) ?? new Map<string, number>();
  for (const value of chosen ?? []) if (!values.has(value)) values.set(value, 0);
  counts.set(kind, values);
}

function valuesOf(counts: Map<string, number> | undefined, chosen: readonly string[] | undefined) {
  return [...(counts ?? [])]
    .map(([value, count]) => ({ value, count, chosen: chosen?.includes(value) ?? false }))
    .toSorted(
      (a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count || a.value.localeCompare(b.value),
    )
    .slice(0, mostValues);
}

async function readBrandNames(
  ctx: Ctx,
  told: readonly { readonly value: string }[],
): Promise<Map<string, string>> {
  if (told.length === 0) return new Map();
  const ids = told.map(({ value }) => value);
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(
    sql`select id, name from brands where id = any (${sql.param(ids)}::int8[])`,
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
