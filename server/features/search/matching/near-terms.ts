import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategoryWords } from "./category-words.ts";
import type { QueryPart } from "./query-part.ts";
import { longestWord, mostWords, type SearchTerms, termsOf } from "./search-terms.ts";

/** From this length on, a word that no name has is also searched as a beginning within descriptions. */
const shortestBegunAnywhere = 4;
/** From this length on, a word may be misspelt. */
const shortestMisspelt = 4;
const nearest = 3;
/** How alike two words must be for one to replace the other, from 0 to 1 (pg_trgm). */
const leastAlike = 0.4;
/** From this length on, a word may have two wrong letters, below it one; a missing letter or an extra one counts as wrong. */
const longEnoughForTwo = 6;

/**
 * The kinds of lexemes that are no words (search-entries.sql). What begins one of them is not looked for as a beginning: `stat`
 * would find every `state:running`.
 */
const lexemeKinds =
  "state type saleMode brand country vintage volume strength age condition price ends category id duration seller sale stock ml years abv year decade land said name".split(
    " ",
  );

type NearPart = QueryPart & { readonly place: number; readonly typed: string; readonly isNear: boolean };

/**
 * F10: Where nothing has a word, those that sound the same or are spelt nearly so stand for it, and the page says which.
 *
 * Conditions for words that match nothing, each replaced by words that sound the same or are spelt nearly so, with the words meant; null
 * where there are none.
 */
export async function readNearTerms(
  ctx: Ctx,
  typed: string,
): Promise<{ terms: SearchTerms; meant: string | null } | null> {
  const rows = await readNearParts(ctx, typed);
  const asked = rows.filter(({ excluded }) => !excluded);
  const places = [...new Set(asked.map(({ place }) => place))];
  const last = asked.findLast(({ measure }) => measure === null)?.place;
  const isBegun = (row: NearPart) =>
    !row.isNear &&
    row.place === last &&
    row.written.length >= shortestBegunAnywhere &&
    !lexemeKinds.some((kind) => kind.startsWith(row.stem));
  const isNear = asked.some((row) => row.isNear);
  if (!isNear && !asked.some(isBegun)) return null;
  const alternatives = places.map((place) =>
    asked.filter((row) => row.place === place).map((row) => ({ ...row, isBegun: isBegun(row) })),
  );
  const excluded = rows.filter((row) => row.excluded);
  const best = rows.filter(({ place }, index) => rows[index - 1]?.place !== place);
  const meant = isNear ? best.map((row) => (row.isNear ? row.written : row.typed)).join(" ") : null;
  return { terms: { ...(await termsOf(ctx, alternatives, excluded)), id: null }, meant };
}

/** The words of a query, those that nothing is called with the nearest that something is. */
async function readNearParts(ctx: Ctx, typed: string): Promise<NearPart[]> {
  const categories = await readCategoryWords(ctx);
  const ofCategories = sql`select * from unnest(${sql.param(categories.flatMap(({ words }) => words))}::text[],
    ${sql.param(categories.flatMap(({ heard }) => heard))}::text[]) known(word, heard)`;
  const { rows } = await ctx.db.execute<NearPart & Record<string, unknown>>(sql`
    with parts as materialized (select *, f_heard(word) as heard, f_lands(f_stems(word)) as lands from f_query(${typed})
      where place <= ${mostWords}),
    categories as materialized (${ofCategories})
    select parts.place, parts.typed, excluded, measure, coalesce(near.word, parts.word, '') as written,
      coalesce((f_stems(coalesce(near.word, parts.word)))[1], '') as stem,
      f_lands(f_stems(coalesce(near.word, parts.word, ''))) as lands, near.word is not null as "isNear"
    from parts
    left join lateral (
      select candidate.word, similarity(candidate.word, parts.word) as alike, candidate.heard = parts.heard as "soundsSame"
      from (select known.word, known.heard from search_words known where known.heard = parts.heard
        union select known.word, known.heard from search_words known where ${isNearlySpelt}
        union select known.word, known.heard from search_words known where ${isBegunWrongly}
        union select known.word, known.heard from categories known
          where known.heard = parts.heard or ${isNearlySpelt} or ${isBegunWrongly}) candidate
      where length(parts.word) between ${shortestMisspelt} and ${longestWord} and not excluded and parts.lands = '{}'
        and not exists (select from categories same where same.word = parts.word)
        and not exists (select from search_words same where same.word = parts.word)
      order by "soundsSame" desc, alike desc, candidate.word limit ${nearest}) near on true
    order by parts.place, near."soundsSame" desc, near.alike desc, near.word`);
  return rows;
}

/** The words of the list are cut, since the function refuses words of more than 255 bytes. */
const fewLettersApart = sql`levenshtein_less_equal(left(known.word, ${longestWord}::int), left(parts.word, ${longestWord}::int), 2)
  <= case when length(parts.word) >= ${longEnoughForTwo} then 2 else 1 end`;

const isNearlySpelt = sql`((known.word % parts.word or known.word like left(parts.word, 1) || '%')
  and (known.word like parts.word || '%' or similarity(known.word, parts.word) >= ${leastAlike}
    or (known.word like left(parts.word, 1) || '%' and ${fewLettersApart})))`;

/** Another first letter, or the first two in each other's place, of a word that may go on. */
const isBegunWrongly = sql`(known.word like '_' || substr(parts.word, 2)
  or known.word like substr(parts.word, 2, 1) || left(parts.word, 1) || substr(parts.word, 3) || '%')`;
