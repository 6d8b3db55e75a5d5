import { endValues, type FacetKind, facetKinds, listStates } from "#contract/search/facets.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { facetPlaces } from "#server/features/search/table.ts";
import { endRange } from "./end-range.ts";
import type { FilterPart, ListingFilter, Match } from "./listing-filter.ts";
import type { Level, Population } from "./population.ts";
import { entriesOf, scaled } from "./sampling.ts";

/** A set of counts: with one facet's own choices left out, or with all choices kept. */
interface Variant {
  readonly without: FilterPart | null;
  readonly match: Match;
  readonly level: Level;
}

type Counts = Map<FilterPart, Map<string, number>>;

/** The counts of each variant, by facet and value, in one query; counts from samples are scaled up. */
export async function countChoices(
  ctx: Ctx,
  variants: readonly Variant[],
  filter: ListingFilter,
  population: Population,
): Promise<Counts> {
  const now = ctx.clock();
  const names = variants.map((_, index) => sql.raw(`variant${index}`));
  const found = variants.map(
    ({ match, level }, index) =>
      sql`${names[index]} as materialized (select s.facets, s.ends_at from ${entriesOf(match, population, level)})`,
  );
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

/** The facets that a variant counts: its own, or all those without a variant of their own. */
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

export const countedStates = listStates.filter((state) => state !== "any");

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

/** A chosen value is listed even where no listing has it. */
function withChosen(counts: Counts, kind: FacetKind, chosen: readonly string[] | undefined): void {
  const values = counts.get(kind) ?? new Map<string, number>();
  for (const value of chosen ?? []) if (!values.has(value)) values.set(value, 0);
  counts.set(kind, values);
}
