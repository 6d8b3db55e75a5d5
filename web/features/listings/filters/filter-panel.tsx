import { SlidersHorizontal, X } from "lucide-react";
import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FacetCounts, FacetKind } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { useSavedPlace } from "#web/features/listings/use-saved-place.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { Button } from "#web/ui/button.tsx";
import { EndChoices } from "./end-choices.tsx";
import { FacetChoices } from "./facet-choices.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { PriceFields } from "./price-fields.tsx";
import { useFilterForm } from "./use-filter-form.ts";

interface FilterPanelProps {
  filters: ListingQuery;
  facets: FacetCounts;
  /** Names and values of the address that the form does not ask for. */
  stored: readonly (readonly [string, string])[];
  chosenCount: number;
}

/** It comes behind the rest of the page's code: nothing waits for it. */
const PriceHistogram = laterPart(() => import("./price-histogram.tsx"));
/** Fewer bands of prices leave nothing to choose between. */
const fewestBands = 3;

const beforePrice: readonly FacetKind[] = ["saleMode", "type"];
const afterPrice: readonly FacetKind[] = ["vintage", "condition", "brand"];
const folded: readonly FacetKind[] = ["country", "volume", "strength", "age"];

/**
 * Everything that narrows a list, in a plain form that needs no script. From 1028 px on it stands open beside the list;
 * below that it is the browser's own pop-up, a sheet over the page, which a button opens and Escape closes.
 */
export function FilterPanel({ filters, facets, stored, chosenCount }: FilterPanelProps) {
  const { t } = useTranslation("shelf");
  const form = useRef<HTMLFormElement>(null);
  const { handlers, ...filterForm } = useFilterForm(form, facets);
  useSavedPlace(form, facets);
  const group = (kind: FacetKind) => {
    const values = facets.facets[kind];
    // Everything is offered or wanted: one of them alone says nothing.
    if (values.length <= (kind === "type" && !filters.type ? 1 : 0)) return null;
    return (
      <FilterGroup
        key={kind}
        title={t(`facet.${kind}`)}
        {...(folded.includes(kind) && { folded: { isOpen: filters[kind] !== undefined } })}
      >
        <FacetChoices kind={kind} values={values} exact={facets.exact} />
      </FilterGroup>
    );
  };

  return (
    <>
      <button
        type="button"
        popoverTarget="filters"
        className="type-control flex min-h-11 items-center justify-center gap-3 rounded-control border border-control px-4 hover:border-primary-dark desktop:hidden"
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
        <span>
          {t("filters.open")}
          {chosenCount > 0 && ` (${chosenCount})`}
        </span>
      </button>
      <form
        ref={form}
        id="filters"
        popover="auto"
        method="get"
        autoComplete="off"
        aria-label={t("filters.open")}
        {...handlers}
        className="group/filters static size-auto overflow-visible bg-transparent text-inherit open:fixed open:inset-0 open:z-50 open:size-full open:overflow-y-auto open:overscroll-contain open:bg-light open:px-5 desktop:block"
      >
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className="type-control sticky top-0 z-10 -mx-5 hidden min-h-14 w-[calc(100%+40px)] items-center justify-between bg-light px-5 group-open/filters:flex"
        >
          {t("filters.close")}
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
        {stored.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {beforePrice.map(group)}
        <FilterGroup title={t("facet.price")}>
          {facets.prices.length >= fewestBands && (
            <Suspense fallback={<div className="h-[82px]" />}>
              <PriceHistogram prices={facets.prices} filters={filters} form={filterForm} />
            </Suspense>
          )}
          <PriceFields filters={filters} />
        </FilterGroup>
        {afterPrice.map(group)}
        {folded.map(group)}
        {facets.ends.some(({ count, chosen }) => count > 0 || chosen) && (
          <FilterGroup title={t("facet.ends")} folded={{ isOpen: filters.ends !== undefined }}>
            <EndChoices ends={facets.ends} exact={facets.exact} />
          </FilterGroup>
        )}
        <div className="sticky bottom-0 border-line border-t bg-light py-3 desktop:group-not-open/filters:[.with-script_&]:hidden">
          <Button type="submit" wide>
            {t("filters.apply")}
          </Button>
        </div>
      </form>
    </>
  );
}
