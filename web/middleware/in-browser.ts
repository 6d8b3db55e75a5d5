import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { clearValidationErrors } from "./clear-validation-errors.ts";
import { languageRedirect } from "./language-redirect.ts";
import { named } from "./named.ts";
import { trailingSlashRedirect } from "./trailing-slash-redirect.ts";
import { waitForLine } from "./wait-for-line.ts";

type InBrowser = MiddlewareFunction<Record<string, DataStrategyResult>>;

const known: Readonly<Record<string, InBrowser>> = {
  clearValidationErrors,
  languageRedirect,
  trailingSlashRedirect,
  waitForLine,
};

/** For a page's `clientMiddleware`: runs in the browser before a navigation to the page. */
export function inBrowser(...names: string[]): InBrowser[] {
  return named(known, names);
}
