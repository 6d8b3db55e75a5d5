import { type RouterContextProvider, redirect } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import type { SessionView } from "#contract/session/session.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { tokenFromCookie } from "./token.ts";
import { signInFor, wantedPage } from "./wanted-page.ts";

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The visitor who asks for the page; null without a token or with one that no longer counts. */
export async function currentUser({ context }: LoaderArgs): Promise<User | null> {
  try {
    return (await context.get(apiContext).accounts.me({})).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * What the frame of the page shows of its visitor: null for a guest, on a page that is the same for everybody, and where it
 * cannot be found out, which is only logged (rule FR7).
 */
export async function visitorsSession({ request, context }: LoaderArgs): Promise<SessionView | null> {
  if (tokenFromCookie(request.headers.get("cookie")) === null) return null;
  try {
    return (await context.get(apiContext).session.own({ query: {} })).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) console.error("who visits could not be read", error);
    return null;
  }
}

/**
 * FR7: Guests who open a page for signed-in people go to the sign-in page; signed-in people who open a page for guests go home. Where the
 * visitor cannot be found out the page is a guest's.
 */
export async function requireSignedIn(args: LoaderArgs): Promise<User> {
  const user = await currentUser(args);
  if (user) return user;
  const path = pagePathOf(args.request);
  throw redirect(signInFor(localeOfPath(path), { pathname: path, search: pageQueryOf(args.request) }));
}

/** The page remembered in the address of the sign-in page, if it is safe. */
export function rememberedPage(request: Request): string | null {
  return wantedPage(new URL(request.url).searchParams);
}

/** The page's own path; React Router asks for a navigation's data under `….data`. */
export function pagePathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname === "/_root.data" || pathname === "/_.data" ? "/" : pathname.replace(/(\/_)?\.data$/, "");
}

/** The page's own query, without the parameters that React Router adds when it asks for a navigation's data. */
export function pageQueryOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  for (const own of ["_routes", "index"]) searchParams.delete(own);
  return searchParams.toString();
}
