import type { ListingFields } from "./own-listings.ts";

/** The columns that a table of bottles may have, by the words of its first line: those of the template, and others people use. */
export const tableColumns = {
  name: { cs: "Název", en: "Name", also: ["nazev polozky", "polozka", "lahev", "title", "item"] },
  nameEn: {
    cs: "Název anglicky",
    en: "Name in English",
    also: ["anglicky nazev", "nazev en", "name en", "english name"],
  },
  category: { cs: "Kategorie", en: "Category", also: ["druh"] },
  brandName: { cs: "Značka", en: "Brand", also: ["vyrobce", "palirna", "distillery"] },
  description: { cs: "Popis", en: "Description", also: ["poznamka", "note"] },
  saleMode: { cs: "Způsob prodeje", en: "Sale type", also: ["prodej", "sale mode", "sale"] },
  startPrice: { cs: "Vyvolávací cena", en: "Starting price", also: ["vyvolavaci", "start price"] },
  reservePrice: { cs: "Minimální cena", en: "Reserve price", also: ["limit", "reserve"] },
  buyNowPrice: { cs: "Koupit ihned", en: "Buy now", also: ["kup ted", "buy now price"] },
  price: { cs: "Cena", en: "Price", also: ["pevna cena", "fixed price"] },
  volumeMl: { cs: "Objem", en: "Volume", also: ["objem ml", "volume ml", "ml"] },
  strengthPercent: { cs: "Síla", en: "Strength", also: ["alkohol", "obsah alkoholu", "abv", "alcohol"] },
  vintage: { cs: "Ročník", en: "Vintage", also: [] },
  bottledYear: { cs: "Rok lahvování", en: "Bottled", also: ["lahvovano", "bottled in"] },
  ageYears: { cs: "Stáří", en: "Age", also: ["vek", "age years"] },
  pieces: { cs: "Počet kusů", en: "Pieces", also: ["kusu", "ks", "pocet"] },
  fillLevel: { cs: "Hladina", en: "Fill level", also: ["fill"] },
  provenance: { cs: "Původ", en: "Provenance", also: [] },
  storage: { cs: "Uložení", en: "Storage", also: ["skladovani"] },
  country: { cs: "Země", en: "Country", also: ["zeme puvodu"] },
  duration: { cs: "Doba aukce", en: "Duration", also: ["trvani", "delka"] },
  shippingPrice: { cs: "Doprava", en: "Postage", also: ["postovne", "cena dopravy", "shipping"] },
  handover: { cs: "Předání", en: "Hand-over", also: ["handover"] },
  place: { cs: "Místo", en: "Place", also: ["mesto", "city"] },
} as const satisfies Record<string, { cs: string; en: string; also: readonly string[] }>;

export type TableColumn = keyof typeof tableColumns;

/** The columns that name one of a few values, with the words for each. */
export const choiceWords = {
  saleMode: {
    auction: ["aukce", "auction"],
    fixed_price: ["pevna cena", "za pevnou cenu", "fixed price"],
    by_agreement: ["dohodou", "by agreement"],
  },
  duration: { "7d": ["7 dni", "denni", "7 days", "7d"], monthly: ["mesicni", "monthly"] },
  handover: {
    post: ["postou", "posta", "doprava", "by post", "post"],
    in_person: ["osobne", "in person"],
    both: ["oboji", "postou i osobne", "both"],
  },
  fillLevel: {
    full: ["plna", "full"],
    neck: ["v hrdle", "hrdlo", "neck", "in the neck"],
    shoulder_high: ["horni rameno", "high shoulder"],
    shoulder_mid: ["stred ramene", "mid shoulder"],
    low: ["pod ramenem", "nizka", "low"],
    empty: ["prazdna", "empty"],
  },
} as const satisfies Partial<Record<TableColumn, Record<string, readonly string[]>>>;

/** The bounds of a table (rule MB2). */
export const maxTableRows = 100;
export const maxTableColumns = 60;
export const maxTableBytes = 600_000;

/** What a row says, as a draft takes it. */
export type RowFields = Partial<ListingFields>;
