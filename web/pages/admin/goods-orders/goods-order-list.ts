import { goodsGroups } from "#contract/products/goods-admin.ts";
import { group, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const goodsOrderList = {
  page: "goodsOrderAdmin",
  texts: "goodsOrderAdmin",
  filters: { q: text(), group: group(goodsGroups) },
} as const satisfies ListOf;
