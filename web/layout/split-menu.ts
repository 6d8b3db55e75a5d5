import type { SettingValues } from "#contract/settings/settings.ts";
import { pageAt } from "#web/addresses/page-at.ts";

type Menu = SettingValues["topmenu"];

const pagesOfGoods: ReadonlySet<string> = new Set([
  "dailyAuctions",
  "monthlySales",
  "monthlySale",
  "newProducts",
  "reducedProducts",
  "search",
  "item",
]);

/** The operator's menu in two parts, each in its order: what leads to goods, and what is to be read. */
export function splitMenu(menu: Menu): { goods: Menu; reading: Menu } {
  const isGoods = ({ link }: Menu[number]) => pagesOfGoods.has(pageAt(link.split("?")[0] ?? "")?.page ?? "");
  return { goods: menu.filter(isGoods), reading: menu.filter((entry) => !isGoods(entry)) };
}
