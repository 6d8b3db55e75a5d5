import { useTranslation } from "react-i18next";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { CategoryTree } from "./category-tree.tsx";

interface CategorySidebarProps {
  categories: readonly Category[];
  currentId?: number | null;
}

/** The category tree on touch devices and narrow screens: a block of its own that opens. */
export function CategoryBlock({ categories, currentId }: CategorySidebarProps) {
  const { t } = useTranslation("layout");
  return (
    <Disclosure
      summary={t("categories.title")}
      className="col-span-2 border-t max-desktop:mb-4 desktop:mb-3 desktop:pointer-fine:hidden"
    >
      <nav aria-label={t("categories.title")}>
        <CategoryTree categories={categories} currentId={currentId} />
      </nav>
    </Disclosure>
  );
}

/** The category tree beside a list, from 1028 px on: the way to the current category and what lies in it, all else folded. */
export function CategorySidebar({ categories, currentId }: CategorySidebarProps) {
  const { t } = useTranslation("layout");
  return (
    <nav
      aria-label={t("categories.title")}
      className="mb-4 hidden border-line border-b pb-5 desktop:pointer-fine:block"
    >
      <p className="type-h5 mb-2 flex min-h-12 items-center">{t("categories.title")}</p>
      <CategoryTree categories={categories} currentId={currentId} foldsOthers />
    </nav>
  );
}
