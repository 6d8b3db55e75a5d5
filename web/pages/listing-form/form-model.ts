import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { Declaration, ListingStatus } from "#contract/listings/listing-kinds.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { PropertyRule } from "#contract/listings/property-rules.ts";
import type { CategoryKind } from "./category/category-kind.ts";
import type { FormValues } from "./form-values.ts";
import type { Photos } from "./photos/use-photos.ts";

/** The data that the steps of the form work with. */
export interface FormModel {
  values: FormValues;
  change: (patch: Partial<FormValues>) => void;
  /** What was written into a field of a number or an amount; `text` where it could not be read, which changes no value. */
  write: (field: string, value: number | null, text: string | null) => void;
  /** Texts that could not be read, by field. */
  unread: Readonly<Record<string, string>>;
  /** The minute of the day at which a seven-day auction closes. */
  closingMinute: number;
  /** What the category asks to be declared before publication. */
  declarationsNeeded: readonly Declaration[];
  /** What the category asks of the properties of a supply. */
  propertyRules: readonly PropertyRule[];
  changeCondition: <Line extends keyof ConditionSheet>(line: Line, value: ConditionSheet[Line]) => void;
  /** Message of a field, lines of the condition sheet as `condition.volumeMl`. */
  errorOf: (field: string) => string | null;
  /** Cannot be changed any more: people have seen the listing under it. */
  isFixed: (field: keyof ListingFields) => boolean;
  status: ListingStatus;
  /** The package that is paid already, by its key. */
  paidPackage: string | null;
  /** A moderator looks at it before it is published. */
  isInspected: boolean;
  kind: CategoryKind;
  photos: Photos;
  /** The server's clock when the page was made, ms. */
  nowMs: number;
}

/** Id of a field's control, so that a message can lead there. */
export function fieldId(field: string): string {
  return `ad-${field.replace(".", "-")}`;
}
