import { storedToken } from "#web/session/token.ts";
import { guestCart } from "./guest-cart.ts";

/** By what the API knows the cart of whoever sits here: the account's, or a guest's. */
export function visitorsCartKey(): string {
  return storedToken() === null ? (guestCart() ?? "") : "own";
}
