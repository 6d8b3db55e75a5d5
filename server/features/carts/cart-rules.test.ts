import { expect, test } from "vitest";
import { isOrderable, lineState, missingToFreeDelivery } from "./cart-rules.ts";

const product = { isShown: true, pieces: 3, takesBackOrders: false };

test.each([
  ["as many as there are", product, 3, "in_stock"],
  ["more than there are", product, 4, "too_many"],
  ["none left", { ...product, pieces: 0 }, 1, "sold_out"],
  ["more than there are, to order", { ...product, takesBackOrders: true }, 4, "back_order"],
  ["none left, to order", { ...product, pieces: 0, takesBackOrders: true }, 1, "back_order"],
  ["taken out of sale", { ...product, isShown: false, takesBackOrders: true }, 1, "gone"],
] as const)("CA2: %s", (_what, onOffer, quantity, state) => {
  expect(lineState(onOffer, quantity)).toBe(state);
  expect(isOrderable(state)).toBe(state === "in_stock" || state === "back_order");
});

test("CA4: delivery is free from the very amount on", () => {
  expect([149_999, 150_000, 150_001].map((total) => missingToFreeDelivery(150_000, total))).toEqual([1, 0, 0]);
});
