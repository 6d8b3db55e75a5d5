import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { DraftState } from "./draft/draft-state.ts";
import { type FieldProblem, fieldProblem, unreadProblem } from "./field-problem.ts";
import type { FormModel } from "./form-model.ts";

/** What is wrong with a field: what the server said of it, what its value breaks, or that a checked step lacks it. */
export function useFieldErrors({
  draft: { values, errors, unread, propertyRules },
  nowMs,
  missing,
}: {
  draft: DraftState;
  nowMs: number;
  missing: readonly string[];
}): FormModel["errorOf"] {
  const { t } = useTranslation(["listingForm", "forms"]);
  const say = ({ key, value }: FieldProblem) =>
    key === "numeric" || key === "regex" ? t(`forms:rule.${key}`) : t(`problem.${key}`, problemWords(value));
  return (field) => {
    const text = unread[field];
    if (text !== undefined) {
      return field.startsWith("condition.") ? say(unreadProblem(field, text, propertyRules)) : t("notAmount");
    }
    if (errors[field]) return errors[field];
    const problem = fieldProblem(field, values, nowMs, propertyRules);
    if (problem) return say(problem);
    if (!missing.includes(field)) return null;
    const needed = { pictures: "photos.needed", place: "placeNeeded" } as const;
    return t(field in needed ? needed[field as keyof typeof needed] : "forms:rule.required");
  };
}

/** The number a message speaks of, in every guise a message may want. */
function problemWords(value: number | undefined) {
  if (value === undefined) return {};
  return { value, length: value, amount: formatCzk(value) };
}
