import { useEffect, useState } from "react";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { menuCategories } from "./menu-categories.ts";

interface MenuTree {
  categories: readonly Category[];
  /** Asks again for what did not come; null where nothing is missing. */
  retry: (() => void) | null;
}

/** The menu's top categories with what lies below them, which comes once the menu is open; before that the top ones alone. */
export function useMenuTree(top: readonly Category[]): MenuTree {
  const locale = useLocale();
  const [tree, setTree] = useState(top);
  const [attempt, setAttempt] = useState(1);
  /** The attempt that has failed. */
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ids = top.map(({ id }) => id);
    quietApi.catalogue.tree({ params: { locale }, signal }).then(
      (all) => signal.aborted || setTree(menuCategories(all, ids)),
      () => signal.aborted || setFailed(attempt),
    );
    return () => controller.abort();
  }, [locale, top, attempt]);
  return { categories: tree, retry: failed === attempt ? () => setAttempt(attempt + 1) : null };
}
