import { SlidersHorizontal } from "lucide-react";
import { type KeyboardEvent, type SubmitEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type FacetCounts, facetKinds } from "#contract/facets.ts";
import type { ListingQuery } from "#contract/listing-query.ts";
import { formatAmount } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";
import { EndChoices } from "./end-choices.tsx";
import { FacetChoices } from "./facet-choices.tsx";
import { priceRangeOf } from "./price-range.ts";

interface FilterPanelProps {
  filters: ListingQuery;
  facets: FacetCounts;
  /** Names and values of the address that the form does not ask for. */
  kept: readonly (readonly [string, string])[];
  chosenCount: number;
}

/**
 * Everything that narrows a list, in a plain form that needs no script. On phones it opens as a sheet over the page,
 * elsewhere between the order and the cards.
 */
export function FilterPanel({ filters, facets, kept, chosenCount }: FilterPanelProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const navigate = useNavigate();
  const panel = useRef<HTMLDetailsElement>(null);
  const { from, to } = priceRangeOf(filters);
  const amount = (czk: number | undefined) => (czk === undefined ? "" : formatAmount(czk, locale));
  const shown = facetKinds.filter((kind) => facets.facets[kind].length > 0);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    panel.current?.removeAttribute("open");
    navigate(`?${new URLSearchParams(asked as [string, string][])}`, { preventScrollReset: true });
  }

  function close(event: KeyboardEvent) {
    if (event.key !== "Escape" || !panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector("summary")?.focus();
  }

  return (
    <details
      ref={panel}
      onKeyDown={close}
      className="group/filters mt-4 max-tablet:open:fixed max-tablet:open:inset-0 max-tablet:open:z-50 max-tablet:open:mt-0 max-tablet:open:overflow-y-auto max-tablet:open:overscroll-contain max-tablet:open:bg-light"
    >
      <summary className="type-control flex min-h-11 w-fit cursor-pointer items-center gap-3 rounded-control border border-control px-4 hover:border-primary-dark max-tablet:group-open/filters:sticky max-tablet:group-open/filters:top-0 max-tablet:group-open/filters:z-10 max-tablet:group-open/filters:w-full max-tablet:group-open/filters:rounded-none max-tablet:group-open/filters:border-x-0 max-tablet:group-open/filters:border-t-0 max-tablet:group-open/filters:bg-light">
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
        <span className="group-open/filters:hidden">{t("filters.open")}</span>
        <span className="hidden group-open/filters:inline">{t("filters.close")}</span>
        {chosenCount > 0 && <span className="tnum text-muted">{chosenCount}</span>}
      </summary>
      <form
        method="get"
        onSubmit={submit}
        key={JSON.stringify(filters)}
        className="mt-4 border-line border-y py-6 max-tablet:mt-0 max-tablet:border-0 max-tablet:px-5"
      >
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-2 desktop:grid-cols-3">
          <fieldset className="min-w-0">
            <legend className="type-control mb-2">{t("facet.price")}</legend>
            <div className="grid grid-cols-2 gap-3">
              <Input
                label={t("price.from")}
                name="priceFrom"
                inputMode="numeric"
                autoComplete="off"
                maxLength={16}
                defaultValue={amount(from)}
                className="tnum"
              />
              <Input
                label={t("price.to")}
                name="priceTo"
                inputMode="numeric"
                autoComplete="off"
                maxLength={16}
                defaultValue={amount(to)}
                className="tnum"
              />
            </div>
          </fieldset>
          {facets.ends.some(({ count, chosen }) => count > 0 || chosen) && (
            <EndChoices ends={facets.ends} exact={facets.exact} />
          )}
          {shown.map((kind) => (
            <FacetChoices key={kind} kind={kind} values={facets.facets[kind]} exact={facets.exact} />
          ))}
        </div>
        <div className="mt-7 flex gap-4 max-tablet:sticky max-tablet:bottom-0 max-tablet:bg-light max-tablet:py-3">
          <Button type="submit">{t("filters.apply")}</Button>
        </div>
      </form>
    </details>
  );
}
