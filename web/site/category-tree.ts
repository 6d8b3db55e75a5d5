import { useMatches } from "react-router";
import type { Category } from "#contract/catalogue/catalogue.ts";

/** The whole category tree, of a page whose loader sends it as `tree`: few need it, so it does not come with every page. */
export function useCategoryTree(): readonly Category[] {
  const tree = (useMatches().at(-1)?.loaderData as { tree?: Category[] } | undefined)?.tree;
  if (!tree) throw new Error("The page's loader does not send the category tree");
  return tree;
}
