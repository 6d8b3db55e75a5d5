import type { FacetCounts } from "#contract/facets.ts";
import { endValues, type FacetKind, facetKinds, type ListState, listStates } from "#contract/facets.ts";
import type { Locale } from "#contract/locale.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { countryNameIn } from "#server/features/countries/country-name.ts";
import { endRange } from "./end-range.ts";
import { type FilterPart, type ListingFilter, type Match, matchOf, stateLexemes } from "./listing-filter.ts";
import { countSampled, entriesOf, type Level, levelFor, safeLevel, scaled } from "./sampling.ts";
import { readNearTerms, readTerms, type SearchTerms } from "./search-terms.ts";

/** So many values of a facet are told, those that most have. */
const mostValues = 40;

/** Counted with one facet's own choices left out, or with all choices kept. */
interface Variant {
  readonly without: FilterPart | null;
  readonly match: Match;
  readonly level: Level;
}

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
    "state",
  ];
  const matches = withouts.map((without) => matchOf(filter, now, terms, without ?? undefined));
  const deepest = await safeLevel(ctx);
  const sampled = await countSampled(ctx, matches, deepest);
  const variants = withouts.map((without, index) => ({
    without,
    match: matches[index] as Match,
    level: Math.min(deepest, levelFor(Math.max(1, sampled[index] ?? 0) * 2 ** deepest)),
  }));
  const counts = await countChoices(ctx, variants, filter, now);
  const brands = await readBrandNames(ctx, counts.get("brand"));
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

type Counts = Map<FacetKind | "ends" | "state", Map<string, number>>;

async function countChoices(
  ctx: Ctx,
  variants: readonly Variant[],
  filter: ListingFilter,
  now: Date,
): Promise<Counts> {
  const queries = variants.flatMap((variant, index) => {
    const counted = kindsOf(variant, variants);
    const ofFacets = counted.filter((kind) => kind !== "ends" && kind !== "state");
    return [
      ...(ofFacets.length > 0 ? [choicesQuery(variant, index, ofFacets)] : []),
      ...(counted.includes("ends") ? [endsQuery(variant, index, now)] : []),
      ...(counted.includes("state") ? countedStates.map((state) => stateQuery(variant, index, state)) : []),
    ];
  });
  const { rows } = await ctx.db.execute<{ variant: number; facet: string; count: number }>(
    sql.join(queries, sql` union all `),
  );
  const counts: Counts = new Map();
  for (const { variant, facet, count } of rows) {
    const kind = facet.slice(0, facet.indexOf(":")) as FacetKind;
    const values = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, values.set(facet.slice(kind.length + 1), scaled(count, variants[variant]?.level ?? 0)));
  }
  for (const kind of facetKinds) withChosen(counts, kind, filter[kind]);
  return counts;
}

/** What a variant is counted for: its own facet, or all those that no other variant is for. */
function kindsOf({ without }: Variant, variants: readonly Variant[]): (FacetKind | "ends" | "state")[] {
  if (without) return [without];
  return [...facetKinds, "ends" as const].filter(
    (kind) => !variants.some((variant) => variant.without === kind),
  );
}

function choicesQuery({ match, level }: Variant, index: number, kinds: readonly string[]): SQL {
  const wanted = sql.join(
    kinds.map((kind) => sql`facet like ${`${kind}:%`}`),
    sql` or `,
  );
  return sql`select ${index}::int as variant, facet, count(*) as count
    from (select s.facets from ${entriesOf(match, level)}) found, unnest(found.facets) facet
    where ${wanted} group by facet`;
}

const countedStates = listStates.filter((state) => state !== "any");

function stateQuery({ match, level }: Variant, index: number, state: Exclude<ListState, "any">): SQL {
  const standing = { ...match, lexemes: [...match.lexemes, stateLexemes[state]] };
  return sql`select ${index}::int as variant, ${`state:${state}`} as facet, count(*) as count
    from ${entriesOf(standing, level)}`;
}

function endsQuery({ match, level }: Variant, index: number, now: Date): SQL {
  const counts = endValues.map((ends) => {
    const range = endRange({ ends, endsOn: undefined, endsWithinHours: undefined }, now);
    return sql`count(*) filter (where s.ends_at >= ${range?.from} and s.ends_at < ${range?.before})`;
  });
  return sql`select ${index}::int as variant, 'ends:' || value as facet, count from (
      select unnest(${sql.param([...endValues])}::text[]) as value, unnest(array[${sql.join(counts, sql`, `)}]) as count
      from ${entriesOf(match, level)}) counted`;
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
  counts: Map<string, number> | undefined,
): Promise<Map<string, string>> {
  const ids = [...(counts?.keys() ?? [])];
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(
    sql`select id, name from brands where id = any (${sql.param(ids)}::int8[])`,
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
