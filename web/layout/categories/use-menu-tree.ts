import { useEffect, useState } from "react";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { menuCategories } from "./menu-categories.ts";

/** The menu's top categories with what lies below them, which comes once the menu is open; before that, and without a line, the top ones alone. */
export function useMenuTree(top: readonly Category[]): readonly Category[] {
  const locale = useLocale();
  const [tree, setTree] = useState(top);
  useEffect(() => {
    const controller = new AbortController();
    const ids = top.map(({ id }) => id);
    quietApi.catalogue.tree({ params: { locale }, signal: controller.signal }).then(
      (all) => controller.signal.aborted || setTree(menuCategories(all, ids)),
      () => "the pages of the top categories lead further",
    );
    return () => controller.abort();
  }, [locale, top]);
  return tree;
}
