import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { ListingPrices } from "#contract/prices/prices.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { PageSection } from "#web/pages/item/page-section.tsx";
import { EarlierSales } from "./earlier-sales.tsx";
import type { PriceGraphs } from "./graph.ts";
import { PriceGraph } from "./price-graph.tsx";
import { RunTable } from "./run-table.tsx";
import { SalesTable } from "./sales-table.tsx";
import { useComparisonWords } from "./use-comparison-words.ts";

interface PriceSectionProps {
  listing: ListingDetail;
  lot: LotState;
  prices: ListingPrices;
  graphs: PriceGraphs;
}

/** How the price came about, what the same thing was sold for, and where: nothing where neither can be told. */
export function PriceSection({ listing, lot, prices, graphs }: PriceSectionProps) {
  const { t } = useTranslation("prices");
  const { run, comparison } = prices;
  const summary = useComparisonWords(comparison);
  if (!run && !comparison) return null;
  const price = lot.price === null ? null : formatCzk(lot.price);
  const median = comparison?.median ?? null;
  const medianLabel = median === null ? null : t("median", { price: formatCzk(median) });
  return (
    <>
      <PageSection id="prices" title={t("title")}>
        {run && !graphs.run && run.steps[0] && (
          <p className="text-muted">
            {t(lot.status === "live" || lot.status === "scheduled" ? "noRun" : "noRunEver", {
              price: formatCzk(run.steps[0].price),
            })}
          </p>
        )}
        {run && graphs.run && (
          <figure>
            <figcaption className="type-small text-muted">{t("run.caption")}</figcaption>
            <PriceGraph
              graph={graphs.run}
              title={t("run.title", { name: listing.name })}
              description={t("run.description", {
                count: run.changes - 1,
                from: formatCzk(run.steps[0]?.price ?? 0),
                to: formatCzk(run.steps.at(-1)?.price ?? 0),
              })}
              medianLabel={medianLabel}
              thisLabel={price}
            />
            <RunTable run={run} />
          </figure>
        )}
        {summary && <p className={run ? "mt-9 text-muted" : "text-muted"}>{summary}</p>}
        {comparison && graphs.sales && (
          <figure className="mt-4">
            <figcaption className="type-small text-muted">{t("sales.caption")}</figcaption>
            <PriceGraph
              graph={graphs.sales}
              title={t("sales.title", { name: listing.name })}
              description={summary}
              medianLabel={medianLabel}
              thisLabel={price && t("thisOne", { price })}
            />
            <SalesTable sales={comparison.sales} total={comparison.count} />
          </figure>
        )}
      </PageSection>
      {comparison && comparison.sales.length > 0 && (
        <EarlierSales sales={comparison.sales} category={listing.category} />
      )}
    </>
  );
}
