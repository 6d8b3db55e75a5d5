import { useTranslation } from "react-i18next";
import { type BandKind, bandBounds, type FacetKind } from "#contract/search/facets.ts";
import { formatAmount } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** A value of a facet in words; brands and countries are called what they are called. */
export function useFacetWords(): (kind: FacetKind, value: string, label?: string | null) => string {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const number = (value: number) => String(value).replace(".", locale === "cs" ? "," : ".");
  return (kind, value, label) => {
    if (kind === "type" || kind === "saleMode" || kind === "condition") return t(`${kind}.${value}`);
    if (kind === "vintage") return t("band.decade", { from: value, to: Number(value) + 9 });
    if (kind === "brand" || kind === "country") return typography(label ?? value);
    const { from, to } = bandAt(kind, Number(value));
    const inUnits = (bound: number) => number(kind === "volume" ? bound / 1_000 : bound);
    const unit = t(`unit.${kind}`);
    if (from === 0) return typography(t("band.below", { to: inUnits(to ?? 0), unit }));
    if (to === undefined) return typography(t("band.above", { from: inUnits(from), unit }));
    return typography(t("band.between", { from: inUnits(from), to: inUnits(to), unit }));
  };
}

/** The price range that was asked for, in words; null where none was. */
export function usePriceWords(): (from: number | undefined, to: number | undefined) => string | null {
  const { t } = useTranslation("shelf");
  return (from, to) => {
    if (from !== undefined && to !== undefined)
      return t("price.between", { from: formatAmount(from), to: formatAmount(to) });
    if (from !== undefined) return t("price.above", { from: formatAmount(from) });
    return to === undefined ? null : t("price.below", { to: formatAmount(to) });
  };
}

function bandAt(kind: BandKind, from: number): { from: number; to: number | undefined } {
  return { from, to: bandBounds[kind].find((bound) => bound > from) };
}
