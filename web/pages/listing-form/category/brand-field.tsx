import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Brand } from "#contract/catalogue/catalogue.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { fieldId } from "#web/pages/listing-form/form-model.ts";
import { controlStyle } from "#web/ui/fields/control-style.ts";
import { Field } from "#web/ui/fields/field.tsx";

/** A brand as one writes it; those that exist are suggested, a new one is simply kept. */
export function BrandField({
  value,
  error,
  need,
  onChange,
}: {
  value: string;
  error: string | null;
  need: "required" | "optional" | "unknown";
  onChange: (name: string) => void;
}) {
  const { t } = useTranslation(["listingForm", "forms"]);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const brands = useBrands(value, asked);
  return (
    <Field
      id={fieldId("brandName")}
      label={t("field.brand")}
      required={need === "required"}
      {...(need === "optional" && { optionalNote: t("forms:optional") })}
      hint={t("hint.brand")}
      error={error}
    >
      {(control) => (
        <Autocomplete.Root
          items={brands}
          filter={null}
          value={value}
          // While it is open the rest of the page is hidden from screen readers: an empty list does not open.
          open={open && brands.length > 0}
          onOpenChange={setOpen}
          onValueChange={onChange}
          itemToStringValue={(brand: Brand) => brand.name}
        >
          <Autocomplete.Input
            {...control}
            maxLength={100}
            autoComplete="off"
            onFocus={() => setAsked(true)}
            className={`${controlStyle} h-12 py-2.5`}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} className="z-40 outline-none" collisionPadding={12}>
              <Autocomplete.Popup className="max-h-[200px] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-block border border-line bg-surface p-1.5 text-ink shadow-lift">
                <Autocomplete.List>
                  {(brand: Brand) => (
                    <Autocomplete.Item
                      key={brand.id}
                      value={brand}
                      className="type-field flex min-h-11 cursor-pointer items-center rounded-tag px-3 outline-none select-none data-highlighted:bg-info-tint"
                    >
                      {brand.name}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

/** Brands for the text written so far, after a short pause. Without an answer there are simply no suggestions. */
function useBrands(query: string, isWanted: boolean): Brand[] {
  const [brands, setBrands] = useState<Brand[]>([]);
  useEffect(() => {
    if (!isWanted || query.trim() === "") return setBrands([]);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await browserApi.catalogue.brands({ query: { q: query.trim() }, signal: abort.signal });
        const isExact = found.length === 1 && found[0]?.name === query.trim();
        if (!abort.signal.aborted) setBrands(isExact ? [] : found);
      } catch (error) {
        const isExpected = error instanceof ApiError || error instanceof TypeError || abort.signal.aborted;
        if (!isExpected) throw error;
        if (!abort.signal.aborted) setBrands([]);
      }
    }, 200);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isWanted]);
  return brands;
}
