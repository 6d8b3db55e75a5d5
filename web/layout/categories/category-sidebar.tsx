import { useTranslation } from "react-i18next";
import type { Category } from "#contract/finding/catalogue.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { CategoryTree } from "./category-tree.tsx";

/**
 * The category tree beside a list, 272 px wide from 1028 px on; on touch devices and narrow screens a block of its own
 * that opens.
 */
export function CategorySidebar({
  categories,
  currentId,
}: {
  categories: readonly Category[];
  currentId?: number | null;
}) {
  const { t } = useTranslation("layout");
  return (
    <>
      <Disclosure
        summary={t("categories.title")}
        className="col-span-2 border-t max-desktop:mb-4 desktop:mb-6 desktop:pointer-fine:hidden"
      >
        <nav aria-label={t("categories.title")}>
          <CategoryTree categories={categories} currentId={currentId} />
        </nav>
      </Disclosure>
      <nav aria-label={t("categories.title")} className="mb-7 hidden pt-2 desktop:pointer-fine:block">
        <p className="type-h5 mb-3">{t("categories.title")}</p>
        <CategoryTree categories={categories} currentId={currentId} />
      </nav>
    </>
  );
}
