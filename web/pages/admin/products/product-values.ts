import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { TaxClass } from "#contract/payments/tax-classes.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { instantOfWallText, wallTimeText } from "#contract/values/prague-time.ts";
import type { browserApi } from "#web/api/browser-api.ts";
import type { CategoryKind } from "#web/pages/listing-form/category/category-kind.ts";
import { shownCondition } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import { mergeParts } from "#web/pages/listing-form/draft/merge-versions.ts";
import { emptyCondition } from "#web/pages/listing-form/form-values.ts";

/** A product as its form holds it; days and times are Prague's, as a field for them writes them. */
export interface ProductValues {
  sku: string;
  name: string;
  categoryId: number | null;
  brandName: string;
  description: string;
  condition: ConditionSheet;
  country: string;
  price: number | null;
  reducedPrice: number | null;
  reducedFrom: string;
  reducedUntil: string;
  taxClass: TaxClass;
  family: string;
  weightG: number | null;
  purchasePrice: number | null;
  takesBackOrders: boolean;
  isShown: boolean;
}

type Body = Parameters<typeof browserApi.products.add>[0]["body"];

/** What the form of a product begins with; null: of a new one. */
export function valuesOf(product: EditableProduct | null): ProductValues {
  if (!product) {
    return {
      ...{ sku: "", name: "", categoryId: null, brandName: "", description: "", condition: emptyCondition },
      ...{
        country: "",
        price: null,
        reducedPrice: null,
        reducedFrom: "",
        reducedUntil: "",
        taxClass: "standard",
      },
      ...{ family: "", weightG: null, purchasePrice: null, takesBackOrders: true, isShown: false },
    };
  }
  const { sku, name, categoryId, description, price, reducedPrice, weightG, takesBackOrders, isShown } = product;
  return {
    purchasePrice: product.purchasePrice,
    ...{ sku, name, categoryId, description, price, reducedPrice, weightG, takesBackOrders, isShown },
    brandName: product.brandName ?? "",
    condition: { ...emptyCondition, ...product.condition },
    country: product.country ?? "",
    reducedFrom: wallTextOf(product.reducedFrom),
    reducedUntil: wallTextOf(product.reducedUntil),
    taxClass: product.taxClass,
    family: product.family ?? "",
  };
}

/** The same thing in another volume: everything but what each has of its own. */
export function likeValues(product: EditableProduct): ProductValues {
  const values = valuesOf(product);
  return {
    ...values,
    ...{ sku: "", price: null, reducedPrice: null, reducedFrom: "", reducedUntil: "", weightG: null },
    purchasePrice: null,
    isShown: false,
    condition: { ...values.condition, volumeMl: null },
  };
}

/** What is sent. `stored`: what was read, whose instants stay as they are, to the millisecond, where nobody has changed them. */
export function bodyOf(values: ProductValues, kind: CategoryKind, stored: EditableProduct | null): Body {
  const { pieces: _, ...condition } = shownCondition({ condition: values.condition, type: "supply" }, kind);
  const isReduced = values.reducedPrice !== null;
  return {
    ...values,
    // What is missing is said by the server, at its field.
    categoryId: values.categoryId as number,
    price: values.price as number,
    brandName: values.brandName.trim() || null,
    condition,
    country: values.country.trim() || null,
    reducedFrom: isReduced ? instantOf(values.reducedFrom, stored?.reducedFrom ?? null) : null,
    reducedUntil: isReduced ? instantOf(values.reducedUntil, stored?.reducedUntil ?? null) : null,
    family: values.family.trim() || null,
  };
}

export type ProductField = Exclude<keyof ProductValues, "condition"> | `condition.${keyof ConditionSheet & string}`;

export interface MergedProduct {
  readonly values: ProductValues;
  /** What somebody else has changed. */
  readonly changed: readonly ProductField[];
  /** Those of them that were changed here as well, to something else; they stay as they are here. */
  readonly contested: readonly ProductField[];
}

/**
 * PD14: Of the values of a product what only one of two people has changed is joined, and of what both have changed
 * nothing is stored before one has chosen.
 *
 * What was written here and there since both began with `base`, joined.
 */
export function mergeProduct(base: ProductValues, mine: ProductValues, theirs: ProductValues): MergedProduct {
  const contested: ProductField[] = [];
  const parts = ({ condition: _, ...fields }: ProductValues) => fields;
  const values = {
    ...mergeParts(parts(base), parts(mine), parts(theirs), (field) => contested.push(field)),
    condition: mergeParts(base.condition, mine.condition, theirs.condition, (line) =>
      contested.push(`condition.${line}`),
    ),
  };
  return {
    values,
    contested,
    changed: fieldsOf(base).filter((field) => valueAt(base, field) !== valueAt(theirs, field)),
  };
}

/** The value of a field or of a line of the condition sheet. */
export function valueAt(values: ProductValues, field: ProductField): string | number | boolean | null {
  const [name, line] = field.split(".");
  if (line !== undefined) return values.condition[line as keyof ConditionSheet];
  return values[name as Exclude<keyof ProductValues, "condition">];
}

function fieldsOf({ condition, ...fields }: ProductValues): ProductField[] {
  return [...Object.keys(fields), ...Object.keys(condition).map((line) => `condition.${line}`)] as ProductField[];
}

function wallTextOf(instant: string | null): string {
  return instant === null ? "" : wallTimeText(Date.parse(instant));
}

function instantOf(text: string, stored: string | null): string | null {
  if (text === wallTextOf(stored)) return stored;
  const instantMs = instantOfWallText(text);
  return instantMs === null ? null : new Date(instantMs).toISOString();
}
