import { ApiError } from "#web/api/api-error.ts";
import { tokenFromCookie } from "#web/session/token.ts";
import { guestCartIn } from "./guest-cart.ts";

/**
 * Reads something of the visitor's cart for a page: of the account's, or of a guest's where nobody is signed in or the token is dead.
 * Null: there is no cart.
 */
export async function ofVisitorsCart<T>(
  cookies: string | null,
  read: (key: string) => Promise<T>,
): Promise<T | null> {
  const ofGuest = () => {
    const key = guestCartIn(cookies);
    return key ? read(key) : null;
  };
  if (!tokenFromCookie(cookies)) return ofGuest();
  try {
    return await read("own");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return ofGuest();
    throw error;
  }
}
