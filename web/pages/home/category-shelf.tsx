import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ShelfEntry } from "#contract/listings/listings.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Main categories as one shelf: a picture of each, its name and how much lies in it. */
export function CategoryShelf({ entries }: { entries: ShelfEntry[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-y-7 tablet:grid-cols-4 wide:grid-cols-8">
      {entries.map(({ category, count, picture }) => (
        <li
          key={category.id}
          className="group border-line-2 border-r last:border-transparent max-tablet:even:border-transparent"
        >
          <Link to={pathTo("item", locale, category)} className="block">
            <ListingPicture picture={picture} alt="" sizes="(width >= 1260px) 12vw, (width >= 768px) 25vw, 50vw" />
            <span className="block px-4 pt-3 wide:max-fullhd:px-3">
              <span className="type-lot block group-hover:underline wide:max-fullhd:text-lg/5.5">
                {typography(category.name)}
              </span>
              <span className="type-caption tnum block text-muted">{t("items", { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
