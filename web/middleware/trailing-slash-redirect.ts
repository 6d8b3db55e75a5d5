import { type DataStrategyResult, type MiddlewareFunction, redirect } from "react-router";

/**
 * A page has one address, without a slash at its end (rule PA2): links within the site are redirected as the
 * server redirects requests from outside. Query and hash stay.
 */
export const trailingSlashRedirect: MiddlewareFunction<Record<string, DataStrategyResult>> = ({ url }) => {
  const { pathname, search, hash } = url;
  if (pathname !== "/" && pathname.endsWith("/")) {
    throw redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}${hash}`);
  }
};
