import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What stands in the cart, leading to its page. */
export function ItemName({ id, slug, name }: { id: number; slug: string; name: string }) {
  const locale = useLocale();
  return (
    <Link to={pathTo("item", locale, { id, slug })} className="type-control [overflow-wrap:anywhere] hover:underline">
      <bdi>{typography(name)}</bdi>
    </Link>
  );
}
