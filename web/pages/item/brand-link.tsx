import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** A brand by its name; leads to everything of it. */
export function BrandLink({ brand }: { brand: NonNullable<ListingDetail["brand"]> }) {
  const locale = useLocale();
  return (
    <Link className="quiet-link" to={`${pathTo("search", locale)}?q=${encodeURIComponent(brand.name)}`}>
      <bdi>{brand.name}</bdi>
    </Link>
  );
}
