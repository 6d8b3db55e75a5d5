import { pathTo } from "#contract/content/page-paths.ts";
import { pageSize } from "#contract/search/listing-query.ts";

export interface ChosenPages {
  readonly home: string;
  /** A category with a full page of cards. */
  readonly listing: string;
  /** A live auction. */
  readonly item: string;
  readonly article: string;
}

/** Paths of the pages that visitors see most, from the site's own API. */
export async function choosePages(origin: string): Promise<ChosenPages> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${origin}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  const categories = await read<Place[]>("/api/catalog/category/cs");
  for (const category of categories) {
    const { items } = await read<{ items: Lot[] }>(`/api/auctions?lang=cs&category=${category.id}`);
    const item = items.find(({ saleMode, status }) => saleMode === "auction" && status === "live");
    if (items.length < pageSize || !item) continue;
    const [article] = (await read<{ items: Place[] }>("/api/blog/articles?lang=cs")).items;
    if (!article) throw new Error("The demo has no article");
    return {
      home: pathTo("home", "cs"),
      listing: pathTo("item", "cs", category),
      item: pathTo("item", "cs", item),
      article: pathTo("article", "cs", article),
    };
  }
  throw new Error(`No category of the demo has ${pageSize} cards`);
}

type Place = { readonly id: number; readonly slug: string };

type Lot = Place & { readonly saleMode: string; readonly status: string };
