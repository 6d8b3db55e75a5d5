import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { listings } from "./table.ts";

/** The condition sheet of a row. Its columns are text, with values of the contract's lists alone. */
export function conditionView(row: typeof listings.$inferSelect): ConditionSheet {
  return {
    volumeMl: row.volumeMl,
    strengthPercent: row.strengthPercent,
    vintage: row.vintage,
    bottledYear: row.bottledYear,
    ageYears: row.ageYears,
    pieces: row.pieces,
    fillLevel: row.fillLevel as ConditionSheet["fillLevel"],
    closure: row.closure as ConditionSheet["closure"],
    closureState: row.closureState as ConditionSheet["closureState"],
    labelState: row.labelState as ConditionSheet["labelState"],
    boxState: row.boxState as ConditionSheet["boxState"],
    dutyStamp: row.dutyStamp as ConditionSheet["dutyStamp"],
    storage: row.storage,
    provenance: row.provenance,
  };
}
