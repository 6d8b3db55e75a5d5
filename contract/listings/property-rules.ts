import { z } from "zod";
import { type ConditionSheet, conditionSheet } from "./condition-sheet.ts";

/** The properties of a thing that a category may have rules for: its brand and the lines of the condition sheet. */
export const ruledProperties = ["brand", ...(Object.keys(conditionSheet.shape) as (keyof ConditionSheet)[])] as const;
export type RuledProperty = (typeof ruledProperties)[number];

/** How a value may be written: digits only, or letters, digits and dots. Patterns are chosen by name, so none can run away. */
const propertyFormats = ["numeric", "regex"] as const;
export type PropertyFormat = (typeof propertyFormats)[number];

export const propertyRule = z.object({
  property: z.enum(ruledProperties),
  required: z.boolean(),
  format: z.enum(propertyFormats).nullable().describe("regex: letters, digits and dots"),
});
export type PropertyRule = z.infer<typeof propertyRule>;

/** Properties whose values are chosen from a list, so that no way of writing can be asked of them. */
const chosenProperties: readonly RuledProperty[] = [
  ...(["fillLevel", "closure", "closureState", "labelState", "boxState", "dutyStamp"] as const),
];

/** Whether a rule may ask how the property is written (rule T10). */
export function takesFormat(property: RuledProperty): boolean {
  return !chosenProperties.includes(property);
}

/** What the rules look at. */
export interface RuledValues {
  readonly type: "supply" | "demand";
  readonly brandName: string | null;
  readonly condition: Partial<ConditionSheet>;
}

export interface PropertyFault {
  /** As forms name it: `brandName`, `condition.volumeMl`. */
  readonly field: string;
  readonly fault: "required" | PropertyFormat;
}

const patterns: Record<PropertyFormat, RegExp> = { numeric: /^[0-9]+$/, regex: /^[\p{L}\p{N}.]+$/u };

/** The field of a form in which a property is written. */
export function fieldOfProperty(property: RuledProperty): string {
  return property === "brand" ? "brandName" : `condition.${property}`;
}

/**
 * L22: A category may ask for properties of a supply (brand, lines of the condition sheet) and for how they are written, digits only or
 * letters, digits and dots: asked before publication and where it moves to another category. A change of what is published takes nothing
 * needed away; what was published without is left alone, and a seeker is asked for nothing.
 */
export function propertyFaults(values: RuledValues, rules: readonly PropertyRule[]): PropertyFault[] {
  if (values.type === "demand") return [];
  return rules.flatMap(({ property, required, format }): PropertyFault[] => {
    const field = fieldOfProperty(property);
    const written = writtenAs(property === "brand" ? values.brandName : values.condition[property]);
    if (written === "") return required ? [{ field, fault: "required" }] : [];
    return format === null || patterns[format].test(written) ? [] : [{ field, fault: format }];
  });
}

/** Whether the form of a supply marks the field as needed. */
export function isNeeded(field: string, type: RuledValues["type"], rules: readonly PropertyRule[]): boolean {
  return type === "supply" && rules.some(({ property, required }) => required && fieldOfProperty(property) === field);
}

function writtenAs(value: string | number | null | undefined): string {
  return String(value ?? "").trim();
}
