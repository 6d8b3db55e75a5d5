import type { ProductBody } from "#contract/products/products.ts";
import type { Locale } from "#contract/values/locale.ts";
import { wallTimeText } from "#contract/values/prague-time.ts";
import { type GoodsField, taxWords, yesWords } from "./columns.ts";

/** A product as a table of goods knows it. */
export interface TableProduct {
  readonly id: number;
  readonly version: number;
  readonly body: ProductBody;
  /** Pieces by store; a store that has none is missing. */
  readonly stock: ReadonlyMap<number, number>;
}

/** The ways of categories from the top, in one language. */
export type CategoryWays = ReadonlyMap<number, string>;

/** What stands in a cell of a field (rule PD10); empty for nothing. */
export function cellText(body: ProductBody, field: GoodsField, ways: CategoryWays, locale: Locale): string {
  switch (field) {
    case "id":
      return "";
    case "category":
      return ways.get(body.categoryId) ?? "";
    case "weightG":
    case "price":
    case "reducedPrice":
    case "purchasePrice":
      return numberText(body[field], locale);
    case "reducedFrom":
    case "reducedUntil":
      return timeText(body[field], locale);
    case "taxClass":
      return taxWords[body.taxClass][locale === "cs" ? 0 : 1];
    case "takesBackOrders":
    case "isShown":
      return yesWords[`${body[field]}`][locale === "cs" ? 0 : 1];
    case "volumeMl":
    case "strengthPercent":
    case "ageYears":
    case "vintage":
    case "bottledYear":
      return numberText(body.condition[field] ?? null, locale);
    default:
      return body[field] ?? "";
  }
}

function numberText(value: number | null, locale: Locale): string {
  if (value === null) return "";
  return locale === "cs" ? String(value).replace(".", ",") : String(value);
}

/** To the minute, on Prague's clock: `24.12.2026 9:00`, and `2026-12-24 09:00` in English. */
function timeText(instant: string | null, locale: Locale): string {
  if (instant === null) return "";
  const [day = "", time = ""] = wallTimeText(Date.parse(instant)).split("T");
  if (locale !== "cs") return `${day} ${time}`;
  const [year, month, date] = day.split("-").map(Number);
  return `${date}.${month}.${year} ${time.replace(/^0/, "")}`;
}
