import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import { localeOfPath } from "#web/addresses/addresses.ts";

/**
 * A page in the other language is a document of its own: this one has neither its texts nor its routes
 * (`start-in-parts.ts`). Our links to it are plain ones; this handles written ones, such as the operator's in a menu.
 */
export const languageRedirect: MiddlewareFunction<Record<string, DataStrategyResult>> = ({ url }) => {
  const { pathname, search, hash } = url;
  if (localeOfPath(pathname) !== document.documentElement.lang) {
    throw redirectDocument(pathname + search + hash);
  }
};
