import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { type CategoryWords, readCategoryWords } from "./category-words.ts";
import { anyOf, beginning, type Condition, lexeme } from "./lexemes.ts";
import type { QueryPart } from "./query-part.ts";
import { isBeginning, meaningsOf, sayingsOf } from "./word-lexemes.ts";

export const mostWords = 8;
/** At most this many words and measures of a query are read, those that it excludes among them. */
const mostParts = 24;
export const longestWord = 60;
/** At most this many words are tried as completions of a begun one, the shortest first. */
const mostCompletions = 24;
const shortestBegun = 2;

/** The typed words as conditions on lexemes, one for each word, the closest first. */
export interface SearchTerms {
  /** The listing with the typed number, whatever the other conditions. */
  readonly id: Condition | null;
  /** All words in the name or brand, as they are written, or meant by its fields: its category, country, volume, age, year, strength. */
  readonly written: readonly Condition[];
  /** The same, with words in any form. */
  readonly named: readonly Condition[];
  /** Each word in the text, in any form, or in the name of a category that it lies in. */
  readonly anywhere: readonly Condition[];
  /** What is found has none of these. */
  readonly excluded: readonly Condition[];
}

/** A listing's number as people write it: 1234, #1234, č. 1234. */
const listingNumber = /^\s*(?:#|[čcn][.o]{0,2})?\s*([1-9]\d{0,14})$/i;

/** Words that a text may lack although a query has them, unless the query has no others. */
const fillers = new Set(
  "a i z ze s se v ve k ke o u na do od po za pro the of and for from with et lahev lahve lahvi bottle".split(" "),
);

/**
 * F8: In the terms of a search punctuation inside a name does not matter (X.O. is xo), nor which noun or adjective
 * names a country (Jamajka, jamajský); nor whether it is called by its everyday name or by the sellers' (šampaňské,
 * champagne); what a hyphen stands before is excluded.
 *
 * Conditions for the typed words. Text without a word (`%`) finds nothing rather than everything. The last word may be
 * unfinished: unless a name has it in some form, it stands for the words of names that begin with it.
 */
export async function readTerms(ctx: Ctx, typed: string): Promise<SearchTerms> {
  const number = typed.match(listingNumber)?.[1];
  const text = number ?? typed;
  const { rows } = await ctx.db.execute<QueryPart & Record<string, unknown>>(sql`
    select left(coalesce(word, typed), ${longestWord}::int) as written, excluded, measure,
      left(coalesce(stem, ''), ${longestWord}::int) as stem, f_lands(array[stem]) as lands,
      array(select jsonb_build_object('written', other, 'stem', (f_stems(other))[1])
        from unnest(f_other_names(coalesce(stem, ''))) other) as "otherNames",
      coalesce(begun.words, '{}') as completions
    from (select *, (f_stems(word))[1] as stem, max(place) filter (where word is not null and not excluded) over () as last
      from f_query(${text}) where place <= ${mostParts}::int) parts
    left join lateral (select array_agg(word) as words from (
      select known.word from search_words known where known.word like parts.word || '%'
      order by length(known.word), known.word limit ${mostCompletions}) completing) begun
    on place = last and length(word) >= ${shortestBegun}
      and not exists (select from search_words same where same.stem = parts.stem)
    order by place`);
  const words = rows.filter(({ excluded }) => !excluded);
  const saying = words.filter(({ written }) => !fillers.has(written));
  const read = (saying.length > 0 ? saying : words).slice(0, mostWords).map(allNames);
  const terms = await termsOf(ctx, read, rows.filter(({ excluded }) => excluded).flatMap(allNames));
  return { ...terms, id: number ? lexeme(`id:${number}`) : null };
}

/** A word with what else the thing that it names is called. */
function allNames({ otherNames = [], ...word }: QueryPart): QueryPart[] {
  return [word, ...otherNames.map((other) => ({ ...other, measure: null, lands: [], excluded: word.excluded }))];
}

/** The conditions for what a query asks for, each word with its alternatives, and for what it excludes. */
export async function termsOf(
  ctx: Ctx,
  words: readonly (readonly QueryPart[])[],
  excluded: readonly QueryPart[],
): Promise<Omit<SearchTerms, "id">> {
  const categories = await readCategoryWords(ctx);
  const without = excluded.map((part) => anyOf(anywhereOf(part, categories)));
  if (words.length === 0) {
    // What only excludes asks for all else; what says nothing asks for nothing.
    const nothing = [lexeme("=")];
    const anywhere = without.length > 0 ? [] : nothing;
    return { written: nothing, named: nothing, anywhere, excluded: without };
  }
  const each = (conditionsOf: (part: QueryPart) => Condition[]) =>
    words.map((alternatives) => anyOf(alternatives.flatMap(conditionsOf)));
  const meant = (part: QueryPart) => meaningsOf(part, categories).map(lexeme);
  return {
    written: each((part) => [...(part.measure ? [] : [asWritten(part.written)]), ...meant(part)]),
    named: each((part) => [
      ...(part.measure ? [] : [lexeme(`name:${part.stem}`)]),
      ...(part.completions ?? []).map(asWritten),
      ...meant(part),
    ]),
    anywhere: each((part) => anywhereOf(part, categories)),
    excluded: without,
  };
}

function anywhereOf(part: QueryPart, categories: readonly CategoryWords[]): Condition[] {
  const { stem, completions = [], isBegun = false } = part;
  const meant = [...meaningsOf(part, categories), ...sayingsOf(part)].map(lexeme);
  if (part.measure) return meant;
  return [
    isBegun ? beginning(stem) : lexeme(stem),
    ...completions.map(asWritten),
    ...categories
      .filter(({ stems }) => stems.some((known) => isBeginning(stem, known)))
      .map(({ id }) => lexeme(`category:${id}`)),
    ...meant,
  ];
}

function asWritten(word: string): Condition {
  return lexeme(`=${word}`);
}
