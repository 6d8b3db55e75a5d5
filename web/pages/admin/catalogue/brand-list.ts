import { brandOrders } from "#contract/catalogue/brand-orders.ts";
import { choice, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const brandList = {
  ...{ page: "brandAdmin", texts: "brandAdmin" },
  filters: { q: text(100), sort: choice(brandOrders, "name") },
} as const satisfies ListOf;
