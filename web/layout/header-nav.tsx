import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SettingValues } from "#contract/content/settings.ts";
import type { Category } from "#contract/finding/catalogue.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { categoryPath } from "./categories/category-path.ts";
import { MenuLink } from "./menu-link.tsx";

/**
 * The second row of the header: the top menu of the settings, then the top categories; the current one has a gold
 * line. On phones the menu replaces it where scripts run.
 */
export function HeaderNav({
  categories,
  currentId,
  menu,
  pathname,
}: {
  categories: readonly Category[];
  currentId: number | null | undefined;
  menu: SettingValues["topmenu"];
  pathname: string;
}) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const top = categoryPath(categories, currentId)[0];
  return (
    <nav aria-label={t("nav")} className="border-b border-line max-tablet:[.with-script_&]:hidden">
      <ul className="container-page flex gap-x-7 overflow-x-auto [scrollbar-width:none] wide:gap-x-8.5">
        {menu.map(({ link, text }) => (
          <li key={`${link} ${text}`}>
            <MenuLink
              to={link}
              aria-current={link === pathname ? "page" : undefined}
              className={style(link === pathname)}
            >
              {typography(text)}
            </MenuLink>
          </li>
        ))}
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={pathTo("item", locale, { id: category.id, slug: category.slug })}
              aria-current={category.id === top ? "true" : undefined}
              className={style(category.id === top)}
            >
              {typography(category.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function style(current: boolean): string {
  return classes(
    "type-field flex h-13 items-center border-b-2 whitespace-nowrap focus-visible:-outline-offset-4",
    current ? "border-secondary" : "border-transparent hover:border-line-2",
  );
}
