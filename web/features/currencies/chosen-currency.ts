import type { Currency } from "#contract/content/lists.ts";

/**
 * MO3: The chosen currency is kept for a year in the cookie `currencyId`, else the default one holds.
 *
 * It may vary a page, as the language does.
 */
const currencyCookie = "currencyId";

const lifetimeSeconds = 365 * 24 * 3_600;

/** The stored currency if there is such a one, else the default. `cookies` is a Cookie header; null without any currency. */
export function chosenCurrency(currencies: readonly Currency[], cookies: string | null): Currency | null {
  const pair = (cookies ?? "").split(/;\s*/).find((part) => part.startsWith(`${currencyCookie}=`));
  const stored = pair?.slice(currencyCookie.length + 1);
  return (
    currencies.find(({ id }) => String(id) === stored) ??
    currencies.find(({ is_default }) => is_default) ??
    currencies[0] ??
    null
  );
}

/** Keeps the choice on this device. */
export function keepCurrency({ id }: Currency): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${currencyCookie}=${id}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
}
