import type { BreadcrumbList, WithContext } from "schema-dts";

/** The way to a page as search engines read it (schema.org); React Router escapes what closes a script. */
export function breadcrumbData(
  crumbs: readonly { label: string; to: string }[],
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: label,
      item: new URL(to, origin).href,
    })),
  };
}
