import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import type { ApiClient } from "#web/api/client.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

const shown = 4;

/** What the words were last sold for: cards of the archive, beside the first page of what is on offer. */
export async function findSoldBefore(listings: ApiClient["listings"], query: ListingQuery): Promise<ListingCard[]> {
  const { q, lang, category, state, page } = query;
  if (!q || state !== "running" || page > 1) return [];
  const { items } = await listings.list({ query: { q, lang, category, state: "sold", size: shown } });
  return items.filter(({ status }) => status === "sold");
}

/** Past prices for the words searched for. */
export function SoldBefore(props: { cards: readonly ListingCard[]; search: URLSearchParams; now: string }) {
  const { cards, search, now } = props;
  const { t } = useTranslation("shelf");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="sold-before" className="mt-14">
      <h2 id="sold-before" className="type-h2 mb-7">
        {t("search.soldBefore")}
      </h2>
      <ServerClock time={now}>
        <CardGrid listings={cards} columns="full" headingLevel={3} />
      </ServerClock>
      <ButtonLink kind="outline" to={withFilters(search, { state: "sold" })}>
        {t("search.allSold")}
      </ButtonLink>
    </section>
  );
}
