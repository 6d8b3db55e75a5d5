import { useEffect, useRef } from "react";
import { type DataStrategyResult, type MiddlewareFunction, redirect, useLocation, useNavigate } from "react-router";
import { browserStorage } from "#web/session/browser-storage.ts";
import { useSession } from "#web/session/session.ts";
import { knownNow } from "#web/session/session-store.ts";
import { lastingQuery, leftList, rememberList } from "./remembered-lists.ts";

/**
 * A list that is come to bare is as this person has left it on this device; taking all filters off there forgets them. What a link
 * from elsewhere has narrowed it to is not theirs, and is not remembered.
 */
export function useRememberedFilters(): void {
  const { pathname, search } = useLocation();
  const user = useSession()?.id;
  const navigate = useNavigate();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (user === undefined || search === shown.current) return;
    const isNew = shown.current === null;
    shown.current = search;
    const storage = browserStorage("localStorage");
    if (!isNew) return rememberList(storage, user, pathname, { query: lastingQuery(search) });
    // Where the page came from the server, that does not know how the list was left.
    const { query } = search === "" ? leftList(storage, user, pathname) : {};
    if (query) void navigate(pathname + query, { replace: true });
  }, [user, pathname, search, navigate]);
}

/** The same before a list is loaded, on the way from another page. */
export const restoreFilters: MiddlewareFunction<Record<string, DataStrategyResult>> = ({
  url: { pathname, search },
}) => {
  const user = knownNow().session?.user.id;
  if (search !== "" || user === undefined || pathname === window.location.pathname) return;
  const { query } = leftList(browserStorage("localStorage"), user, pathname);
  if (query) throw redirect(pathname + query);
};
