import { shownStates, stockStates } from "#contract/products/product-states.ts";
import { check, choice, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const productList = {
  ...{ page: "productAdmin", texts: "productAdmin" },
  filters: {
    q: text(100),
    shown: choice(shownStates, "all"),
    stock: choice(stockStates, "any"),
    reduced: check,
  },
  columns: {
    ...{ pick: "tool", picture: "tool" },
    ...{ name: "words", sku: "words", state: "words", price: "number", pieces: "number" },
    show: "tool",
  },
} as const satisfies ListOf;
