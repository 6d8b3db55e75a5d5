import type { TaxClass } from "#contract/payments/tax-classes.ts";
import type { ColumnWords } from "#server/tables/table-rules.ts";

/** The columns of a table of goods in the order of an export; each may be named in either language (rule PD10). */
export const goodsColumns = {
  id: { cs: "Číslo", en: "Number", also: ["id"] },
  sku: { cs: "Kód", en: "Code", also: ["sku"] },
  name: { cs: "Název", en: "Name", also: [] },
  category: { cs: "Kategorie", en: "Category", also: [] },
  brandName: { cs: "Značka", en: "Brand", also: ["vyrobce"] },
  country: { cs: "Země původu", en: "Country of origin", also: ["zeme", "country"] },
  volumeMl: { cs: "Objem (ml)", en: "Volume (ml)", also: ["objem", "volume"] },
  strengthPercent: { cs: "Síla (%)", en: "Strength (%)", also: ["sila", "strength"] },
  ageYears: { cs: "Stáří", en: "Age", also: [] },
  vintage: { cs: "Ročník", en: "Vintage", also: [] },
  bottledYear: { cs: "Rok plnění", en: "Bottled", also: ["rok lahvovani"] },
  price: { cs: "Běžná cena", en: "Usual price", also: ["cena", "price"] },
  reducedPrice: { cs: "Cena po slevě", en: "Reduced price", also: [] },
  reducedFrom: { cs: "Sleva od", en: "Reduced from", also: [] },
  reducedUntil: { cs: "Sleva do", en: "Reduced until", also: [] },
  taxClass: { cs: "Sazba DPH", en: "VAT rate", also: ["dph", "vat"] },
  weightG: { cs: "Hmotnost (g)", en: "Weight (g)", also: ["hmotnost", "vaha", "weight"] },
  purchasePrice: {
    cs: "Nákupní cena bez DPH",
    en: "Purchase price without VAT",
    also: ["nakupni cena", "purchase price"],
  },
  family: { cs: "Řada", en: "Family", also: [] },
  takesBackOrders: { cs: "Na objednávku", en: "Back orders", also: [] },
  isShown: { cs: "V prodeji", en: "On sale", also: [] },
  description: { cs: "Popis", en: "Description", also: [] },
} as const satisfies ColumnWords<string>;

export type GoodsField = keyof typeof goodsColumns;
/** A field, or the pieces in a store, by the store's id. */
export type GoodsColumn = GoodsField | `store:${number}`;

/** What begins the name of a column of pieces; the store's name follows. */
export const stockWords = { cs: "Sklad", en: "Stock" } as const;

export const yesWords = { true: ["ano", "yes", "true", "1"], false: ["ne", "no", "false", "0"] } as const;
export const taxWords = {
  standard: ["základní", "standard"],
  reduced: ["snížená", "reduced"],
  zero: ["nulová", "zero"],
} as const satisfies Record<TaxClass, readonly [string, string]>;

/** Most rows, columns and bytes of a table, and most products that one import adds and changes (rule PD10). */
export const maxGoodsRows = 20_000;
export const maxGoodsColumns = 100;
export const maxGoodsBytes = 6_000_000;
export const maxGoodsChanges = 1_000;
