import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { Category, CategoryDetail } from "#contract/catalogue/catalogue.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { listings } from "#contract/listings/listings.ts";
import type { FacetCounts } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { ListingShelf } from "#web/features/listings/listing-shelf.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { CategoryBlock, CategorySidebar } from "#web/layout/categories/category-sidebar.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";

export type Shelf = z.output<typeof listings.list.response>;

interface CategoryPageProps {
  category: CategoryDetail;
  tree: readonly Category[];
  shelf: Shelf;
  facets: FacetCounts;
  filters: ListingQuery;
  now: string;
}

/** A category: what it is, the tree beside it, and what lies in it. */
export function CategoryPage({ category, tree, shelf, facets, filters, now }: CategoryPageProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const [search] = useSearchParams();
  const trail = category.path.map(({ id, slug, name }) => ({
    label: name,
    to: pathTo("item", locale, { id, slug }),
  }));

  return (
    <div className="container-page pt-2">
      <Breadcrumb crumbs={[{ label: t("home"), to: pathTo("home", locale) }, ...trail]} />
      {/* A short description stands beside the name, so that the goods come soon. */}
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h1 className="type-h1">{typography(category.name)}</h1>
        {category.description && (
          <p className="type-body max-w-[62ch] text-muted desktop:min-w-80 desktop:max-w-none desktop:flex-1">
            {typography(category.description)}
          </p>
        )}
      </div>
      <div className="mt-5 desktop:mt-2">
        <ListingShelf
          shelf={shelf}
          facets={facets}
          filters={filters}
          category={category.id}
          search={search}
          now={now}
          above={
            <>
              <CategoryBlock categories={tree} currentId={category.id} />
              <CategorySidebar categories={tree} currentId={category.id} />
            </>
          }
        />
      </div>
    </div>
  );
}
