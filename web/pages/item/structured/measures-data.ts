import type { PropertyValue } from "schema-dts";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";

/** Stated measures of a listing with their units as schema.org writes them (UN/CEFACT codes). */
export function measuresData(condition: ConditionSheet): PropertyValue[] {
  const { volumeMl, strengthPercent, vintage, bottledYear, ageYears, pieces } = condition;
  const measures: [string, number | null, string?][] = [
    ["volume", volumeMl, "MLT"],
    ["alcoholByVolume", strengthPercent, "P1"],
    ["vintage", vintage],
    ["bottledYear", bottledYear],
    ["age", ageYears, "ANN"],
    ["pieces", pieces, "H87"],
  ];
  return measures.flatMap(([name, value, unitCode]) =>
    value === null ? [] : [{ "@type": "PropertyValue", name, value, ...(unitCode && { unitCode }) }],
  );
}
