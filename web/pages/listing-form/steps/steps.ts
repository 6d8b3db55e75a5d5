import type { Declaration } from "#contract/listings/listing-kinds.ts";
import type { CategoryKind } from "#web/pages/listing-form/category/category-kind.ts";
import { conditionLines } from "#web/pages/listing-form/condition/condition-rules.ts";
import type { FieldName, FormValues } from "#web/pages/listing-form/form-values.ts";

export const steps = ["what", "condition", "photos", "price", "summary"] as const;
export type Step = (typeof steps)[number];

/** A field of the form, or the pictures; lines of the condition sheet as `condition.volumeMl`. */
export type FormField = FieldName | "pictures" | `condition.${string}`;

const fieldsOf: Record<Step, readonly string[]> = {
  what: ["type", "categoryId", "brandName", "name"],
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

/** What publication needs and the step lacks. */
export function missingIn(
  step: Step,
  values: FormValues,
  pictureCount: number,
  declarationsNeeded: readonly Declaration[] = [],
): FormField[] {
  switch (step) {
    case "what":
      return [
        ...(values.categoryId === null ? (["categoryId"] as const) : []),
        ...(values.name.trim() === "" ? (["name"] as const) : []),
      ];
    case "condition":
      return values.description.trim() === "" ? ["description"] : [];
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
export function fieldsShown(step: Step, values: FormValues, kind: CategoryKind): FormField[] {
  const { type, saleMode, handover } = values;
  switch (step) {
    case "what":
      return ["name"];
    case "condition":
      return [...conditionLines(kind, type).map((line): FormField => `condition.${line}`), "description"];
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
export function stepState(step: Step, values: FormValues, pictureCount: number, isWrong: boolean): StepState {
  if (isWrong) return "wrong";
  if (step === "summary") return "open";
  return missingIn(step, values, pictureCount).length === 0 ? "done" : "open";
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
