import { leastBuyNow, priceConflicts } from "#contract/listings/asking-price-rules.ts";
import { listingFields } from "#contract/listings/own-listings.ts";
import {
  fieldOfProperty,
  type PropertyFormat,
  type PropertyRule,
  propertyFaults,
} from "#contract/listings/property-rules.ts";
import { maxActivationDays } from "#contract/listings/publication-limits.ts";
import { isYearAhead, pragueYear } from "#contract/listings/years.ts";
import { readNumber } from "#contract/values/read-number.ts";
import type { CategoryKind } from "./category/category-kind.ts";
import type { FormValues } from "./form-values.ts";
import { type FormField, fieldsShown, type Step, stepOfField } from "./steps/steps.ts";

/** A message of the form's texts (`problem.…`) with what it speaks of. */
export interface FieldProblem {
  key:
    | "atLeast"
    | "atMost"
    | "long"
    | "short"
    | "decimals"
    | "amountAtMost"
    | "amountDecimals"
    | "positive"
    | "reserve"
    | "buyNow"
    | "past"
    | "far"
    | "yearAhead"
    | "notNumber"
    | "whole"
    | "invalid"
    | PropertyFormat;
  value?: number;
}

const shortestName = 3;
const maxAheadMs = maxActivationDays * 86_400_000;

/** What is wrong with what was written in a field, before the server is asked; null while nothing is. Empty fields are never wrong. */
export function fieldProblem(
  field: string,
  values: FormValues,
  nowMs: number,
  rules: readonly PropertyRule[] = [],
): FieldProblem | null {
  return ownProblem(field, values, nowMs) ?? formatProblem(field, values, rules);
}

function ownProblem(field: string, values: FormValues, nowMs: number): FieldProblem | null {
  switch (field) {
    case "name":
    case "nameEn": {
      const { length } = values[field]?.trim() ?? "";
      return length > 0 && length < shortestName ? { key: "short", value: shortestName } : boundsProblem(field, values);
    }
    case "reservePrice":
    case "buyNowPrice":
      return boundsProblem(field, values) ?? conflictProblem(field, values);
    case "activateAt": {
      const startMs = values.activateAt === null ? null : Date.parse(values.activateAt);
      if (startMs === null) return null;
      if (startMs > nowMs + maxAheadMs) return { key: "far" };
      return startMs < nowMs ? { key: "past" } : null;
    }
    case "condition.vintage":
    case "condition.bottledYear": {
      const year = field === "condition.vintage" ? values.condition.vintage : values.condition.bottledYear;
      const now = new Date(nowMs);
      return (
        boundsProblem(field, values) ?? (isYearAhead(year, now) ? { key: "yearAhead", value: pragueYear(now) } : null)
      );
    }
    default:
      return boundsProblem(field, values);
  }
}

/** What is written otherwise than the category asks. */
function formatProblem(field: string, values: FormValues, rules: readonly PropertyRule[]): FieldProblem | null {
  const found = propertyFaults(values, rules).find((each) => each.field === field);
  return found && found.fault !== "required" ? { key: found.fault } : null;
}

/** Why a text in a field of a number cannot be read: the sentence fits the fault, or is the category's for digits alone. */
export function unreadProblem(field: string, text: string, rules: readonly PropertyRule[] = []): FieldProblem {
  if (rules.some(({ property, format }) => format === "numeric" && fieldOfProperty(property) === field))
    return { key: "numeric" };
  const read = readNumber(text, field === "condition.strengthPercent" ? 1 : 0);
  if (!("fault" in read) || read.fault === "notNumber") return { key: "notNumber" };
  return { key: "whole" };
}

/** What the fields of a step are judged by besides their values. */
export interface FormFacts {
  readonly kind: CategoryKind;
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Cannot be changed any more, so whatever it holds is not wrong. */
  readonly isFixed: (field: string) => boolean;
  /** The server's clock when the page was made, ms. */
  readonly nowMs: number;
  /** What was written and cannot be read, by field. */
  readonly unread: Readonly<Record<string, string>>;
  /** What the category asks of the properties. */
  readonly propertyRules: readonly PropertyRule[];
}

/** The fields of a step that hold something wrong, or that the server refused, in their order. */
export function wrongIn(
  step: Step,
  values: FormValues,
  { kind, errors, isFixed, nowMs, unread, propertyRules }: FormFacts,
): FormField[] {
  const refused = Object.keys(errors).filter((field) => stepOfField(field) === step) as FormField[];
  const shown = fieldsShown(step, values, kind, propertyRules);
  const wrong = shown.filter(
    (field) =>
      field in unread ||
      refused.includes(field) ||
      (!isFixed(field) && fieldProblem(field, values, nowMs, propertyRules) !== null),
  );
  return [...wrong, ...refused.filter((field) => !shown.includes(field))];
}

/** The contract's bounds; a line of the condition sheet is judged alone. */
function boundsProblem(field: string, values: FormValues): FieldProblem | null {
  const [name = "", line] = field.split(".");
  const shape = listingFields.shape;
  if (!(name in shape)) return null;
  const value = values[name as keyof FormValues];
  const checked = shape[name as keyof typeof shape].safeParse(
    line === undefined ? value : { [line]: values.condition[line as keyof FormValues["condition"]] },
  );
  const issue = checked.error?.issues[0];
  if (!issue) return null;
  if (issue.code === "custom") return amountProblem(issue.params?.code);
  if (issue.code === "too_small") return { key: "atLeast", value: Number(issue.minimum) };
  if (issue.code === "too_big") {
    const value = Number(issue.maximum);
    if (issue.origin === "string") return { key: "long", value };
    return { key: amounts.has(name) ? "amountAtMost" : "atMost", value };
  }
  return { key: issue.code === "not_multiple_of" ? "decimals" : "invalid" };
}

const amounts: ReadonlySet<string> = new Set(["startPrice", "reservePrice", "buyNowPrice", "price", "shippingPrice"]);

function amountProblem(code: unknown): FieldProblem {
  if (code === "positive") return { key: "positive" };
  return { key: code === "decimals" ? "amountDecimals" : "invalid" };
}

/** An auction's prices against each other, as publication judges them. */
function conflictProblem(field: string, values: FormValues): FieldProblem | null {
  const { startPrice } = values;
  const conflict = priceConflicts(values).find((each) => each.field === field);
  if (!conflict || startPrice === null) return null;
  return conflict.field === "reservePrice"
    ? { key: "reserve", value: startPrice }
    : { key: "buyNow", value: leastBuyNow(startPrice) };
}
