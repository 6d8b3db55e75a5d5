import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { anyOf, beginning, type Condition, lexeme } from "./lexemes.ts";

const mostWords = 8;
const longestWord = 60;
const shortestBeginning = 3;
/** At most this many words are tried as completions of a begun one, the shortest first. */
const mostCompletions = 24;
const shortestBegun = 2;
/** From this length on, a word that no name has is also searched as a beginning within descriptions. */
const shortestBegunAnywhere = 4;
/** From this length on, a word may be misspelt. */
const shortestMisspelt = 4;
const nearest = 3;
/** How alike two words must be for one to replace the other, from 0 to 1 (pg_trgm). */
const leastAlike = 0.4;
/** From this length on, a word may have two wrong letters, below it one; a missing letter or an extra one counts as wrong. */
const longEnoughForTwo = 6;
const categoriesTtlMs = 5_000;

/** A typed word with its stored form: `rumy`, `rum`. */
interface Word {
  readonly written: string;
  readonly stem: string;
  /** The words that it may be the beginning of. */
  readonly completions?: readonly string[];
  /** The stems of the completions, as names have them. */
  readonly completedStems?: readonly string[];
  /** Whether any word with this beginning matches. */
  readonly isBegun?: boolean;
}

/** The typed words as conditions on lexemes, one for each word, the closest first. */
export interface SearchTerms {
  /** The listing with the typed number, whatever the other conditions. */
  readonly id: Condition | null;
  /** All words in the name or brand, as they are written. */
  readonly written: readonly Condition[];
  /** All words in the name or brand, in any form. */
  readonly named: readonly Condition[];
  /** For each word the stems of names that `named` asks for. */
  readonly nameStems: readonly (readonly string[])[];
  /** Each word in the text, in any form, or in the name of a category that it lies in. */
  readonly anywhere: readonly Condition[];
}

/**
 * Conditions for the typed words. Text without a word (`%`) finds nothing rather than everything. The last word may be
 * unfinished: unless a name has it in some form, it stands for the words of names that begin with it.
 */
export async function readTerms(ctx: Ctx, typed: string): Promise<SearchTerms> {
  const number = typed.match(/^\D{0,4}([1-9]\d{0,14})$/)?.[1];
  const text = number ?? typed;
  const { rows } = await ctx.db.execute<Word & Record<string, unknown>>(sql`
    select left(written, ${longestWord}::int) as written, left(stem, ${longestWord}::int) as stem,
      coalesce(begun.words, '{}') as completions, coalesce(begun.stems, '{}') as "completedStems"
    from unnest(f_words(${text}), f_stems(${text})) with ordinality as words(written, stem, place)
    left join lateral (select array_agg(word) as words, array_agg(distinct stem) as stems from (
      select known.word, known.stem from search_words known where known.word like written || '%'
      order by length(known.word), known.word limit ${mostCompletions}) completing) begun
    on place = least(cardinality(f_words(${text})), ${mostWords}::int) and length(written) >= ${shortestBegun}
      and not exists (select from search_words same where same.stem = words.stem)
    order by place limit ${mostWords}`);
  const words = await termsOf(
    ctx,
    rows.map((word) => [word]),
  );
  return { ...words, id: number ? lexeme(`id:${number}`) : null };
}

/** The words of the list are cut, since the function refuses words of more than 255 bytes. */
const fewLettersApart = sql`levenshtein_less_equal(left(known.word, ${longestWord}::int), typed.word, 2)
  <= case when length(typed.word) >= ${longEnoughForTwo} then 2 else 1 end`;

/**
 * Conditions for words that match nothing, each replaced by words spelt nearly the same, with the words meant; null where
 * there are none.
 */
export async function readNearTerms(
  ctx: Ctx,
  typed: string,
): Promise<{ terms: SearchTerms; meant: string | null } | null> {
  const { rows } = await ctx.db.execute<
    Word & { place: number; isNear: boolean } & Record<string, unknown>
  >(sql`
    select place, coalesce(near.word, typed.word) as written, (f_stems(coalesce(near.word, typed.word)))[1] as stem,
      near.word is not null as "isNear"
    from unnest(f_words(${typed})) with ordinality as typed(word, place)
    left join lateral (
      select known.word, similarity(known.word, typed.word) as alike from search_words known
      where length(typed.word) between ${shortestMisspelt} and ${longestWord}
        and (known.word % typed.word or known.word like left(typed.word, 1) || '%')
        and (known.word like typed.word || '%' or similarity(known.word, typed.word) >= ${leastAlike}
          or (known.word like left(typed.word, 1) || '%' and ${fewLettersApart}))
        and not exists (select from search_words same where same.word = typed.word)
      order by alike desc, known.word limit ${nearest}) near on true
    where place <= ${mostWords}
    order by place, near.alike desc, near.word`);
  const places = [...new Set(rows.map(({ place }) => place))];
  const isBegun = (row: (typeof rows)[number]) =>
    !row.isNear && row.place === places.at(-1) && row.written.length >= shortestBegunAnywhere;
  const isNear = rows.some((row) => row.isNear);
  if (!isNear && !rows.some(isBegun)) return null;
  const alternatives = places.map((place) =>
    rows.filter((row) => row.place === place).map((row) => ({ ...row, isBegun: isBegun(row) })),
  );
  const meant = isNear ? alternatives.map(([best]) => best?.written).join(" ") : null;
  return { terms: { ...(await termsOf(ctx, alternatives)), id: null }, meant };
}

/** The conditions for the typed words, each with its alternatives. */
async function termsOf(ctx: Ctx, words: readonly (readonly Word[])[]): Promise<Omit<SearchTerms, "id">> {
  const nothing = [lexeme("=")];
  if (words.length === 0) return { written: nothing, named: nothing, nameStems: [], anywhere: nothing };
  const categories = await readCategoryWords(ctx);
  const each = (conditionsOf: (word: Word) => Condition[]) =>
    words.map((alternatives) => anyOf(alternatives.flatMap(conditionsOf)));
  return {
    written: each(({ written }) => [asWritten(written)]),
    named: each(({ stem, completions = [] }) => [lexeme(`name:${stem}`), ...completions.map(asWritten)]),
    nameStems: words.map((alternatives) =>
      alternatives.flatMap(({ stem, completedStems = [] }) => [stem, ...completedStems]),
    ),
    anywhere: each(({ stem, completions = [], isBegun = false }) => [
      isBegun ? beginning(stem) : lexeme(stem),
      ...completions.map(asWritten),
      ...categories
        .filter(({ stems }) => stems.some((known) => isBeginning(stem, known)))
        .map(({ id }) => lexeme(`category:${id}`)),
    ]),
  };
}

function asWritten(word: string): Condition {
  return lexeme(`=${word}`);
}

function isBeginning(stem: string, known: string): boolean {
  return stem === known || (stem.length >= shortestBeginning && known.startsWith(stem));
}

/** The stems of each category's names in both languages. */
function readCategoryWords(ctx: Ctx): Promise<{ id: number; stems: string[] }[]> {
  return remembered(ctx, "category words", categoriesTtlMs, async () => {
    const { rows } = await ctx.db.execute<{ id: number; stems: string[] }>(
      sql`select id, f_stems(name_cs || ' ' || name_en) as stems from categories`,
    );
    return rows;
  });
}
