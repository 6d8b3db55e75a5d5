import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { categoryTexts, readCategories } from "#server/features/catalogue/read-categories.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { measureWords } from "./measure-words.ts";

const kinds = {
  duration: {
    "7d": { cs: "sedmidenní aukce", en: "seven-day auctions" },
    monthly: { cs: "měsíční aukce", en: "the monthly sale" },
  },
  type: { supply: { cs: "nabídky", en: "offers" }, demand: { cs: "poptávky", en: "wanted" } },
  saleMode: {
    auction: { cs: "aukce", en: "auctions" },
    fixed_price: { cs: "pevná cena", en: "fixed price" },
    by_agreement: { cs: "cena dohodou", en: "price by agreement" },
    stock: { cs: "z obchodu", en: "from the shop" },
  },
} as const;

/**
 * A watched search in a few words: what is sought, else whose, else of which brand or where, else of which kind or country,
 * else by which measures and prices; null where nothing says it.
 */
export async function searchName(
  ctx: Ctx,
  { q, seller, brand = [], categories = [], ...others }: WatchedFilters,
  lang: Locale,
): Promise<string | null> {
  if (q) return q;
  if (seller !== undefined) {
    const [found] = await ctx.db.select({ username: users.username }).from(users).where(eq(users.id, seller));
    if (found) return found.username;
  }
  const named =
    brand.length > 0
      ? await ctx.db
          .select()
          .from(brands)
          .where(inArray(brands.id, brand.map(Number)))
      : [];
  const known = await readCategories(ctx);
  const places = categories.flatMap((id) => {
    const category = known.get(id);
    return category ? [categoryTexts(category, lang).name] : [];
  });
  const names = [...named.map(({ name }) => name), ...places];
  const [words] = [names, wordsOfKinds(others, lang), measureWords(others, lang)].filter(({ length }) => length > 0);
  return words?.join(", ") ?? null;
}

function wordsOfKinds(
  { duration, type = [], saleMode = [], country = [] }: Omit<WatchedFilters, "q">,
  lang: Locale,
): string[] {
  const regions = new Intl.DisplayNames(lang, { type: "region" });
  return [
    ...(duration ? [kinds.duration[duration][lang]] : []),
    ...type.map((each) => kinds.type[each as keyof typeof kinds.type][lang]),
    ...saleMode.map((each) => kinds.saleMode[each as keyof typeof kinds.saleMode][lang]),
    ...country.map((code) => regions.of(code) ?? code),
  ];
}
