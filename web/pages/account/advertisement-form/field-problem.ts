import { advertisementFields } from "#contract/advertisements.ts";
import type { FormValues } from "./form-values.ts";
import { leastBuyNow } from "./steps.ts";

/** A message of the form's texts (`problem.…`) with what it speaks of. */
export interface FieldProblem {
  key:
    | "atLeast"
    | "atMost"
    | "long"
    | "short"
    | "decimals"
    | "reserve"
    | "buyNow"
    | "past"
    | "far"
    | "invalid";
  value?: number;
}

export const shortestName = 3;
const maxAheadMs = 30 * 86_400_000;

/** What is wrong with what was written in a field, before the server is asked; null while nothing is. Empty fields are never wrong. */
export function fieldProblem(field: string, values: FormValues, nowMs: number): FieldProblem | null {
  switch (field) {
    case "name": {
      const { length } = values.name.trim();
      return length > 0 && length < shortestName
        ? { key: "short", value: shortestName }
        : boundsProblem(field, values);
    }
    case "reservePrice":
      return values.reservePrice !== null &&
        values.startPrice !== null &&
        values.reservePrice <= values.startPrice
        ? { key: "reserve", value: values.startPrice }
        : boundsProblem(field, values);
    case "buyNowPrice": {
      const least = values.startPrice === null ? null : leastBuyNow(values.startPrice);
      return values.buyNowPrice !== null && least !== null && values.buyNowPrice < least
        ? { key: "buyNow", value: least }
        : boundsProblem(field, values);
    }
    case "activateAt": {
      const startMs = values.activateAt === null ? null : Date.parse(values.activateAt);
      if (startMs === null) return null;
      if (startMs > nowMs + maxAheadMs) return { key: "far" };
      return startMs < nowMs ? { key: "past" } : null;
    }
    default:
      return boundsProblem(field, values);
  }
}

/** The contract's bounds; a line of the condition sheet is judged alone. */
function boundsProblem(field: string, values: FormValues): FieldProblem | null {
  const [name = "", line] = field.split(".");
  const shape = advertisementFields.shape;
  if (!(name in shape)) return null;
  const value = values[name as keyof FormValues];
  const checked = shape[name as keyof typeof shape].safeParse(
    line === undefined ? value : { [line]: values.condition[line as keyof FormValues["condition"]] },
  );
  const issue = checked.error?.issues[0];
  if (!issue) return null;
  if (issue.code === "too_small") return { key: "atLeast", value: Number(issue.minimum) };
  if (issue.code === "too_big")
    return { key: issue.origin === "string" ? "long" : "atMost", value: Number(issue.maximum) };
  return { key: issue.code === "not_multiple_of" ? "decimals" : "invalid" };
}
