import { data, redirect } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { pagePathOf, pageQueryOf } from "#web/session/guards.ts";
import { leadBackTo } from "#web/session/wanted-page.ts";

/**
 * What a page of the back office throws where the API has refused: the way to the second factor, and back, for whoever lacks only that
 * (rule A23); for everybody else it does not exist, nor does what nobody has stored.
 */
export function adminRefusal(error: unknown, request: Request): unknown {
  if (error instanceof ApiError && error.status === 404) return data(null, { status: 404 });
  if (!(error instanceof ApiError) || error.status !== 403) return error;
  if (error.body.code !== "SECOND_FACTOR_REQUIRED") return data(null, { status: 404 });
  const pathname = pagePathOf(request);
  return redirect(
    `${pathTo("security", localeOfPath(pathname))}?${leadBackTo({ pathname, search: pageQueryOf(request) })}`,
  );
}
