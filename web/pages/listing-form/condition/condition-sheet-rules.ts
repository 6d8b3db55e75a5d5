import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import { isNeeded, type PropertyRule } from "#contract/listings/property-rules.ts";
import type { CategoryKind } from "#web/pages/listing-form/category/category-kind.ts";
import type { FormValues } from "#web/pages/listing-form/form-values.ts";

export type ConditionLine = keyof ConditionSheet;

/** What a collector asks of each sort of thing, in the order of the form. */
const lines: Record<CategoryKind, readonly ConditionLine[]> = {
  spirits: [
    "volumeMl",
    "strengthPercent",
    "ageYears",
    "vintage",
    "bottledYear",
    "pieces",
    "fillLevel",
    "closure",
    "closureState",
    "labelState",
    "boxState",
    "dutyStamp",
    "storage",
    "provenance",
  ],
  wine: [
    "volumeMl",
    "strengthPercent",
    "vintage",
    "pieces",
    "fillLevel",
    "closure",
    "closureState",
    "labelState",
    "boxState",
    "storage",
    "provenance",
  ],
  tobacco: ["pieces", "bottledYear", "boxState", "dutyStamp", "storage", "provenance"],
  accessories: ["pieces", "vintage", "boxState", "provenance"],
};

/** A seeker can say what the thing is, but not how it is kept. */
const sought: readonly ConditionLine[] = [
  "volumeMl",
  "strengthPercent",
  "ageYears",
  "vintage",
  "bottledYear",
  "pieces",
];

/**
 * L14: The condition sheet asks what fits the kind of thing; of a demand only what it is, not how it is kept.
 *
 * What the category needs besides is among the lines.
 */
export function conditionLines(
  kind: CategoryKind,
  type: FormValues["type"],
  rules: readonly PropertyRule[] = [],
): readonly ConditionLine[] {
  if (type === "demand") return lines[kind].filter((line) => sought.includes(line));
  const needed = lines.spirits.filter(
    (line) => !lines[kind].includes(line) && isNeeded(`condition.${line}`, type, rules),
  );
  return [...needed, ...lines[kind]];
}

/** The condition sheet as it will be published: lines that are not shown count as empty. */
export function shownCondition(
  { condition, type }: Pick<FormValues, "condition" | "type">,
  kind: CategoryKind,
  rules: readonly PropertyRule[] = [],
): ConditionSheet {
  const shown = conditionLines(kind, type, rules);
  return Object.fromEntries(
    Object.entries(condition).map(([line, value]) => [line, shown.includes(line as ConditionLine) ? value : null]),
  ) as ConditionSheet;
}

/**
 * What must be emptied before publication: values written in fields that the chosen type, way of selling or category does
 * not show any more. Until then they stay, so that changing one's mind loses nothing.
 */
export function leftovers(
  values: FormValues,
  kind: CategoryKind,
  rules: readonly PropertyRule[] = [],
): Partial<FormValues> {
  const isAuction = values.type === "supply" && values.saleMode === "auction";
  const patch: Partial<FormValues> = {};
  for (const name of ["startPrice", "reservePrice", "buyNowPrice"] as const) {
    if (!isAuction && values[name] !== null) patch[name] = null;
  }
  const hasPrice = values.type === "demand" || values.saleMode === "fixed_price";
  if (!hasPrice && values.price !== null) patch.price = null;
  if (values.type === "demand" && values.shippingPrice !== null) patch.shippingPrice = null;
  const condition = shownCondition(values, kind, rules);
  const isEmptied = (Object.keys(condition) as ConditionLine[]).some(
    (line) => condition[line] !== values.condition[line],
  );
  if (isEmptied) patch.condition = condition;
  return patch;
}
