import { useTranslation } from "react-i18next";
import { maxPictures } from "#contract/listings/publication-limits.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { shownCondition } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { namedPrice } from "#web/pages/listing-form/price/named-price.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import type { Step } from "./steps.ts";

/** The values filled in in each step, in a few words; empty where there are none. */
export function useStepNotes({ values, kind, photos, propertyRules }: FormModel): Record<Step, string> {
  const { t } = useTranslation(["listingForm", "item"]);
  const categories = useCategoryTree();
  const category = values.categoryId === null ? undefined : pathToCategory(categories, values.categoryId).at(-1);
  const condition = shownCondition(values, kind, propertyRules);
  const count = photos.queue.tiles.length;
  const price = namedPrice(values);
  return {
    what: [category?.name, values.name.trim() || values.brandName].filter(Boolean).join(", "),
    condition: [
      condition.fillLevel && `${t("item:condition.fillLevel")}: ${t(`item:fillLevel.${condition.fillLevel}`)}`,
      condition.labelState && `${t("item:condition.label").toLowerCase()}: ${t(`item:state.${condition.labelState}`)}`,
      condition.boxState && t(`item:box.${condition.boxState}`),
    ]
      .filter(Boolean)
      .join(", "),
    photos: count > 0 ? t("stepper.pictures", { count, most: maxPictures }) : "",
    price:
      price === null
        ? ""
        : `${t(`priceNote.${values.type === "demand" ? "demand" : values.saleMode}`)} ${formatCzk(price)}`,
    summary: "",
  };
}
