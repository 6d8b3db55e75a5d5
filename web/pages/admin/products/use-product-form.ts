import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { kindOf } from "#web/pages/listing-form/category/category-kind.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { bodyOf, type MergedProduct, mergeProduct, type ProductValues, valuesOf } from "./product-values.ts";
import { useProductFields } from "./use-product-fields.ts";

/** What somebody else has stored while the form was open, and where the two differ. */
interface Conflict extends Omit<MergedProduct, "values"> {
  readonly theirs: ProductValues;
}

/** The form of a product: what was written, what the server says of it, and what somebody else has stored meanwhile. */
export function useProductForm({
  product,
  start,
  onStored,
}: {
  product: EditableProduct | null;
  start: ProductValues;
  onStored: (stored: EditableProduct) => void;
}) {
  const { t } = useTranslation("productAdmin");
  const categories = useCategoryTree();
  const [latest, setStored] = useState(product);
  /** What is stored, as the form would hold it. A ref: a page that is left in the same moment must know it already. */
  const stored = useRef(start);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { form, ...api } = useApiForm<ProductValues>({
    defaultValues: start,
    submit: async (written) => {
      if (fields.firstUnread !== null) throw refusal({ [fields.firstUnread]: [""] });
      if (conflict !== null && conflict.contested.length > 0) throw refusal({}, t("rival.first"));
      const answer = await send(latest, written, bodyOf(written, kindOf(categories, written.categoryId), latest));
      stored.current = valuesOf(answer.product);
      setStored(answer.product);
      form.reset(answer.joined?.values ?? stored.current);
      setConflict(answer.joined && { ...answer.joined, theirs: stored.current });
      if (!answer.joined) onStored(answer.product);
    },
  });
  const fields = useProductFields(form, api.errorOf);
  return {
    ...api,
    ...fields,
    ...{ form, conflict },
    onSubmit: (event: React.FormEvent) => {
      // What the server has refused is asked of it again.
      form.clearErrors();
      api.onSubmit(event);
    },
    /** Something is written that is not stored. */
    isChanged: useCallback(() => JSON.stringify(form.getValues()) !== JSON.stringify(stored.current), [form.getValues]),
    /** Keeps what is written here, or takes over what somebody else has stored, where both have changed a field. */
    settle: (keep: "mine" | "theirs") => {
      if (conflict && keep === "theirs") form.reset(taken(form.getValues(), conflict));
      setConflict(null);
    },
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;

/** Stores it; where somebody else has been faster nothing is stored, and both are joined (rules PD9, PD14). */
async function send(
  latest: EditableProduct | null,
  written: ProductValues,
  body: ReturnType<typeof bodyOf>,
): Promise<{ product: EditableProduct; joined: MergedProduct | null }> {
  if (!latest) return { product: (await browserApi.products.add({ body })).data, joined: null };
  const params = { id: latest.id };
  try {
    const { data } = await browserApi.products.change({ params, body: { ...body, version: latest.version } });
    return { product: data, joined: null };
  } catch (error) {
    if (!(error instanceof ApiError && error.body.code === "CHANGED_ELSEWHERE")) throw error;
  }
  const { data } = await browserApi.products.get({ params });
  return { product: data, joined: mergeProduct(valuesOf(latest), written, valuesOf(data)) };
}

function refusal(errors: Record<string, string[]>, message = ""): ApiError {
  return new ApiError(422, { message, errors });
}

function taken(values: ProductValues, { contested, theirs }: Conflict): ProductValues {
  const joined = { ...values, condition: { ...values.condition } };
  for (const field of contested) {
    const [name, line] = field.split(".");
    if (line === undefined) Object.assign(joined, { [String(name)]: theirs[name as "name"] });
    else Object.assign(joined.condition, { [line]: theirs.condition[line as keyof ConditionSheet] });
  }
  return joined;
}
