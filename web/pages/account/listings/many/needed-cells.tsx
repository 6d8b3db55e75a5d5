import { useTranslation } from "react-i18next";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import {
  fieldOfProperty,
  isNeeded,
  type PropertyRule,
  propertyFaults,
  type RuledProperty,
} from "#contract/listings/property-rules.ts";
import { readNumber } from "#contract/values/read-number.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Cell } from "./cell.tsx";

const texts = ["brand", "storage", "provenance"] as const;
const numbers = ["strengthPercent", "ageYears", "vintage", "bottledYear", "pieces"] as const;
const longest = { brand: 100, storage: 200, provenance: 300 } as const;

interface NeededCellsProps {
  row: DraftRow;
  refused: Readonly<Record<string, string>>;
  save: (patch: Partial<ListingFields>) => null;
  className: string;
}

/** What the category of a bottle needs besides the fields that each has: written or counted here, chosen in the form. */
export function NeededCells({ row, refused, save, className }: NeededCellsProps) {
  const { t } = useTranslation("manyListings");
  const locale = useLocale();
  const nameOf = usePropertyName();
  const problemOf = usePropertyProblem(row);
  const isIn = (property: RuledProperty) => isNeeded(fieldOfProperty(property), "supply", row.propertyRules);
  const common = (property: RuledProperty) => ({
    label: nameOf(property),
    error: refused[fieldOfProperty(property)] ?? problemOf(property),
    required: true,
    className,
  });
  return (
    <>
      {texts.filter(isIn).map((property) => (
        <Cell
          key={property}
          {...common(property)}
          value={(property === "brand" ? row.brandName : row.condition[property]) ?? ""}
          maxLength={longest[property]}
          onSave={(text) => save(patchOf(property, text.trim() || null))}
        />
      ))}
      {numbers.filter(isIn).map((property) => (
        <Cell
          key={property}
          {...common(property)}
          value={writtenNumber(row.condition[property], locale)}
          numeric
          onSave={(text) => {
            const read = readNumber(text, property === "strengthPercent" ? 1 : 0);
            return "fault" in read ? t("notNumber") : save(patchOf(property, read.value));
          }}
        />
      ))}
    </>
  );
}

function patchOf(property: RuledProperty, value: string | number | null): Partial<ListingFields> {
  if (property === "brand") return { brandName: value === null ? null : String(value) };
  return { condition: { [property]: value } as Partial<ConditionSheet> };
}

/** A number as a cell shows it. */
export function writtenNumber(value: number | null | undefined, locale: string): string {
  const written = String(value ?? "");
  return locale === "cs" ? written.replace(".", ",") : written;
}

/** A property in words. */
export function usePropertyName(): (property: RuledProperty) => string {
  const { t } = useTranslation(["manyListings", "listingForm"]);
  return (property) => t(property === "brand" ? "listingForm:field.brand" : `listingForm:sheet.${property}`);
}

/** Why a property is not written as the category asks; that it is missing is told below the row. */
export function usePropertyProblem(row: DraftRow): (property: RuledProperty) => string | null {
  const { t } = useTranslation("forms");
  const faults = propertyFaults(row, row.propertyRules);
  return (property) => {
    const found = faults.find(({ field }) => field === fieldOfProperty(property));
    return found && found.fault !== "required" ? t(`rule.${found.fault}`) : null;
  };
}

/** The rule of a field, where its category has one. */
export function ruleOf(field: string, rules: readonly PropertyRule[]): PropertyRule | undefined {
  return rules.find(({ property }) => fieldOfProperty(property) === field);
}
