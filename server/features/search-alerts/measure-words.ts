import { type BandKind, bandBounds } from "#contract/search/facets.ts";
import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

const noBreak = "\u00a0";
const units = {
  volume: { cs: "l", en: "l" },
  strength: { cs: "%", en: "%" },
  age: { cs: "let", en: "years" },
} as const satisfies Record<BandKind, Record<Locale, string>>;
const states: Readonly<Record<string, Record<Locale, string>>> = {
  perfect: { cs: "bezvadný stav", en: "perfect condition" },
  good: { cs: "dobrý stav", en: "good condition" },
  worn: { cs: "opotřebený stav", en: "worn" },
  damaged: { cs: "poškozený stav", en: "damaged" },
};
const words = {
  cs: { below: "pod", from: "od", to: "do" },
  en: { below: "under", from: "from", to: "up to" },
} as const;

/** Measures, state and price of a watched search in a few words, for a name where it has no other. */
export function measureWords(filters: WatchedFilters, lang: Locale): string[] {
  const { vintage = [], condition = [] } = filters;
  const bands = (["volume", "strength", "age"] as const).flatMap((kind) =>
    (filters[kind] ?? []).map((value) => bandWords(kind, Number(value), lang)),
  );
  return [
    ...vintage.map((decade) => `${decade}–${Number(decade) + 9}`),
    ...bands,
    ...condition.map((each) => states[each]?.[lang] ?? each),
    ...priceWords(filters, lang),
  ];
}

function bandWords(kind: BandKind, from: number, lang: Locale): string {
  const to = bandBounds[kind].find((bound) => bound > from);
  const written = (bound: number) =>
    String(kind === "volume" ? bound / 1_000 : bound).replace(".", lang === "cs" ? "," : ".");
  const unit = `${noBreak}${units[kind][lang]}`;
  if (from === 0) return `${words[lang].below}${noBreak}${written(to ?? 0)}${unit}`;
  if (to === undefined) return `${words[lang].from}${noBreak}${written(from)}${unit}`;
  return `${written(from)}–${written(to)}${unit}`;
}

function priceWords({ priceFrom, priceTo }: WatchedFilters, lang: Locale): string[] {
  const [from, to] =
    priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo
      ? [priceTo, priceFrom]
      : [priceFrom, priceTo];
  const parts = [
    ...(from !== undefined ? [`${words[lang].from}${noBreak}${formatCzk(from)}`] : []),
    ...(to !== undefined ? [`${words[lang].to}${noBreak}${formatCzk(to)}`] : []),
  ];
  return parts.length > 0 ? [parts.join(" ")] : [];
}
