import { ApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { tokenFromCookie } from "#web/session/token.ts";
import { guestCartIn } from "./guest-cart.ts";

/**
 * Reads something of the visitor's cart for a page: of the account's, or of a guest's where nobody is signed in or the token is dead.
 * After a log-in what was put in as a guest is moved in first, since the page may be asked for before the browser has moved it.
 * Null: there is no cart.
 */
export async function ofVisitorsCart<T>(
  carts: Pick<ApiClient["carts"], "merge">,
  cookies: string | null,
  read: (key: string) => Promise<T>,
): Promise<T | null> {
  const guestKey = guestCartIn(cookies);
  const ofGuest = () => (guestKey ? read(guestKey) : null);
  if (!tokenFromCookie(cookies)) return ofGuest();
  try {
    if (guestKey) await carts.merge({ body: { guestKey } });
    return await read("own");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return ofGuest();
    throw error;
  }
}
