import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatPercent, formatVolume } from "#web/format/measures.ts";
import { typography } from "#web/format/typography.ts";

/**
 * What a seller declares of the thing itself, name by value; what was not filled in is left out. `t` is that of the
 * namespace `item`.
 */
export function conditionRows(condition: ConditionSheet, t: TFunction<"item">, locale: Locale) {
  const rows: [string, ReactNode][] = [];
  const add = (key: string, value: ReactNode) => value && rows.push([t(`condition.${key}`), value]);

  add("volume", condition.volumeMl && formatVolume(condition.volumeMl, locale));
  add("strength", condition.strengthPercent === null ? null : formatPercent(condition.strengthPercent, locale));
  add("vintage", condition.vintage && String(condition.vintage));
  add("bottled", condition.bottledYear && String(condition.bottledYear));
  add("age", condition.ageYears === null ? null : t("condition.years", { count: condition.ageYears }));
  add("pieces", condition.pieces === null ? null : t("condition.piecesCount", { count: condition.pieces }));
  add("fillLevel", condition.fillLevel && t(`fillLevel.${condition.fillLevel}`));
  add("closure", closureOf(condition, t));
  add("label", condition.labelState && t(`state.${condition.labelState}`));
  add("box", condition.boxState && t(`box.${condition.boxState}`));
  add("dutyStamp", condition.dutyStamp && t(`dutyStamp.${condition.dutyStamp}`));
  add("storage", condition.storage && <bdi>{typography(condition.storage)}</bdi>);
  add("provenance", condition.provenance && <bdi>{typography(condition.provenance)}</bdi>);
  return rows;
}

function closureOf({ closure, closureState }: ConditionSheet, t: TFunction<"item">): string | null {
  const parts = [closure && t(`closure.${closure}`), closureState && t(`state.${closureState}`)].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}
