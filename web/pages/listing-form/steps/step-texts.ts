import type { FormValues } from "#web/pages/listing-form/form-values.ts";
import type { Step } from "./steps.ts";

/** Steps that are called otherwise when something is sought. */
const named: readonly Step[] = ["what", "photos", "price"];

/** Key of a step's texts, below `step` and `stepLead`. */
export function stepTexts(step: Step, type: FormValues["type"]): string {
  return type === "demand" && named.includes(step) ? `${step}Demand` : step;
}
