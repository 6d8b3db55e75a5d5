import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A step of the form is a part of the address: going through them asks the server nothing, what the form holds is newer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
