import type { Category } from "#contract/catalogue/catalogue.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { CategoryKind } from "#web/pages/listing-form/category/category-kind.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { shownCondition } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import type { FormValues } from "#web/pages/listing-form/form-values.ts";

/** The form's values as the card of a listing that does not exist yet: what its facts need. */
export function previewCard(values: FormValues, kind: CategoryKind, categories: readonly Category[]): ListingCard {
  const { name, type, saleMode, place } = values;
  const condition = shownCondition(values, kind);
  const category = values.categoryId === null ? undefined : pathToCategory(categories, values.categoryId).at(-1);
  return {
    id: 0,
    slug: "",
    name,
    nameLang: "cs",
    type,
    saleMode,
    status: "draft",
    category: category ?? { id: 0, slug: "", name: "" },
    brand: null,
    picture: null,
    volumeMl: condition.volumeMl,
    strengthPercent: condition.strengthPercent,
    vintage: condition.vintage,
    ageYears: condition.ageYears,
    pieces: condition.pieces,
    price: null,
    stock: null,
    startsAt: null,
    endsAt: null,
    closedAt: null,
    bidCount: 0,
    watchers: 0,
    lotNumber: null,
    saleClosesOn: null,
    plannedEndsAt: null,
    reserve: "none",
    buyerPremium: null,
    buyNow: null,
    highlighted: false,
    topped: false,
    isNew: false,
    place,
  };
}
