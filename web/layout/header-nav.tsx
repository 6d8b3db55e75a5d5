import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { SettingValues } from "#contract/settings/settings.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { MenuLink } from "./menu-link.tsx";
import { splitMenu } from "./split-menu.ts";

/**
 * The second row of the header: the settings' menu with the top categories in it, goods before what is to be read; the
 * current one has a gold line. Where scripts run, the menu replaces it on phones and has the entries that do not fit on a tablet;
 * elsewhere its end fades.
 */
export function HeaderNav({
  categories,
  currentTopId,
  menu,
  pathname,
}: {
  categories: readonly Category[];
  currentTopId: number | undefined;
  menu: SettingValues["topmenu"];
  pathname: string;
}) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const { goods, reading } = splitMenu(menu);
  return (
    <nav aria-label={t("nav")} className="border-b border-line max-tablet:[.with-script_&]:hidden">
      <ul className="menu-row scroll-row container-page flex gap-x-7 overflow-x-auto [scrollbar-width:none] tablet:max-desktop:gap-x-5 wide:gap-x-8.5">
        {goods.map((entry) => (
          <MenuEntry key={`${entry.link} ${entry.text}`} {...entry} pathname={pathname} />
        ))}
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={pathTo("item", locale, { id: category.id, slug: category.slug })}
              aria-current={category.id === currentTopId ? "true" : undefined}
              className={style(category.id === currentTopId)}
            >
              {typography(category.name)}
            </Link>
          </li>
        ))}
        {reading.map((entry) => (
          <MenuEntry key={`${entry.link} ${entry.text}`} {...entry} pathname={pathname} />
        ))}
      </ul>
    </nav>
  );
}

function MenuEntry({ link, text, pathname }: { link: string; text: string; pathname: string }) {
  const isCurrent = link === pathname;
  return (
    <li>
      <MenuLink to={link} aria-current={isCurrent ? "page" : undefined} className={style(isCurrent)}>
        {typography(text)}
      </MenuLink>
    </li>
  );
}

function style(current: boolean): string {
  return classes("menu-entry", current && "menu-entry-current");
}
