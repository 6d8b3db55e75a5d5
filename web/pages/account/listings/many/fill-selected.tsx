import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Duration, durations } from "#contract/listings/listing-kinds.ts";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import { isNeeded } from "#contract/listings/property-rules.ts";
import { parseAmount } from "#contract/values/read-amount.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { CategoryCell } from "./category-cell.tsx";
import type { Drafts } from "./use-drafts.ts";

/** What all selected rows have in common is written once. Fields that are left empty change nothing. */
export function FillSelected({ drafts, selected }: { drafts: Drafts; selected: readonly DraftRow[] }) {
  const { t } = useTranslation("manyListings");
  const [categoryId, setCategory] = useState<number | null>(null);
  const [description, setDescription] = useState("");
  const [brand, setBrand] = useState("");
  const [duration, setDuration] = useState<Duration | "">("");
  const [postage, setPostage] = useState("");
  const [busy, setBusy] = useState(false);
  const shippingPrice = parseAmount(postage);
  const patch: Partial<ListingFields> = {
    ...(categoryId !== null && { categoryId }),
    ...(description.trim() && { description }),
    ...(brand.trim() && { brandName: brand }),
    ...(duration && { duration }),
    ...(shippingPrice !== null && { shippingPrice }),
  };
  const fill = async () => {
    setBusy(true);
    await Promise.all(selected.map(({ id }) => drafts.save(id, patch)));
    setBusy(false);
  };
  return (
    <Disclosure summary={t("fill.title", { count: selected.length })} className="mt-4 border-t">
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-4">
        <CategoryCell value={categoryId} onChange={setCategory} />
        <BrandForAll selected={selected} value={brand} onChange={setBrand} />
        <Input
          label={t("field.description")}
          value={description}
          maxLength={10_000}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Select
          label={t("field.duration")}
          placeholder={t("fill.keep")}
          value={duration}
          options={durations.map((value) => ({ value, label: t(`duration.${value}`) }))}
          onChange={(event) => setDuration(durations.find((value) => value === event.currentTarget.value) ?? "")}
        />
        <Input
          label={t("field.postage")}
          value={postage}
          inputMode="decimal"
          end="Kč"
          error={postage.trim() && shippingPrice === null ? t("notAmount") : null}
          onChange={(event) => setPostage(event.currentTarget.value)}
        />
      </div>
      <Button
        className="mt-4"
        kind="outline"
        busy={busy}
        disabled={Object.keys(patch).length === 0 || selected.length === 0}
        onClick={() => void fill()}
      >
        {t("fill.do", { count: selected.length })}
      </Button>
    </Disclosure>
  );
}

/** The brand, where a category among those of the selected rows needs one. */
function BrandForAll(props: { selected: readonly DraftRow[]; value: string; onChange: (brand: string) => void }) {
  const { t } = useTranslation("listingForm");
  const isAsked = props.selected.some(({ propertyRules }) => isNeeded("brandName", "supply", propertyRules));
  if (!isAsked) return null;
  return (
    <Input
      label={t("field.brand")}
      value={props.value}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
