import type { TFunction } from "i18next";
import { ApiError } from "#web/api/api-error.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { mostFaults, type PauseCause } from "./upload-pause.ts";

export type UploadFailure =
  /** Tried again by itself after a pause. */
  | { kind: "later"; cause: PauseCause; retryAfterMs: number | null; isFault: boolean }
  | { kind: "failed"; message: string; canRetry: boolean };

/**
 * Whether a failed upload can work later, and the message if not. `faults`: how often the server failed at this file
 * before.
 */
export function readUploadFailure(error: unknown, faults: number, t: TFunction): UploadFailure {
  if (error instanceof TypeError) return { kind: "later", cause: "connection", retryAfterMs: null, isFault: false };
  if (!(error instanceof ApiError)) throw error;
  const { status, retryAfterSeconds } = error;
  const retryAfterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1_000;
  // Busy: nothing was read of the file. Anything else of the server's may well be due to the file.
  if (status === 429 || status === 503) return { kind: "later", cause: "server", retryAfterMs, isFault: false };
  const isServers = status >= 500 || status === 408;
  if (isServers && faults + 1 < mostFaults) return { kind: "later", cause: "server", retryAfterMs, isFault: true };
  if (status === 401) return { kind: "failed", message: t("listingForm:save.signedOut"), canRetry: true };
  return { kind: "failed", message: readFailure(error, [], t).message ?? "", canRetry: isServers };
}
