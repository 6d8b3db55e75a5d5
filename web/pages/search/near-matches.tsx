import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { NearListings } from "#contract/listings/listings.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import type { ApiClient } from "#web/api/client.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { ServerClock } from "#web/format/server-clock.tsx";

/** What is nearest to words that found nothing; null where they found something, or nothing is near. */
export async function findNear(
  listings: ApiClient["listings"],
  query: ListingQuery,
  total: number,
): Promise<NearListings | null> {
  if (!query.q || total > 0) return null;
  const { data } = await listings.near({ query });
  return data.items.length > 0 ? data : null;
}

/** Listings that have some of the words, below the words that they have. */
export function NearMatches(props: { near: NearListings | null; search: URLSearchParams; now: string }) {
  const { near, search, now } = props;
  const { t } = useTranslation("shelf");
  if (!near || near.q === null) return null;
  return (
    <section aria-labelledby="near" className="mt-14">
      <h2 id="near" className="type-h2 break-words">
        {t("near.title")}
      </h2>
      <p className="type-body mt-2 mb-7 text-muted">
        {t("near.for")}{" "}
        <Link to={withFilters(search, { q: near.q })} className="quiet-link">
          <bdi className="break-words">{near.q}</bdi>
        </Link>
      </p>
      <ServerClock time={now}>
        <CardGrid listings={near.items} columns="full" headingLevel={3} />
      </ServerClock>
    </section>
  );
}
