import type { Declaration } from "#contract/listings/listing-kinds.ts";
import { type PropertyRule, propertyFaults } from "#contract/listings/property-rules.ts";
import type { CategoryKind } from "#web/pages/listing-form/category/category-kind.ts";
import { conditionLines } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import type { FieldName, FormValues } from "#web/pages/listing-form/form-values.ts";

export const steps = ["what", "condition", "photos", "price", "summary"] as const;
export type Step = (typeof steps)[number];

/** A field of the form, or the pictures; lines of the condition sheet as `condition.volumeMl`. */
export type FormField = FieldName | "pictures" | `condition.${string}`;

const fieldsOf: Record<Step, readonly string[]> = {
  what: ["type", "categoryId", "brandName", "name", "nameEn"],
  condition: ["condition", "description", "country"],
  photos: ["pictures"],
  price: [
    "saleMode",
    "startPrice",
    "reservePrice",
    "buyNowPrice",
    "automaticRelists",
    "closingMinute",
    "price",
    "duration",
    "activateAt",
    "shippingPrice",
    "handover",
    "place",
  ],
  summary: ["declarations"],
};

/** The step of an address; the first for anything else. */
export function stepOf(text: string | null): Step {
  return steps.find((each) => each === text) ?? "what";
}

/** Where a field is filled in; the summary for what has no field. */
export function stepOfField(field: string): Step {
  const name = field.split(".")[0] ?? "";
  const canonical = /^(images?|photos?)$/.test(name) ? "pictures" : name;
  return steps.find((step) => fieldsOf[step].includes(canonical)) ?? "summary";
}

/** What the category demands before publication. */
export interface Demands {
  readonly declarationsNeeded: readonly Declaration[];
  readonly propertyRules: readonly PropertyRule[];
}
const noDemands: Demands = { declarationsNeeded: [], propertyRules: [] };

/** What publication needs and the step lacks. */
export function missingIn(
  step: Step,
  values: FormValues,
  pictureCount: number,
  { declarationsNeeded, propertyRules }: Demands = noDemands,
): FormField[] {
  const lacking = propertyFaults(values, propertyRules)
    .filter(({ field, fault }) => fault === "required" && stepOfField(field) === step)
    .map(({ field }) => field as FormField);
  switch (step) {
    case "what":
      return [
        ...(values.categoryId === null ? (["categoryId"] as const) : []),
        ...lacking,
        ...(values.name.trim() === "" ? (["name"] as const) : []),
      ];
    case "condition":
      return [...lacking, ...(values.description.trim() === "" ? (["description"] as const) : [])];
    case "photos":
      return values.type === "supply" && pictureCount === 0 ? ["pictures"] : [];
    case "price":
      return missingPrice(values);
    case "summary":
      return isDeclared(values, declarationsNeeded) ? [] : ["declarations"];
  }
}

/** A seeker declares nothing. */
function isDeclared({ type, declarations }: FormValues, needed: readonly Declaration[]): boolean {
  return type === "demand" || needed.every((each) => declarations.includes(each));
}

/** The fields that a step shows for what was chosen; what is hidden is emptied before publication and cannot be wrong. */
export function fieldsShown(
  step: Step,
  values: FormValues,
  kind: CategoryKind,
  rules: readonly PropertyRule[] = [],
): FormField[] {
  const { type, saleMode, handover } = values;
  switch (step) {
    case "what":
      return ["brandName", "name", "nameEn"];
    case "condition":
      return [...conditionLines(kind, type, rules).map((line): FormField => `condition.${line}`), "description"];
    case "price":
      return [
        ...pricesShown(type, saleMode),
        "activateAt",
        "place",
        ...(type === "supply" && handover !== "in_person" ? (["shippingPrice"] as const) : []),
      ];
    default:
      return [];
  }
}

export type StepState = "done" | "open" | "wrong";

/** How a step stands: wrong where something in it is, done where publication needs nothing more from it. */
export function stepState(step: Step, lacks: boolean, isWrong: boolean): StepState {
  if (isWrong) return "wrong";
  return step === "summary" || lacks ? "open" : "done";
}

function pricesShown(type: FormValues["type"], saleMode: FormValues["saleMode"]): FormField[] {
  if (type === "demand" || saleMode === "fixed_price") return ["price"];
  return saleMode === "auction" ? ["startPrice", "reservePrice", "buyNowPrice"] : [];
}

function missingPrice(values: FormValues): FormField[] {
  const { type, saleMode, startPrice, price, handover, place } = values;
  return [
    ...(type === "supply" && saleMode === "auction" && startPrice === null ? (["startPrice"] as const) : []),
    ...(saleMode === "fixed_price" && price === null ? (["price"] as const) : []),
    ...(handover === "in_person" && !place?.trim() ? (["place"] as const) : []),
  ];
}
