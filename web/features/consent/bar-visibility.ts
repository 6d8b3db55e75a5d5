/**
 * Whether the cookie bar is seen is a class of the document and not a state of React: the bar is part of every page, the
 * same for everyone, and this script shows it before the page is painted. No page without scripts can store an answer,
 * so there it stays hidden.
 */
export function showUndecided(): void {
  const { classList } = document.documentElement;
  classList.add("with-script");
  if (!document.cookie.split(/;\s*/).includes("cookies-show=hidden")) classList.add("ask-cookies");
}

const opening = "cookies:open";

/** Shows the bar to a visitor who wants to choose anew. */
export function openCookieBar(): void {
  document.documentElement.classList.add("ask-cookies");
  document.dispatchEvent(new Event(opening));
}

export function hideCookieBar(): void {
  document.documentElement.classList.remove("ask-cookies");
}

/** Calls back whenever the bar is opened by `openCookieBar`; returns how to stop that. */
export function onCookieBarOpened(callback: () => void): () => void {
  document.addEventListener(opening, callback);
  return () => document.removeEventListener(opening, callback);
}
