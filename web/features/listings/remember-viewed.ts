import { type Locale, locales } from "#contract/values/locale.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";

/** A product as the browser keeps it once its page was opened (rule VI6). */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  /** Path of its page. */
  readonly url: string;
  readonly is_price_sale_active: boolean;
  /** In per cent. */
  readonly tax_rate: number;
  /** CZK; null where it has none. */
  readonly original_price: number | null;
  /** Path of its main picture's file; null while there is none. */
  readonly image: string | null;
  /** CZK, as it was when the page was opened; null by agreement. */
  readonly price: number | null;
}

type ByLocale = Partial<Record<Locale, ViewedProduct[]>>;

export const viewedKey = "last_viewed_products";
/** VI6: The last {mostViewed} things viewed are remembered for each language in the browser, the newest first. */
export const mostViewed = 3;

/** What was looked at in a language, the newest first. Whatever else the storage holds counts as nothing. */
export function readViewed(storage: Pick<Storage, "getItem">, locale: Locale): ViewedProduct[] {
  return readAll(storage)[locale] ?? [];
}

/** Puts a product first; one that is there already moves to the front. A storage that takes nothing loses nothing else. */
export function rememberViewed(
  storage: Pick<Storage, "getItem" | "setItem">,
  locale: Locale,
  product: ViewedProduct,
): void {
  const all = readAll(storage);
  const others = (all[locale] ?? []).filter(({ id }) => id !== product.id);
  const stored = { ...all, [locale]: [product, ...others].slice(0, mostViewed) };
  try {
    storage.setItem(viewedKey, JSON.stringify(stored));
  } catch (error) {
    console.warn("what was looked at could not be kept", error);
  }
}

function readAll(storage: Pick<Storage, "getItem">): ByLocale {
  try {
    const stored: unknown = JSON.parse(storage.getItem(viewedKey) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const lists = stored as Record<string, unknown>;
    return Object.fromEntries(locales.map((locale) => [locale, usable(lists[locale])]));
  } catch (error) {
    console.warn("what was looked at could not be read", error);
    return {};
  }
}

function usable(list: unknown): ViewedProduct[] {
  return Array.isArray(list) ? list.filter(isProduct).slice(0, mostViewed) : [];
}

/** Anybody may write into a browser's storage: addresses from there lead nowhere but to pages and pictures of ours. */
function isProduct(entry: unknown): entry is ViewedProduct {
  if (typeof entry !== "object" || entry === null) return false;
  const { id, name, url, image, price, original_price, tax_rate, is_price_sale_active } = entry as Record<
    string,
    unknown
  >;
  const isAmount = (value: unknown) => value === null || Number.isFinite(value);
  return (
    Number.isSafeInteger(id) &&
    typeof name === "string" &&
    typeof url === "string" &&
    safeRedirect(url) !== null &&
    (image === null || (typeof image === "string" && /^\/media\/[\w-]+\/\d+\.webp$/.test(image))) &&
    isAmount(price) &&
    isAmount(original_price) &&
    Number.isFinite(tax_rate) &&
    typeof is_price_sale_active === "boolean"
  );
}
