import { endValues, type FacetKind, facetKinds, listStates } from "#contract/search/facets.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { facetPlaces } from "#server/features/search/table.ts";
import { endRange } from "./end-range.ts";
import { mostRead } from "./find-part.ts";
import { entriesOf, type FilterPart, type ListingFilter, type Match } from "./listing-filter.ts";

/** A set of counts: with one facet's own choices left out, or with all choices kept. */
interface Variant {
  readonly without: FilterPart | null;
  readonly match: Match;
}

interface Counts {
  readonly byPart: Map<FilterPart, Map<string, number>>;
  /** false: a variant has more matches than are read. */
  readonly exact: boolean;
}

/** The counts of each variant among the first that it finds, by facet and value, in one query. */
export async function countChoices(ctx: Ctx, variants: readonly Variant[], filter: ListingFilter): Promise<Counts> {
  const now = ctx.clock();
  const names = variants.map((_, index) => sql.raw(`variant${index}`));
  const found = variants.map(
    ({ match }, index) =>
      sql`${names[index]} as materialized (select s.facets, s.ends_at from ${entriesOf(match)} limit ${mostRead + 1})`,
  );
  const queries = variants.flatMap((variant, index) => {
    const counted = kindsOf(variant, variants);
    const ofFacets = counted.filter((kind) => kind !== "ends" && kind !== "state");
    const entries = sql`${names[index]} s`;
    return [
      sql`select 'all:' as facet, count(*) as count from ${entries}`,
      ...(ofFacets.length > 0 ? [choicesQuery(entries, ofFacets)] : []),
      ...(counted.includes("ends") ? [endsQuery(entries, now)] : []),
      ...(counted.includes("state") ? [stateQuery(entries)] : []),
    ];
  });
  const { rows } = await ctx.db.execute<{ facet: string; count: number }>(
    sql`with ${sql.join(found, sql`, `)} ${sql.join(queries, sql` union all `)}`,
  );
  const byPart: Counts["byPart"] = new Map();
  for (const { facet, count } of rows) {
    const kind = facet.slice(0, facet.indexOf(":")) as FilterPart;
    const values = byPart.get(kind) ?? new Map<string, number>();
    byPart.set(kind, values.set(facet.slice(kind.length + 1), count));
  }
  for (const kind of facetKinds) withChosen(byPart, kind, filter[kind]);
  return { byPart, exact: rows.every(({ facet, count }) => facet !== "all:" || count <= mostRead) };
}

/** The facets that a variant counts: its own, or all those without a variant of their own. */
function kindsOf({ without }: Variant, variants: readonly Variant[]): FilterPart[] {
  if (without) return [without];
  return [...facetKinds, "ends" as const, "price" as const].filter(
    (kind) => !variants.some((variant) => variant.without === kind),
  );
}

function choicesQuery(entries: SQL, kinds: readonly (FacetKind | "price")[]): SQL {
  const places = kinds.map((kind) => sql.raw(`found.facets[${facetPlaces[kind]}]`));
  const counted = sql`unnest(array[${sql.join(places, sql`, `)}])`;
  return sql`select facet, count(*) as count
    from (select ${places.length === 1 ? places[0] : counted} as facet from (select s.facets from ${entries}) found) each
    where facet is not null group by facet`;
}

export const countedStates = listStates.filter((state) => state !== "any");

function stateQuery(entries: SQL): SQL {
  const [state, outcome] = [facetPlaces.state, facetPlaces.outcome].map((place) => sql.raw(`s.facets[${place}]`));
  return sql`select facet, sum(count)::int8 as count
    from (select ${state} as state, ${outcome} as outcome, count(*) as count from ${entries} group by 1, 2) counted,
      unnest(array[state, outcome]) facet
    where facet is not null group by facet`;
}

function endsQuery(entries: SQL, now: Date): SQL {
  const counts = endValues.map((ends) => {
    const range = endRange({ ends, endsOn: undefined, endsWithinHours: undefined }, now);
    return sql`count(*) filter (where s.ends_at >= ${range?.from} and s.ends_at < ${range?.before})`;
  });
  return sql`select 'ends:' || value as facet, count from (
      select unnest(${sql.param([...endValues])}::text[]) as value, unnest(array[${sql.join(counts, sql`, `)}]) as count
      from ${entries}) counted`;
}

/** A chosen value is listed even where no listing has it. */
function withChosen(counts: Counts["byPart"], kind: FacetKind, chosen: readonly string[] | undefined): void {
  const values = counts.get(kind) ?? new Map<string, number>();
  for (const value of chosen ?? []) if (!values.has(value)) values.set(value, 0);
  counts.set(kind, values);
}
