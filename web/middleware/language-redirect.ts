import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import { localeOfPath } from "#web/addresses/page-at.ts";

/**
 * A page in the other language is a document of its own: this one has not its texts.
 * Links to it are plain ones; this is for those that somebody writes, such as the operator in a menu.
 */
export const languageRedirect: MiddlewareFunction<Record<string, DataStrategyResult>> = ({ url }) => {
  const { pathname, search, hash } = url;
  if (localeOfPath(pathname) !== document.documentElement.lang) {
    throw redirectDocument(pathname + search + hash);
  }
};
