import type { TFunction } from "i18next";
import { ApiError } from "#web/api/api-error.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import type { Verdict } from "./run-bulk.ts";

/** Every further row would hear the same: the session has ended, too much was asked, the site is closed. */
const barring = new Set([401, 429, 503]);
/** A proxy gave up waiting, and the site may have done it all the same. */
const unanswering = new Set([502, 504]);

/** What the failure of one row means. Whatever is no answer of the server leaves unknown whether the row was changed. */
export function judgeFailure(error: unknown, t: TFunction): Verdict {
  if (!(error instanceof ApiError) || unanswering.has(error.status)) return { kind: "unanswered" };
  const why = readFailure(error, [], t).message ?? t("common:error.general");
  return { kind: barring.has(error.status) ? "barred" : "refused", why };
}
