import { type FormFacts, wrongIn } from "./field-problem.ts";
import type { FormValues } from "./form-values.ts";
import { type Demands, type FormField, fieldsShown, missingIn, type Step } from "./steps/steps.ts";

/** What a step lacks or has wrong, in the order in which its fields stand, so that the first one is led to. */
export function gapsIn(
  step: Step,
  values: FormValues,
  facts: FormFacts & Pick<Demands, "declarationsNeeded">,
  pictureCount: number,
): FormField[] {
  const shown = fieldsShown(step, values, facts.kind, facts.propertyRules);
  const lacking = missingIn(step, values, pictureCount, facts);
  const wrong = wrongIn(step, values, facts);
  const isElsewhere = (field: FormField) => !shown.includes(field);
  return [
    ...lacking.filter(isElsewhere),
    ...shown.filter((field) => lacking.includes(field) || wrong.includes(field)),
    ...wrong.filter(isElsewhere),
  ];
}
