import type { TFunction } from "i18next";
import { ApiError } from "#web/api/api-error.ts";

/**
 * What is said of a log-in that failed: its errors joined by commas, else why there was no answer.
 * Bugs are thrown on.
 */
export function loginMessage(error: unknown, t: TFunction): string {
  if (error instanceof TypeError) return t("common:connection");
  if (!(error instanceof ApiError)) throw error;
  return Object.values(error.fields).flat().join(", ") || error.message || t("common:error.general");
}
