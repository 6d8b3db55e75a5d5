import type { Locale } from "#contract/values/locale.ts";
import { writeCookie } from "#web/session/cookies.ts";

/**
 * Remembers the chosen language for a year (rule FR8). Pages go by their address, so a shared link keeps its language.
 */
export function keepLocale(locale: Locale): void {
  writeCookie("locale", locale, 365 * 24 * 3_600);
}

/**
 * Inline at the head of every page: shows the offer of English, which is part of the Czech home page, before the first
 * paint to a visitor who has chosen no language and whose browser names English before Czech and Slovak.
 */
export function offerEnglish(): void {
  const isChosen = /(^|;\s*)locale=/.test(document.cookie);
  const understood = navigator.languages.find((language) => /^(cs|sk|en)\b/.test(language));
  if (!isChosen && understood?.startsWith("en")) document.documentElement.classList.add("offer-english");
}

/** The choice is made: the offer goes from this page and from the next ones. */
export function stayInCzech(): void {
  keepLocale("cs");
  document.documentElement.classList.remove("offer-english");
}
