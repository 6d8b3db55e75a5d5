import type { Category } from "#contract/catalogue/catalogue.ts";

export interface FoundCategory {
  category: Category;
  /** From the top down, the category itself included. */
  path: readonly Category[];
}

const shown = 40;

/**
 * Categories for words as people type them: without accents, in any order, beginnings suffice. A word may match a category
 * above, so "islay whisky" finds Islay. Those whose own name begins with what was typed come first.
 */
export function searchCategories(tree: readonly Category[], query: string): FoundCategory[] {
  const words = plain(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return allWithPaths(tree)
    .flatMap((found) => {
      const rank = rankOf(found, words);
      return rank === null ? [] : [{ found, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shown)
    .map(({ found }) => found);
}

/** The categories from the top down to this one; empty where there is no such category. */
export function pathToCategory(tree: readonly Category[], id: number): readonly Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = pathToCategory(category.subcategories, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** 0: the name begins so; 1: some word of the name does; 2: only a category above matches as well; null: no match. */
function rankOf({ category, path }: FoundCategory, words: readonly string[]): number | null {
  const name = plain(category.name);
  const own = name.split(" ");
  const all = path.flatMap(({ name: each }) => plain(each).split(" "));
  const begins = (candidates: readonly string[], word: string) => candidates.some((each) => each.startsWith(word));
  if (!words.every((word) => begins(all, word)) || !words.some((word) => begins(own, word))) return null;
  if (name.startsWith(words.join(" "))) return 0;
  return words.every((word) => begins(own, word)) ? 1 : 2;
}

function allWithPaths(tree: readonly Category[], above: readonly Category[] = []): FoundCategory[] {
  return tree.flatMap((category) => {
    const path = [...above, category];
    return [{ category, path }, ...allWithPaths(category.subcategories, path)];
  });
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
