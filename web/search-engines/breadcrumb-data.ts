import type { BreadcrumbList } from "schema-dts";

/** A step of a page's trail; `path` as in the page's language. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** The trail above a page as search engines read it, from the home page down to the page itself. */
export function breadcrumbData(trail: readonly TrailStep[], origin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
