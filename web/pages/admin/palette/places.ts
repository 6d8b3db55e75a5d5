import type { FoundThing } from "#contract/admin-search/admin-search.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";

/** A place of the back office that the palette leads to. */
export interface Place {
  readonly name: string;
  /** What tells it from others of its name. */
  readonly detail: string;
  readonly to: string;
}

/** Those of the places whose name or detail has each of the words, with or without accents and capitals; the begun ones first. */
export function placesNamed(places: readonly Place[], typed: string): Place[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...places];
  const named = places.filter(({ name, detail }) => words.every((word) => plain(`${name} ${detail}`).includes(word)));
  const isBegun = ({ name }: Place) => plain(name).startsWith(words[0] ?? "");
  return [...named.filter(isBegun), ...named.filter((place) => !isBegun(place))];
}

/** Where the back office shows a thing that it has found. */
export function placeOf({ kind, id, name, detail, slug, group }: FoundThing, locale: Locale): Place {
  const search = (page: "goodsOrderAdmin" | "moneyAdmin" | "invoiceAdmin", query: Record<string, string>) =>
    `${pathTo(page, locale)}?${new URLSearchParams(query)}`;
  const to = {
    person: () => personAddress(name, locale),
    listing: () => pathTo("item", locale, { id, slug: slug ?? "" }),
    deal: () => pathTo("oneDealAdmin", locale, { id }),
    goods_order: () => search("goodsOrderAdmin", { ...(group && { group }), q: String(id) }),
    order: () => search("moneyAdmin", { group: "orders", q: String(id) }),
    document: () => search("invoiceAdmin", { q: name }),
    product: () => pathTo("editProduct", locale, { id }),
  }[kind]();
  return { name, detail, to };
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
