import { maxCzk } from "#contract/values/max-czk.ts";
import type { CatalogueItem } from "#server/features/listings/import-listings.ts";
import { categoryFor } from "./category-map.ts";

export type Values = Readonly<Record<string, string>>;

/** A row as an item, without its brand (from the database) and its key (from the other rows); or the reason why it is wrong. */
export type ReadItem = Omit<CatalogueItem, "importKey" | "brandId"> | { readonly fault: string };

export interface Terms {
  readonly priceColumn: string;
  /** Crowns for one unit of the file's currency. */
  readonly rate: number;
}

const longestName = 160;
const mostMl = 100_000;

/** Reads one row of a catalogue; the first thing wrong with it is its fault. */
export function readItem(values: Values, { priceColumn, rate }: Terms): ReadItem {
  const text = (column: string) => values[column]?.trim() ?? "";
  const title = text("name");
  const name = [title, text("subtitle")].filter(Boolean).join(" ").replace(/\s+/g, " ");
  if (!title) return { fault: "name is missing" };
  if (name.length > longestName) return { fault: `name and subtitle are longer than ${longestName} characters` };
  const categoryId = categoryFor(text("category"), text("subcategory"), text("kind"));
  if (categoryId === null) return { fault: `category "${text("category")}" is not known` };
  const volumeMl = readNumber(text("volume_ml"));
  if (volumeMl !== null && !(Number.isInteger(volumeMl) && volumeMl >= 1 && volumeMl <= mostMl)) {
    return { fault: `volume_ml "${text("volume_ml")}" is not between 1 and ${mostMl}` };
  }
  const strength = readNumber(text("abv_percent"));
  if (strength !== null && !(strength >= 0 && strength <= 100)) {
    return { fault: `abv_percent "${text("abv_percent")}" is not between 0 and 100` };
  }
  const price = readNumber(text(priceColumn));
  if (price === null || !(price > 0)) {
    return { fault: `${priceColumn} "${text(priceColumn)}" is not a positive number` };
  }
  const crowns = Math.max(1, Math.round(price * rate));
  if (crowns > maxCzk) return { fault: `${priceColumn} "${text(priceColumn)}" is too high` };
  const strengthPercent = strength === null ? null : Math.round(strength * 10) / 10;
  return {
    categoryId,
    name,
    description: describe(volumeMl, strengthPercent),
    volumeMl,
    strengthPercent,
    ...datesOf(text("subtitle")),
    askedPriceMinor: crowns * 100,
  };
}

/** null for an empty value, NaN for one that is no number; the decimal point may be a comma. */
function readNumber(text: string): number | null {
  if (text === "") return null;
  return /^-?\d{1,15}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** A year at the end of the subtitle is the vintage, "12 Years" the age; nothing else is guessed. */
function datesOf(subtitle: string): { vintage: number | null; ageYears: number | null } {
  const year = /(?:^|,\s*)(1[89]\d\d|20\d\d)$/.exec(subtitle)?.[1];
  const age = /\b(\d{1,2}) ?(?:years?|yo)\b/i.exec(subtitle)?.[1];
  return { vintage: year ? Number(year) : null, ageYears: age ? Number(age) : null };
}

function describe(volumeMl: number | null, strengthPercent: number | null): string {
  const czech = (value: number) => value.toLocaleString("cs-CZ", { maximumFractionDigits: 3 });
  const facts = [
    volumeMl === null ? null : `Objem ${czech(volumeMl / 1000)}\u00a0l`,
    strengthPercent === null ? null : `obsah alkoholu ${czech(strengthPercent)}\u00a0%`,
  ].filter((fact) => fact !== null);
  const line = facts.join(", ");
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
