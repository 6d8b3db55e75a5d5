import { useTranslation } from "react-i18next";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import type { ProductField, valueAt } from "./product-values.ts";

const choices = {
  fillLevel: "item:fillLevel",
  closure: "item:closure",
  closureState: "item:state",
  labelState: "item:state",
  boxState: "item:box",
  dutyStamp: "item:dutyStamp",
} as const;

/** Fields of a product and what stands in them, in words. */
export function useValueWords() {
  const { t } = useTranslation(["productAdmin", "listingForm", "item"]);
  const locale = useLocale();
  const categories = useCategoryTree();
  const name = (field: ProductField): string => {
    if (field.startsWith("condition.")) return t(`listingForm:sheet.${field.slice("condition.".length)}`);
    if (field === "categoryId") return t("listingForm:field.category");
    return field === "brandName" ? t("listingForm:field.brand") : t(`productAdmin:field.${field}`);
  };
  const value = (field: ProductField, raw: ReturnType<typeof valueAt>): string => {
    if (raw === null || raw === "") return t("productAdmin:rival.empty");
    const line = field.slice("condition.".length);
    if (field.startsWith("condition.") && line in choices) return t(`${choices[line as keyof typeof choices]}.${raw}`);
    switch (field) {
      case "categoryId":
        return pathToCategory(categories, Number(raw)).at(-1)?.name ?? String(raw);
      case "price":
      case "reducedPrice":
      case "purchasePrice":
        return formatCzk(Number(raw));
      case "reducedFrom":
      case "reducedUntil":
        return formatDateTime(new Date(instantOfWallText(String(raw)) ?? 0).toISOString(), locale);
      case "taxClass":
        return t(`productAdmin:taxClass.${raw}`);
      case "takesBackOrders":
      case "isShown":
        return t(raw ? "productAdmin:yes" : "productAdmin:no");
      default:
        return String(raw);
    }
  };
  return { name, value };
}
