import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import { kindOf } from "#web/pages/listing-form/category/category-kind.ts";
import type { SheetModel } from "#web/pages/listing-form/condition/sheet-fields.tsx";
import { useCategoryTree } from "#web/site/category-tree.ts";
import type { ProductField, ProductValues } from "./product-values.ts";

/** The fields of a product's form that are not the browser's own: amounts, numbers, the category, the lines of the condition sheet. */
export function useProductFields(
  form: UseFormReturn<ProductValues>,
  messageOf: (field: ProductField) => string | undefined,
) {
  const { t } = useTranslation(["productAdmin", "listingForm"]);
  const categories = useCategoryTree();
  /** Texts that are no numbers, by field: they stay as they were written and change no value. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const values = form.watch();
  const change = (patch: Partial<ProductValues>) => {
    for (const [field, value] of Object.entries(patch)) {
      form.clearErrors(field as keyof ProductValues);
      form.setValue(field as keyof ProductValues, value as never);
    }
  };
  const changeCondition = <Line extends keyof ConditionSheet>(line: Line, value: ConditionSheet[Line]) => {
    form.clearErrors(`condition.${line}`);
    form.setValue("condition", { ...form.getValues("condition"), [line]: value });
  };
  const write = (field: string, value: number | null, text: string | null) => {
    setUnread(({ [field]: _, ...others }) => (text === null ? others : { ...others, [field]: text }));
    if (text !== null) return;
    const [name, line] = field.split(".");
    if (line === undefined) change({ [String(name)]: value });
    else changeCondition(line as "volumeMl", value);
  };
  const unreadMessage = (field: string) =>
    t(field.startsWith("condition.") || field === "weightG" ? "productAdmin:notNumber" : "listingForm:notAmount");
  const errorOf = (field: string): string | null =>
    unread[field] === undefined ? (messageOf(field as ProductField) ?? null) : unreadMessage(field);
  const sheet: SheetModel = {
    ...{ values, unread, errorOf, write, changeCondition },
    kind: kindOf(categories, values.categoryId),
  };
  return {
    ...{ values, change, write, errorOf, sheet },
    /** The first field whose text is no number. */
    firstUnread: Object.keys(unread)[0] ?? null,
  };
}
