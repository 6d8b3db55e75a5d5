import { type DataStrategyResult, type MiddlewareFunction, redirect } from "react-router";

/**
 * A page has one address, without a slash at its end (RULES.md PA2): for links within the site what the
 * server answers to whoever comes from outside. Query and hash stay.
 */
export const trailingSlashRedirect: MiddlewareFunction<Record<string, DataStrategyResult>> = ({ url }) => {
  const { pathname, search, hash } = url;
  if (pathname !== "/" && pathname.endsWith("/")) {
    throw redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}${hash}`);
  }
};
