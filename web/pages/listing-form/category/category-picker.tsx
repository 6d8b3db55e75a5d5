import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { fieldId } from "#web/pages/listing-form/form-model.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { CategoryBrowser } from "./category-browser.tsx";
import { pathToCategory } from "./search-categories.ts";

interface CategoryPickerProps {
  tree: readonly Category[];
  value: number | null;
  error: string | null;
  onChange: (id: number) => void;
}

/** The chosen category with its way from the top; while none is chosen, or it is being changed, the tree with a search. */
export function CategoryPicker({ tree, value, error, onChange }: CategoryPickerProps) {
  const { t } = useTranslation("listingForm");
  const path = value === null ? [] : pathToCategory(tree, value);
  const [open, setOpen] = useState(path.length === 0);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  const labelId = `${fieldId("categoryId")}-label`;

  // The tree disappears under the focus, which moves to the element in its place.
  useEffect(() => {
    if (wasOpen.current && !open) changeButton.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  return (
    <fieldset>
      <legend id={labelId} className="type-small mb-1.5 font-semibold">
        {t("field.category")}
      </legend>
      {open ? (
        <CategoryBrowser
          tree={tree}
          value={value}
          labelId={labelId}
          invalid={error !== null}
          onChoose={(id) => {
            onChange(id);
            setOpen(false);
          }}
          onCancel={path.length > 0 ? () => setOpen(false) : undefined}
        />
      ) : (
        <div className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-control bg-surface px-3.5">
          <p className="type-field min-w-0 py-2">
            {path.map(({ id, name }, index) => (
              <span key={id} className={index === path.length - 1 ? "font-semibold" : "text-muted"}>
                {name}
                {index < path.length - 1 && <span aria-hidden="true"> / </span>}
              </span>
            ))}
          </p>
          <button
            ref={changeButton}
            id={fieldId("categoryId")}
            type="button"
            onClick={() => setOpen(true)}
            className="quiet-link type-small min-h-11 shrink-0"
          >
            {t("category.change")}
          </button>
        </div>
      )}
      {error && <FormError className="mt-1.5">{error}</FormError>}
    </fieldset>
  );
}
