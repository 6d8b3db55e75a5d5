import { expect, test } from "vitest";
import { auditList } from "#web/pages/admin/audit/audit-list.ts";
import { dealList } from "#web/pages/admin/deals/deal-list.ts";
import { productList } from "#web/pages/admin/products/product-list.ts";
import { strikeLists } from "#web/pages/admin/strikes/strike-lists.ts";
import { addressOfQuery, type Filters, queryOfAddress } from "./filters.ts";

test.each<[Filters, string, string]>([
  [productList.filters, "", ""],
  [
    productList.filters,
    "?q=+rum+&shown=hidden&stock=low&reduced=true&page=3",
    "?q=rum&shown=hidden&stock=low&reduced=true",
  ],
  [productList.filters, "?shown=nonsense&stock=1&reduced=yes", ""],
  [
    auditList.filters,
    "?by=+jana+&kind=setting&id=bid&from=2026-11-01&to=2026-11-30&q=rum&before=x",
    "?by=jana&kind=setting&id=bid&from=2026-11-01&to=2026-11-30&q=rum",
  ],
  [auditList.filters, "?kind=nonsense&from=yesterday&to=2026-13-01", ""],
  [dealList.filters, "?from=1+000&to=-5&order=due&age=7", "?age=7&from=1000"],
  [strikeLists.strikes.filters, "?group=strikes&state=standing", "?state=standing"],
])("a list asks of an address only what its filters know (%#)", (filters, written, asked) => {
  expect(addressOfQuery(filters, queryOfAddress(filters, new URLSearchParams(written)))).toBe(asked);
});

test("a page or a place stands behind what the list is narrowed to, the first page nowhere", () => {
  const { filters } = auditList;
  const query = queryOfAddress(filters, new URLSearchParams("?kind=bid"));
  expect(addressOfQuery(filters, query, { before: "2026" })).toBe("?kind=bid&before=2026");
  expect(addressOfQuery(filters, query, { page: 2 })).toBe("?kind=bid&page=2");
  expect(addressOfQuery(filters, query, { page: 1 })).toBe("?kind=bid");
});
